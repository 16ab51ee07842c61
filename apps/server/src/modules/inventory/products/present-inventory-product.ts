import { isCounted, isOffShelf, UNTIL_RESTOCKED } from '@jhola/contract/availability/stock-modes'
import { stockStatus } from '@jhola/contract/catalogue/stock'
import { priceWithGst } from '@jhola/contract/inventory/products/product-rules'
import type { InventoryProduct } from '@jhola/contract/inventory/schema'
import { isExpired } from '@jhola/contract/inventory/stock/expiry'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import { toUnits } from '@jhola/contract/shared/weight'
import { type InventoryProductRow, presentProduct, sellableOf } from '../../catalogue/index.ts'
import type { ShelfContext } from '../tax-context.ts'

const rupees = (amount: number): number => paiseToRupees(paise(amount))

const levelsOf = (row: InventoryProductRow, nowMs: number) => {
  const isFew = isCounted(row.stock_mode) && row.on_hand - row.reserved <= row.min_stock
  const sellable = sellableOf(row, nowMs)
  const available = row.on_hand - row.reserved
  return {
    current_stock: toUnits(row.on_hand, row.unit_size),
    reserved: toUnits(row.reserved, row.unit_size),
    available: toUnits(available, row.unit_size),
    max_stock_level: toUnits(row.max_stock, row.unit_size),
    stock_status: stockStatus(sellable, isCounted(row.stock_mode) ? row.min_stock : 0),
    is_low_stock: isFew,
    is_out_of_stock: sellable <= 0,
  }
}

/** Until when it is off the shelf. */
const offOf = ({ off_until }: InventoryProductRow, nowMs: number) => {
  const isOff = isOffShelf(off_until?.getTime() ?? null, nowMs)
  const until = isOff ? (off_until?.toISOString() ?? null) : null
  return { is_off_shelf: isOff, off_until: until === UNTIL_RESTOCKED ? null : until }
}

/** A product as its shop sees it, with the fields that customers do not see; the stock includes expired items. */
export const presentInventoryProduct = (
  row: InventoryProductRow,
  { tax_mode, today, nowMs }: ShelfContext,
): InventoryProduct => ({
  ...presentProduct(row, tax_mode, { today, nowMs }),
  category_hi: row.category_hi,
  sku: row.sku,
  barcode: row.barcode,
  hsn: row.hsn,
  costPrice: row.cost_paise === null ? null : rupees(row.cost_paise),
  price_with_gst: rupees(priceWithGst(paise(row.price_paise), Number(row.gst_rate_percent), tax_mode)),
  has_photo: row.photo_media_id !== null,
  status: row.active ? 'active' : 'inactive',
  is_expired: isExpired(row.expiry_date, today),
  supplier: row.supplier_name,
  country_of_origin: row.country_of_origin,
  importer: row.importer,
  maker: row.maker,
  consumer_care: row.consumer_care,
  veg_mark: row.veg_mark,
  shelf_place: row.shelf_place,
  tags: row.tags,
  aliases: row.aliases,
  expiryDate: row.expiry_date,
  family_id: row.family_id,
  version: row.version,
  created_at: row.created_at.toISOString(),
  lastUpdated: row.updated_at.toISOString(),
  deleted_at: row.deleted_at?.toISOString() ?? null,
  ...levelsOf(row, nowMs),
  own_mode: row.own_mode,
  ...offOf(row, nowMs),
})
