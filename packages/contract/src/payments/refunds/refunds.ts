import { computeLineTaxes, computeLineTotal, spreadByValue } from '../../orders/placing/pricing.ts'
import type { OrderStatus } from '../../orders/statuses.ts'
import { agree, type Decision, refuse } from '../../shared/decision.ts'
import { type Paise, paise, sharePaise, sumPaise, ZERO_PAISE } from '../../shared/money.ts'
import type { TaxMode } from '../../tax/gst.ts'
import { canRefundLines } from './refundable.ts'

/** Why a part of a completed order is refunded. */
export const REFUND_REASONS = [
  'missing',
  'damaged',
  'wrong_item',
  'quality',
  'expired',
  'overcharged',
  'returned',
  'other',
] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** Why money went back as it is recorded: `packed_less` is the one return of an order that cost less after it was packed. */
export const RECORDED_REFUND_REASONS = [...REFUND_REASONS, 'packed_less'] as const
export type RecordedRefundReason = (typeof RECORDED_REFUND_REASONS)[number]

/** Who bears the cost: the shop, the delivery person, or the shop's supplier. */
export const REFUND_BEARERS = ['store', 'delivery', 'supplier'] as const
export type RefundBearer = (typeof REFUND_BEARERS)[number]

/** How it is refunded: by the original payment method, or in cash. */
export const REFUND_DESTINATIONS = ['source', 'cash'] as const
export type RefundDestination = (typeof REFUND_DESTINATIONS)[number]

/**
 * `pending`: the payment service was not reached yet. `sent`: it has accepted the refund. `failed`: it rejected it finally; it
 * is retried, or paid by hand.
 */
export const REFUND_STATES = ['pending', 'sent', 'done', 'failed'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/**
 * Why the whole payment is refunded: its order was cancelled; the order was already paid or closed; or the amount did not
 * match.
 */
export const FULL_REFUND_REASONS = ['called_off', 'not_needed', 'other_amount'] as const
export type FullRefundReason = (typeof FULL_REFUND_REASONS)[number]

/** The state of a refund as reported by the payment service. */
export type RefundPayoutState = Exclude<RefundState, 'pending'>

const RETURN_RANK: Record<RefundState, number> = { pending: 0, sent: 1, failed: 2, done: 3 }

/**
 * Only forward, also if reports are late, duplicated or out of order: a completed refund stays completed, even after a later
 * failure report.
 */
export const nextRefundPayoutState = (current: RefundState, said: RefundPayoutState): RefundState =>
  RETURN_RANK[said] > RETURN_RANK[current] ? said : current

/** An ordered line; quantities in base units, money in paise. */
export type SoldLine = {
  line_no: number
  quantity: number
  unitSize: number
  unitPricePaise: Paise
  totalPaise: Paise
  gstRatePercent: number
}

/** A paid order. `feesPaise`: the delivery fees. */
export type SoldOrder = {
  lines: readonly SoldLine[]
  discountPaise: Paise
  taxPaise: Paise
  taxMode: TaxMode
  feesPaise: Paise
  /** Added to pay whole rupees. */
  roundOffPaise?: Paise
  totalPaise: Paise
}

/** Base units by line number. */
export type Quantities = ReadonlyMap<number, number>

/** The price of the items that a customer keeps. `goods` after their part of the discount; `tax` added or contained. */
type Bill = { goods: Paise; tax: Paise; fees: Paise; roundOff: Paise; total: Paise }

const keptOf = (line: SoldLine, returned: Quantities): number => line.quantity - (returned.get(line.line_no) ?? 0)

/**
 * A part of a line has its part of the line's discount. The fees are kept while any item is kept, because it was delivered; and so
 * is the round-off, which goes back with the last item.
 */
const NOTHING_KEPT: Bill = { goods: ZERO_PAISE, tax: ZERO_PAISE, fees: ZERO_PAISE, roundOff: ZERO_PAISE, total: ZERO_PAISE }

const billOfKept = (order: SoldOrder, returned: Quantities): Bill => {
  const kept = order.lines.map((line) => keptOf(line, returned))
  if (kept.every((quantity) => quantity === 0)) return NOTHING_KEPT
  const discounts = spreadByValue(
    order.discountPaise,
    order.lines.map(({ totalPaise }) => totalPaise),
  )
  const values = order.lines.map((line, index) => {
    const quantity = kept[index] ?? 0
    if (quantity === 0) return ZERO_PAISE
    return paise(computeLineTotal({ ...line, quantity }) - sharePaise(discounts[index] ?? ZERO_PAISE, quantity, line.quantity))
  })
  const goods = sumPaise(values)
  const isWhole = order.lines.every((line, index) => kept[index] === line.quantity)
  const priced = order.lines.map((line, index) => ({ ...line, quantity: kept[index] ?? 0 }))
  // The tax is refunded as it was charged, by the rules of that day; none if none was charged.
  const tax = isWhole || order.taxPaise === 0 ? order.taxPaise : sumPaise(computeLineTaxes(priced, values, order.taxMode))
  const onTop = order.taxMode === 'exclusive' ? tax : ZERO_PAISE
  const exact = goods + onTop + order.feesPaise
  // What is taken off to pay whole rupees is never more than what is kept.
  const roundOff = paise(Math.max(order.roundOffPaise ?? 0, -exact))
  return { goods, tax, fees: order.feesPaise, roundOff, total: isWhole ? order.totalPaise : paise(exact + roundOff) }
}

/** The refunded amounts, in paise: total = goods + tax (if exclusive) + fees + round-off. */
export type RefundFigures = Bill & { isEverything: boolean }

const addUp = (one: Quantities, other: Quantities): Map<number, number> => {
  const sum = new Map(one)
  for (const [line, quantity] of other) sum.set(line, (sum.get(line) ?? 0) + quantity)
  return sum
}

/**
 * The refund for these items after earlier refunds: the price of what the customer kept so far, minus the price of the rest, by
 * the rules that priced the order. So the number of partial refunds does not matter: together they give the same amount to the
 * paisa, and a full return gives what was paid.
 */
export const computeRefund = (order: SoldOrder, before: Quantities, now: Quantities): RefundFigures => {
  const after = addUp(before, now)
  const [had, has] = [billOfKept(order, before), billOfKept(order, after)]
  return {
    goods: paise(had.goods - has.goods),
    tax: paise(had.tax - has.tax),
    fees: paise(had.fees - has.fees),
    roundOff: paise(had.roundOff - has.roundOff),
    total: paise(had.total - has.total),
    isEverything: order.lines.every((line) => keptOf(line, after) === 0),
  }
}

/**
 * Maximum difference, in paise for every line and every tax rate, between one refund and several refunds that are each computed
 * from the whole order. (Refunds in sequence, as in the product, have no difference.)
 */
export const REFUND_ROUNDING_PAISE = 2

/** All items of an order that are not refunded yet. */
export const remainingOf = (order: Pick<SoldOrder, 'lines'>, before: Quantities): Map<number, number> =>
  new Map(order.lines.map((line) => [line.line_no, keptOf(line, before)] as const).filter(([, quantity]) => quantity > 0))

/** Whether these items can be refunded; returns the figures. For a full refund before handover the order is cancelled. */
export const decideRefund = (
  order: SoldOrder & { status: OrderStatus; payment_status: string },
  before: Quantities,
  now: Quantities,
): Decision<RefundFigures> => {
  if (!canRefundLines(order)) return refuse('payments.nothing_to_refund')
  const left = remainingOf(order, before)
  const isPossible = [...now].every(([line, quantity]) => quantity > 0 && quantity <= (left.get(line) ?? 0))
  if (now.size === 0 || !isPossible) return refuse('payments.refund_too_much')
  const figures = computeRefund(order, before, now)
  if (figures.isEverything && order.status !== 'delivered') return refuse('payments.cancel_instead')
  return figures.total > 0 ? agree(figures) : refuse('payments.nothing_to_refund')
}
