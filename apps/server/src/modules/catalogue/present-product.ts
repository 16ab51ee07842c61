import { confidenceOf } from '@jhola/contract/availability/confidence'
import { backAtMs, isCounted, sellableUnits, shownUnits } from '@jhola/contract/availability/stock-modes'
import type { Product } from '@jhola/contract/catalogue/schema'
import { percentOff, stockStatus } from '@jhola/contract/catalogue/stock'
import { shownUnitPrice } from '@jhola/contract/inventory/prices/unit-price'
import { priceWithGst } from '@jhola/contract/inventory/products/product-rules'
import { isExpired } from '@jhola/contract/inventory/stock/expiry'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import { isoMoment, toShopTime } from '@jhola/contract/shared/time'
import type { TaxMode } from '@jhola/contract/tax/gst'
import type { ProductRow } from './product-row.sql.ts'
import type { ShelfMoment } from './shelf-conditions.sql.ts'

const msOf = (at: Date | null): number | null => at?.getTime() ?? null

/** What of a stored product says whether it can be sold. */
type ShelfRow = Pick<ProductRow, 'stock_mode' | 'on_hand' | 'reserved' | 'off_until'>

/** Base units of a product that can be sold now, whether it has expired or not. */
export const sellableOf = ({ stock_mode: mode, on_hand, reserved, off_until }: ShelfRow, nowMs: number): number =>
  sellableUnits({ mode, on_hand, reserved, offUntilMs: msOf(off_until) }, nowMs)

/** When a product that is off the shelf is there again (ISO 8601); null: it is there, expired by then, or nobody knows. */
export const backAtOf = (
  { stock_mode: mode, on_hand, reserved, off_until, expiry_date }: ShelfRow & Pick<ProductRow, 'expiry_date'>,
  nowMs: number,
): string | null => {
  const atMs = backAtMs({ mode, on_hand, reserved, offUntilMs: msOf(off_until) }, nowMs)
  return atMs === null || isExpired(expiry_date, toShopTime(atMs).date) ? null : isoMoment(atMs)
}

/** A product as screens show it: rupees, and available stock in selling units; an expired product has none. */
export const presentProduct = (row: ProductRow, mode: TaxMode, { today, nowMs }: ShelfMoment): Product => {
  const available = isExpired(row.expiry_date, today) ? 0 : sellableOf(row, nowMs)
  const proofs = { mode: row.stock_mode, seenMs: msOf(row.seen_at), missedMs: msOf(row.missed_at) }
  return {
    id: row.product_id,
    store_id: row.store_id,
    name: row.name,
    name_hi: row.name_hi,
    description: row.description,
    description_hi: row.description_hi,
    brand: row.brand,
    category: row.category,
    image: row.image,
    price: paiseToRupees(paise(row.price_paise)),
    mrp: row.mrp_paise === null ? null : paiseToRupees(paise(row.mrp_paise)),
    discount: percentOff(priceWithGst(paise(row.price_paise), Number(row.gst_rate_percent), mode), row.mrp_paise),
    unit: row.unit,
    pack_size: row.pack_size,
    loose: row.loose,
    gst_rate: Number(row.gst_rate_percent),
    current_stock: shownUnits(available, row.unit_size),
    min_stock_level: row.min_stock / row.unit_size,
    stock_status: stockStatus(available, isCounted(row.stock_mode) ? row.min_stock : 0),
    stock_mode: row.stock_mode,
    confidence: confidenceOf(proofs, nowMs),
    back_at: backAtOf(row, nowMs),
    unit_price: shownUnitPrice({ ...row, price: paiseToRupees(paise(row.price_paise)) }),
  }
}
