import { DEFAULT_STORE_ID } from '@jhola/contract/constants'
import type { paymentRoutes } from '@jhola/contract/payments/routes'
import type { RouteReply } from '@jhola/contract/route'
import type { Language } from '@jhola/contract/shared/wire'
import { AppError } from '../../platform/errors.ts'
import type { Texts } from '../../platform/texts.ts'
import type { StoreForOrders, StoreTermsSource } from '../stores/index.ts'

export type PaymentDeps = { stores: StoreTermsSource; texts: Pick<Texts, 'message'> }

/** Ways of paying in the order that the checkout shows them. */
const METHOD_IDS = ['upi', 'card', 'netbanking', 'cod', 'wallet'] as const
type MethodId = (typeof METHOD_IDS)[number]

/** Does the shop take it today? What needs a payment service is listed and not yet taken. */
const IS_TAKEN: Record<MethodId, (store: StoreForOrders) => boolean> = {
  upi: (store) => store.upi_vpa !== null,
  card: () => false,
  netbanking: () => false,
  cod: (store) => store.takes_cod,
  wallet: () => false,
}

/** Every way of paying with whether this shop takes it; without a shop, for the usual one. Throws `stores.not_found`. */
export const listPaymentMethods = async (
  deps: PaymentDeps,
  storeId: string | undefined,
  language: Language,
): Promise<RouteReply<typeof paymentRoutes.methods>> => {
  const store = await deps.stores.find(storeId ?? DEFAULT_STORE_ID, { fresh: false })
  if (!store) throw new AppError('stores.not_found')
  const methods = METHOD_IDS.map((id) => ({
    id,
    name: deps.texts.message(language, `payments.${id}.name`),
    description: deps.texts.message(language, `payments.${id}.description`),
    enabled: IS_TAKEN[id](store),
  }))
  return { success: true, methods }
}
