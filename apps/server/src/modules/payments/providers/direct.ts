import { upiRequestOf } from '@jhola/contract/payments/upi'
import { AppError } from '../../../platform/errors.ts'
import type { PaymentProvider } from './provider.ts'

/** Direct payments: only the shop can confirm and refund them. */
const DIRECT = {
  isAuthoritative: false,
  isTest: false,
  checkoutPath: () => null,
  isReachable: () => true,
  fetchStatus: async () => ({ state: 'open' }) as const,
  parseWebhook: async () => {
    throw new AppError('payments.signature')
  },
  refund: async () => ({ state: 'done' }) as const,
  fetchRefundStatus: async () => undefined,
} satisfies Partial<PaymentProvider>

/** Cash when the order is handed over. */
export const cashOnDelivery: PaymentProvider = {
  ...DIRECT,
  id: 'cod',
  methods: ['cod'],
  begin: async () => ({ reference: null, upi: null, checkout: null }),
}

/** UPI to the shop's own UPI ID: a link for the phone, a QR code for the screen. */
export const upiDirect: PaymentProvider = {
  ...DIRECT,
  id: 'upi_direct',
  methods: ['upi'],
  begin: async ({ upi_vpa, upi_payee_name, store_name, amountPaise, order_number, order_id }) => ({
    reference: null,
    checkout: null,
    upi:
      upi_vpa === null
        ? null
        : upiRequestOf({
            vpa: upi_vpa,
            payee: upi_payee_name ?? store_name,
            amount: amountPaise / 100,
            orderNumber: order_number,
            orderId: order_id,
          }),
  }),
}
