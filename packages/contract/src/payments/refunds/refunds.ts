import { computeLineTaxes, computeLineTotal, spreadByValue } from '../../orders/placing/pricing.ts'
import type { OrderStatus } from '../../orders/statuses.ts'
import { agree, type Decision, refuse } from '../../shared/decision.ts'
import { type Paise, paise, sharePaise, sumPaise, ZERO_PAISE } from '../../shared/money.ts'
import type { TaxMode } from '../../tax/gst.ts'
import { canRefundLines } from './refundable.ts'

/** Why money of an order goes back while its goods went out. */
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

/** Who bears it: the shop itself, who brought it, or who sold it to the shop. */
export const REFUND_BEARERS = ['store', 'delivery', 'supplier'] as const
export type RefundBearer = (typeof REFUND_BEARERS)[number]

/** Where the money goes: the way it came, or into the customer's hand. */
export const REFUND_DESTINATIONS = ['source', 'cash'] as const
export type RefundDestination = (typeof REFUND_DESTINATIONS)[number]

/**
 * `pending`: the payment service was not reached yet. `sent`: it has taken it on. `failed`: it refused for good: it is tried again, or
 * somebody hands it over.
 */
export const REFUND_STATES = ['pending', 'sent', 'done', 'failed'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/**
 * Why all that came goes back: its order was called off; it was not needed, because the order was paid or over already; or it was not what
 * the order costs.
 */
export const FULL_REFUND_REASONS = ['called_off', 'not_needed', 'other_amount'] as const
export type FullRefundReason = (typeof FULL_REFUND_REASONS)[number]

/** What a payment service says of money that it was asked to return. */
export type RefundPayoutState = Exclude<RefundState, 'pending'>

const RETURN_RANK: Record<RefundState, number> = { pending: 0, sent: 1, failed: 2, done: 3 }

/** Forward only, whatever comes late, twice or out of order: money that has left stays gone, also after a no. */
export const nextRefundPayoutState = (current: RefundState, said: RefundPayoutState): RefundState =>
  RETURN_RANK[said] > RETURN_RANK[current] ? said : current

/** A line as it was ordered; quantities in base units, money in paise. */
export type SoldLine = {
  line_no: number
  quantity: number
  unitSize: number
  unitPricePaise: Paise
  totalPaise: Paise
  gstRatePercent: number
}

/** An order as it was paid. `feesPaise`: what bringing it cost. */
export type SoldOrder = {
  lines: readonly SoldLine[]
  discountPaise: Paise
  taxPaise: Paise
  taxMode: TaxMode
  feesPaise: Paise
  totalPaise: Paise
}

/** Base units by line number. */
export type Quantities = ReadonlyMap<number, number>

/** What the goods that a customer keeps come to. `goods` after their part of the discount; `tax` on top or contained. */
type Bill = { goods: Paise; tax: Paise; fees: Paise; total: Paise }

const keptOf = (line: SoldLine, returned: Quantities): number => line.quantity - (returned.get(line.line_no) ?? 0)

/** A part of a line has its part of the line's discount; the fees stay as long as anything was kept, for it was brought. */
const billOfKept = (order: SoldOrder, returned: Quantities): Bill => {
  const kept = order.lines.map((line) => keptOf(line, returned))
  if (kept.every((quantity) => quantity === 0)) return { goods: ZERO_PAISE, tax: ZERO_PAISE, fees: ZERO_PAISE, total: ZERO_PAISE }
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
  // What was charged stands as it was charged, whatever the rule of that day; where none was, none comes back.
  const tax = isWhole || order.taxPaise === 0 ? order.taxPaise : sumPaise(computeLineTaxes(priced, values, order.taxMode))
  const onTop = order.taxMode === 'exclusive' ? tax : ZERO_PAISE
  return { goods, tax, fees: order.feesPaise, total: isWhole ? order.totalPaise : paise(goods + onTop + order.feesPaise) }
}

/** What goes back, in paise: total = goods + tax (when on top) + fees. */
export type RefundFigures = { goods: Paise; tax: Paise; fees: Paise; total: Paise; isEverything: boolean }

const addUp = (one: Quantities, other: Quantities): Map<number, number> => {
  const sum = new Map(one)
  for (const [line, quantity] of other) sum.set(line, (sum.get(line) ?? 0) + quantity)
  return sum
}

/**
 * What goes back for these goods, after those that went back before: what the customer kept until now costs, less what the rest costs, by
 * the rules that priced the order. So it does not matter in how many parts goods come back: together they give the same, to the paisa, and
 * everything gives what was paid.
 */
export const computeRefund = (order: SoldOrder, before: Quantities, now: Quantities): RefundFigures => {
  const after = addUp(before, now)
  const [had, has] = [billOfKept(order, before), billOfKept(order, after)]
  return {
    goods: paise(had.goods - has.goods),
    tax: paise(had.tax - has.tax),
    fees: paise(had.fees - has.fees),
    total: paise(had.total - has.total),
    isEverything: order.lines.every((line) => keptOf(line, after) === 0),
  }
}

/**
 * Refunds that are each reckoned from the whole order differ from one refund of all their goods by roundings only: at most these paise for every
 * line and every tax rate. (Given one after the other, as they are, they do not differ at all.)
 */
export const REFUND_ROUNDING_PAISE = 2

/** Everything that is left of an order. */
export const restOf = (order: Pick<SoldOrder, 'lines'>, before: Quantities): Map<number, number> =>
  new Map(order.lines.map((line) => [line.line_no, keptOf(line, before)] as const).filter(([, quantity]) => quantity > 0))

/** May these goods be refunded? Gives the figures. To give everything back before it was handed over the order is cancelled. */
export const decideRefund = (
  order: SoldOrder & { status: OrderStatus; payment_status: string },
  before: Quantities,
  now: Quantities,
): Decision<RefundFigures> => {
  if (!canRefundLines(order)) return refuse('payments.nothing_to_refund')
  const left = restOf(order, before)
  const isPossible = [...now].every(([line, quantity]) => quantity > 0 && quantity <= (left.get(line) ?? 0))
  if (now.size === 0 || !isPossible) return refuse('payments.refund_too_much')
  const figures = computeRefund(order, before, now)
  if (figures.isEverything && order.status !== 'delivered') return refuse('payments.cancel_instead')
  return figures.total > 0 ? agree(figures) : refuse('payments.nothing_to_refund')
}
