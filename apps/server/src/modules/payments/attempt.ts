import type { PaymentRow } from './payments.repo.ts'
import type { Attempt } from './providers/provider.ts'

/** A payment attempt in the form that its provider gets. */
export const attemptOf = (payment: PaymentRow): Attempt => ({
  payment_id: payment.payment_id,
  order_id: payment.order_id,
  method: payment.method,
  amountPaise: payment.amount_paise,
  reference: payment.reference,
  transaction: payment.transaction,
})
