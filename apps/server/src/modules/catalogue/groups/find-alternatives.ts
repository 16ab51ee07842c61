import { confidenceOf } from '@jhola/contract/availability/confidence'
import type { PackingProduct } from '@jhola/contract/orders/picking/product-schema'
import { suggestReplacements } from '@jhola/contract/orders/picking/suggest-replacements'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import type { TaxMode } from '@jhola/contract/tax/gst'
import type { Sql } from '../../../platform/db/sql.ts'
import { sellableOf } from '../present-product.ts'
import type { ProductRow } from '../product-row.sql.ts'
import type { ShelfMoment } from '../shelf-conditions.sql.ts'
import { listThere } from './groups.repo.ts'

/** Read at once to choose from: a whole category of a large shop. */
const CHOSEN_FROM = 300
const ALTERNATIVES_MAX = 6

type GroupedRow = ProductRow & { family_id: string | null }

/** In the form that replacements are suggested by. */
const toCandidate = (row: GroupedRow, nowMs: number): PackingProduct => ({
  product_id: row.product_id,
  name: row.name,
  name_hi: row.name_hi,
  brand: row.brand,
  image: row.image,
  category: row.category,
  category_hi: null,
  unit: row.unit,
  unit_size: row.unit_size,
  pack_size: row.pack_size,
  loose: row.loose,
  price: paiseToRupees(paise(row.price_paise)),
  mrp: row.mrp_paise === null ? null : paiseToRupees(paise(row.mrp_paise)),
  gst_rate: Number(row.gst_rate_percent),
  available: sellableOf(row, nowMs),
  stock_mode: row.stock_mode,
  confidence: confidenceOf(
    { mode: row.stock_mode, seenMs: row.seen_at?.getTime() ?? null, missedMs: row.missed_at?.getTime() ?? null },
    nowMs,
  ),
  active: true,
  barcode: null,
  shelf_place: '',
  family_id: row.family_id,
  expires_on: row.expiry_date,
})

/** What a shop has there instead of a product, by the rule of replacements while packing, best first. */
export const findAlternatives = async (
  sql: Sql,
  row: GroupedRow,
  taxMode: TaxMode,
  { today, nowMs }: ShelfMoment,
): Promise<ProductRow[]> => {
  const wanted = { storeId: row.store_id, category: row.category, familyId: row.family_id, now: new Date(nowMs) }
  const there = await listThere(sql, wanted, CHOSEN_FROM)
  const byId = new Map(there.map((one) => [one.product_id, one]))
  const candidates = there.map((one) => toCandidate(one, nowMs))
  return suggestReplacements(toCandidate(row, nowMs), candidates, { taxMode, today, max: ALTERNATIVES_MAX }).flatMap(
    ({ product_id }) => byId.get(product_id) ?? [],
  )
}
