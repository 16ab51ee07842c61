import type { StockMode } from '../../availability/stock-modes.ts'
import type { Paise } from '../../shared/money.ts'
import type { MissingChoice } from '../missing-choice.ts'
import type { PricedLine } from '../placing/pricing.ts'

/** The ways in which what is given differs from what was ordered. */
export const LINE_CHANGE_KINDS = [
  'not_available',
  'fewer',
  'weighed',
  'replaced',
  'price_corrected',
  'added',
  'restored',
] as const
export type LineChangeKind = (typeof LINE_CHANGE_KINDS)[number]

/** How a line that is given differs; a line that is not given at all is not stored. */
export const GIVEN_CHANGES = [
  'fewer',
  'weighed',
  'replaced',
  'price_corrected',
  'added',
] as const satisfies readonly LineChangeKind[]
export type GivenChange = (typeof GIVEN_CHANGES)[number]

/** What became of a change: made at once, or a question to the customer and its end. `withdrawn`: the shop or a cancel ended it. */
export const ORDER_CHANGE_STATES = ['applied', 'asked', 'accepted', 'declined', 'lapsed', 'withdrawn'] as const
export type OrderChangeState = (typeof ORDER_CHANGE_STATES)[number]

/** A line of an order as it was ordered. Quantities in base units, money in paise. It never changes. */
export type OrderedLine = PricedLine & {
  line_no: number
  product_id: string
  loose: boolean
  if_missing: MissingChoice
  /** Whether the ledger holds it; false: nobody counted the product when it was ordered. */
  counted?: boolean
}

/**
 * A line of an order as it is given. `quantity` 0: nothing of it is given. A replacement and an added product are lines of their
 * own, with the next free number.
 */
export type GivenLine = PricedLine & {
  line_no: number
  product_id: string
  loose: boolean
  /** Whether the ledger holds it; default true. */
  counted?: boolean
  /** The ordered line that this one replaces. */
  replaces: number | null
  /** How it last differed from the order; null: as ordered. */
  change: LineChangeKind | null
}

/**
 * A product that can come into an order while it is packed. `available`: base units that nobody else has reserved; `mode`: default
 * counted. Of goods that nobody counts there is always enough.
 */
export type PackableProduct = {
  product_id: string
  active: boolean
  loose: boolean
  unit_size: number
  pricePaise: Paise
  mrpPaise: Paise | null
  gst_rate_percent: number
  available: number
  mode?: StockMode
}

/** The lines of an order before anything of them was changed. */
export const asOrdered = (ordered: readonly OrderedLine[]): GivenLine[] =>
  ordered.map(({ if_missing: _choice, ...line }) => ({ ...line, replaces: null, change: null }))
