import { type Paise, paise, ZERO_PAISE } from '../../shared/money.ts'
import type { Totals } from '../placing/pricing.ts'
import type { GivenLine, LineChangeKind, OrderedLine } from './given-line.ts'

/** One line of the ordered and the packed bill, side by side. Quantities in base units, money in paise. */
export type LineDifference = {
  line_no: number
  product_id: string
  ordered: { quantity: number; totalPaise: Paise } | null
  given: { quantity: number; totalPaise: Paise } | null
  change: LineChangeKind | null
  replaces: number | null
}

/** A figure of both bills. `by`: packed minus ordered. */
export type FigureDifference = { ordered: Paise; given: Paise; by: Paise }

export type BillDifference = {
  lines: LineDifference[]
  goods: FigureDifference
  discount: FigureDifference
  tax: FigureDifference
  fees: FigureDifference
  roundOff: FigureDifference
  total: FigureDifference
}

/** A bill with the lines that it belongs to; the totals follow the order of the lines. */
export type BilledLines<Line> = { lines: readonly Line[]; bill: Totals }

const differ = (ordered: Paise, given: Paise): FigureDifference => ({ ordered, given, by: paise(given - ordered) })

/** The ordered and the packed bill side by side: each line, the fees, the offer, the tax and the total. */
export const compareBills = (ordered: BilledLines<OrderedLine>, given: BilledLines<GivenLine>): BillDifference => {
  const before = new Map(
    ordered.lines.map(({ line_no, quantity }, index) => [
      line_no,
      { quantity, totalPaise: ordered.bill.lineTotals[index] ?? ZERO_PAISE },
    ]),
  )
  const lines = given.lines.map(
    ({ line_no, product_id, quantity, change, replaces }, index): LineDifference => ({
      line_no,
      product_id,
      ordered: before.get(line_no) ?? null,
      given: quantity > 0 ? { quantity, totalPaise: given.bill.lineTotals[index] ?? ZERO_PAISE } : null,
      change,
      replaces,
    }),
  )
  const [was, is] = [ordered.bill, given.bill]
  return {
    lines,
    goods: differ(was.subtotal, is.subtotal),
    discount: differ(was.discount, is.discount),
    tax: differ(was.tax, is.tax),
    fees: differ(paise(was.deliveryFee + was.expressFee), paise(is.deliveryFee + is.expressFee)),
    roundOff: differ(was.roundOff, is.roundOff),
    total: differ(was.total, is.total),
  }
}
