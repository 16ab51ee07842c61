import type { Payment } from '@jhola/contract/payments/schema'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import type { PaymentRow } from '../payments.repo.ts'
import type { Providers } from '../providers/index.ts'

/** A payment attempt as its customer may see it. */
export const presentPayment = (providers: Providers, row: PaymentRow): Payment => {
  const provider = providers.byId(row.provider)
  return {
    payment_id: row.payment_id,
    order_id: row.order_id,
    provider: row.provider,
    method: row.method,
    amount: paiseToRupees(paise(row.amount_paise)),
    status: row.status,
    failure: row.failure,
    is_test: provider?.isTest ?? false,
    pay_path:
      row.status === 'created' && row.reference !== null
        ? (provider?.checkoutPath({ payment_id: row.payment_id, reference: row.reference }) ?? null)
        : null,
  }
}
