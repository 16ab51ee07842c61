import type { MissingChoice } from '@jhola/contract/orders/missing-choice'
import type { PackingState } from '@jhola/contract/orders/packing/apply-line-changes'
import type { GivenLine, OrderedLine, PackableProduct } from '@jhola/contract/orders/packing/given-line'
import type { OrderTerms } from '@jhola/contract/orders/packing/packed-bill'
import { counterDeliveryPricing } from '@jhola/contract/orders/placing/pricing'
import { isCounterOrder } from '@jhola/contract/orders/statuses'
import type { PackingSettings } from '@jhola/contract/preferences/schema'
import { paise } from '@jhola/contract/shared/money'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { OrderableStore } from '../deps.ts'
import {
  choiceOf,
  findPackingTerms,
  type GivenRow,
  listLines,
  lockPackableProducts,
  type OrderedRow,
  type OrderRef,
  type PackableRow,
} from './packing.repo.ts'

/** An order as its packing sees it, with the rows behind the lines. */
export type PackedOrder = {
  state: PackingState
  terms: OrderTerms
  /** What is stored of a line, by its number: as it is given, else as it was ordered. */
  rows: ReadonlyMap<number, GivenRow>
  products: ReadonlyMap<string, PackableRow>
  /** What the shop may do without asking. */
  settings: PackingSettings
}

/** The shop of an order: its prices, and what it may do without asking. */
export type PackingTerms = { store: OrderableStore; settings: PackingSettings }

/** A shop that may not collect tax priced the order with a rate of zero, although the line has the rate of its product. */
const rateOf = (row: { gst_rate_percent: string }, collectsTax: boolean): number =>
  collectsTax ? Number(row.gst_rate_percent) : 0

const toLine = (row: OrderedRow, collectsTax: boolean) => ({
  line_no: row.line_no,
  product_id: row.product_id,
  quantity: row.quantity,
  unitSize: row.unit_size,
  unitPricePaise: paise(row.unit_price_paise),
  gstRatePercent: rateOf(row, collectsTax),
  loose: row.unit_size > 1,
  counted: row.counted,
})
const toOrdered = (row: OrderedRow, ofOrder: MissingChoice, collectsTax: boolean): OrderedLine => ({
  ...toLine(row, collectsTax),
  if_missing: choiceOf(row, ofOrder),
})

/** The lines that are given, and with nothing in them those that were taken out. */
const toGiven = (given: readonly GivenRow[], ordered: readonly OrderedRow[], collectsTax: boolean): GivenLine[] => {
  const there = new Map(given.map((row) => [row.line_no, row]))
  const lines = given.map((row): GivenLine => ({ ...toLine(row, collectsTax), replaces: row.replaces, change: row.change }))
  const gone = ordered
    .filter(({ line_no }) => !there.has(line_no))
    .map((row): GivenLine => ({ ...toLine(row, collectsTax), quantity: 0, replaces: null, change: 'not_available' }))
  return [...lines, ...gone].toSorted((a, b) => a.line_no - b.line_no)
}

const toProduct = (row: PackableRow, collectsTax: boolean): PackableProduct => ({
  product_id: row.product_id,
  active: row.active,
  loose: row.unit_size > 1,
  unit_size: row.unit_size,
  pricePaise: paise(row.price_paise),
  mrpPaise: row.mrp_paise === null ? null : paise(row.mrp_paise),
  gst_rate_percent: rateOf(row, collectsTax),
  available: row.on_hand - row.reserved,
  mode: row.stock_mode,
})

/**
 * Reads an order for its packing, and locks its products and those that come into it. The caller holds the order's lock. Throws
 * `orders.not_found`.
 */
export const readPackedOrder = async (
  tx: Sql,
  order: OrderRef,
  { store, settings }: PackingTerms,
  broughtIn: readonly string[],
): Promise<PackedOrder> => {
  const terms = await findPackingTerms(tx, order)
  if (!terms) throw new AppError('orders.not_found')
  const { given, ordered } = await listLines(tx, order)
  const ids = new Set([...[...given, ...ordered].map(({ product_id }) => product_id), ...broughtIn])
  const products = await lockPackableProducts(tx, order.storeId, [...ids])
  const collectsTax = store.collects_tax !== false
  return {
    state: {
      ordered: ordered.map((row) => toOrdered(row, terms.if_missing, collectsTax)),
      given: toGiven(given, ordered, collectsTax),
      products: new Map(products.map((row) => [row.product_id, toProduct(row, collectsTax)])),
      taxMode: terms.tax_mode,
    },
    terms: {
      discountPaise: paise(terms.discount_paise),
      taxMode: terms.tax_mode,
      deliveryType: terms.delivery_type,
      isExpress: terms.delivery_slot === 'express',
      terms: isCounterOrder(terms) ? counterDeliveryPricing(store.delivery) : store.delivery,
      roundsTotal: terms.rounds_total ?? store.rounds_total,
      orderedFeePaise: paise(terms.ordered_fee_paise),
    },
    rows: new Map(
      [...ordered.map((row) => ({ ...row, replaces: null, change: null })), ...given].map((row) => [row.line_no, row]),
    ),
    products: new Map(products.map((row) => [row.product_id, row])),
    settings,
  }
}
