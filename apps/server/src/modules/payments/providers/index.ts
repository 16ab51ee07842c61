import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { ProviderId } from '@jhola/contract/payments/schema'
import { cashOnDelivery, upiDirect } from './direct.ts'
import type { PaymentProvider } from './provider.ts'

/** The providers of this server. */
export type Providers = {
  all: readonly PaymentProvider[]
  /** By its ID; `undefined` when this server does not have it. */
  byId(id: ProviderId): PaymentProvider | undefined
  /** The provider of this method for a shop: a direct one where possible, else the payment service. */
  forMethod(method: OrderPaymentMethod, store: { upi_vpa: string | null }): PaymentProvider | undefined
}

/** The two direct providers, and the configured payment services: the first that supports a method gets it. */
export const createProviders = (services: readonly PaymentProvider[]): Providers => {
  const all = [cashOnDelivery, upiDirect, ...services]
  return {
    all,
    byId: (id) => all.find((provider) => provider.id === id),
    forMethod: (method, { upi_vpa }) => {
      if (method === 'cod') return cashOnDelivery
      if (method === 'upi' && upi_vpa !== null) return upiDirect
      return services.find((provider) => provider.methods.includes(method))
    },
  }
}
