import type { StoredMoney } from '@jhola/contract/orders/packing/money-after-packing'
import type { PaymentStatus } from '@jhola/contract/orders/schema'

/** Columns of an order that its balance is computed from. */
export type MoneyColumns = {
  status: string
  payment_status: PaymentStatus
  total_paise: number
  paid_paise: number | null
  given_back_paise: number
}

/** The data of an order that the payment rules use. */
export const toStoredMoney = (order: MoneyColumns): StoredMoney & { payment_status: PaymentStatus } => ({
  status: order.status,
  payment_status: order.payment_status,
  totalPaise: order.total_paise,
  paidPaise: order.paid_paise,
  givenBackPaise: order.given_back_paise,
})
