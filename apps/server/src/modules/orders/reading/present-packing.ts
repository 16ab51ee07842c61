import { LABEL_SEPARATOR } from '@jhola/contract/auth/device-names'
import type { BillRow } from '@jhola/contract/orders/packing/asked-packing'
import type { OrderLineRow } from '@jhola/contract/orders/packing/order-line-row'
import { type OrderPacking, OWN_CHANGE_PARTS, type OwnChangeShown, type PackingBill } from '@jhola/contract/orders/schema'
import type { ActorKind } from '@jhola/contract/orders/statuses'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import type { OrderRow } from '../order-row.sql.ts'
import { presentItem } from './present-item.ts'

const rupees = (amount: number): number => paiseToRupees(paise(amount))

const BY: Record<ActorKind, OrderPacking['last_change']['by']> = {
  shop: 'shop',
  customer: 'customer',
  system: 'system',
  payment: 'system',
}

const presentBill = (orderId: string, lines: readonly OrderLineRow[], bill: BillRow): PackingBill => ({
  items: lines.map((line) => presentItem(orderId, line)),
  subtotal: rupees(bill.subtotal_paise),
  discount: rupees(bill.discount_paise),
  tax: rupees(bill.tax_paise),
  delivery_fee: rupees(bill.delivery_fee_paise),
  express_fee: rupees(bill.express_fee_paise),
  round_off: rupees(bill.round_off_paise),
  total: rupees(bill.total_paise),
})

const presentQuestion = (orderId: string, question: NonNullable<OrderRow['packing']>['question']): OrderPacking['question'] =>
  question?.answer_by && question.asked
    ? {
        change_no: question.change_no,
        answer_by: new Date(question.answer_by).toISOString(),
        reasons: question.asked.reasons,
        silence: question.asked.silence ?? 'leave_out',
        given: presentBill(orderId, question.asked.lines, question.asked.bill),
      }
    : null

/** What the shop has not seen yet, of all changes since it looked; else what the last change was about. */
const partsOf = (last: OwnChangeShown['parts'], unseen: readonly unknown[] | null): OwnChangeShown['parts'] =>
  OWN_CHANGE_PARTS.filter((part) => (unseen ?? last).includes(part))

const presentOwnChange = (orderId: string, { own }: NonNullable<OrderRow['packing']>): OwnChangeShown | null =>
  own?.before
    ? {
        change_no: own.change_no,
        at: new Date(own.at).toISOString(),
        seen_at: own.seen_at === null ? null : new Date(own.seen_at).toISOString(),
        parts: partsOf(own.before.parts, own.unseen_parts),
        before: presentBill(orderId, own.before.lines, own.before.bill),
        slot: own.before.slot,
        delivery_date: own.before.delivery_date,
        ...(own.before.if_missing && { if_missing: own.before.if_missing }),
      }
    : null

/** The person of the shop without the device. */
const personOf = (label: string): string => label.split(LABEL_SEPARATOR)[0] ?? label

/** How an order was changed since it was placed; null: nothing was changed. */
export const presentPacking = ({ order_id, packing }: OrderRow): OrderPacking | null => {
  if (!packing?.last || !packing.lines) return null
  const { last, lines } = packing
  return {
    change_no: packing.change_no,
    last_change: {
      state: last.state,
      by: BY[last.actor_kind],
      by_phone: last.by_phone,
      reason: last.reason,
      at: new Date(last.at).toISOString(),
    },
    ordered: presentBill(
      order_id,
      lines.map((line) => ({ ...line, replaces: null, change: null })),
      packing,
    ),
    agreed_by_phone: packing.agreed && { by: personOf(packing.agreed.by), at: new Date(packing.agreed.at).toISOString() },
    own_change: presentOwnChange(order_id, packing),
    question: presentQuestion(order_id, packing.question),
  }
}
