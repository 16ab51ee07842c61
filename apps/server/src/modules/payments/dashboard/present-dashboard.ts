import { orderNumber } from '@jhola/contract/orders/order-number'
import type { PaymentIssue, PaymentMovement, RefundStatus, UnrecordedPayment } from '@jhola/contract/payments/dashboard/schema'
import { settlementChannelOf } from '@jhola/contract/payments/dashboard/settlement-channels'
import { upiReferenceOf } from '@jhola/contract/payments/upi'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import type { MoveRow } from './daily-totals.read.ts'
import type { PaymentNeedingAttentionRow, UnrecordedPaymentRow } from './payments-needing-attention.read.ts'
import type { RefundStatusRow } from './refund-status.read.ts'

export const rupees = (amount: number): number => paiseToRupees(paise(amount))

export const presentMove = (storeId: string, row: MoveRow): PaymentMovement => ({
  at: row.at.toISOString(),
  order_id: row.order_id,
  order_number: orderNumber(storeId, row.order_no),
  kind: row.kind,
  way: settlementChannelOf(row.method, row.by_service),
  amount: rupees(row.paise),
  round_off: rupees(row.round_off),
  reference: row.reference,
})

export const presentUnrecordedPayment = (storeId: string, row: UnrecordedPaymentRow): UnrecordedPayment => ({
  order_id: row.order_id,
  order_number: orderNumber(storeId, row.order_no),
  customer_name: row.customer_name,
  status: row.status,
  payment_method: row.payment_method,
  amount: rupees(row.total_paise),
  claimed_at: row.payment_claimed_at?.toISOString() ?? null,
  reference: row.payment_method === 'upi' ? upiReferenceOf(row.order_id) : null,
  transfer: row.claimed_utr,
  since: (row.payment_claimed_at ?? row.updated_at).toISOString(),
})

export const presentPaymentNeedingAttention = (storeId: string, row: PaymentNeedingAttentionRow): PaymentIssue => ({
  kind: row.kind,
  order_id: row.order_id,
  order_number: orderNumber(storeId, row.order_no),
  customer_name: row.customer_name,
  payment_id: row.payment_id,
  way: settlementChannelOf(row.method, row.by_service),
  asked: rupees(row.asked_paise),
  received: rupees(row.received_paise),
  at: row.at.toISOString(),
})

export const presentRefundStatus = (storeId: string, row: RefundStatusRow): RefundStatus => ({
  key: row.key,
  payment_id: row.payment_id,
  refund_id: row.refund_id,
  order_id: row.order_id,
  order_number: orderNumber(storeId, row.order_no),
  customer_name: row.customer_name,
  amount: rupees(row.paise),
  way: settlementChannelOf(row.method, row.by_service),
  state: row.state,
  reason: row.reason,
  borne_by: row.borne_by,
  note: row.note,
  at: row.at.toISOString(),
  done_at: row.done_at?.toISOString() ?? null,
})
