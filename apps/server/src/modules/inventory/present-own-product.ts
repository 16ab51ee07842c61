import { percentOff, stockStatus } from '@jhola/contract/catalogue/stock'
import { isExpired } from '@jhola/contract/inventory/expiry'
import { priceWithGst } from '@jhola/contract/inventory/product-rules'
import type { ShelfProduct } from '@jhola/contract/inventory/schema'
import type { TaxMode } from '@jhola/contract/orders/pricing'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import { toUnits } from '@jhola/contract/shared/weight'
import type { OwnProductRow } from '../catalogue/index.ts'

/** How a shop states its prices, and its date today. */
export type ShelfTerms = { tax_mode: TaxMode; today: string }

const rupees = (amount: number): number => paiseToRupees(paise(amount))
const orNull = (amount: number | null): number | null => (amount === null ? null : rupees(amount))

const levelsOf = (row: OwnProductRow) => {
  const available = row.on_hand - row.reserved
  return {
    current_stock: toUnits(row.on_hand, row.unit_size),
    reserved: toUnits(row.reserved, row.unit_size),
    available: toUnits(available, row.unit_size),
    min_stock_level: toUnits(row.min_stock, row.unit_size),
    max_stock_level: toUnits(row.max_stock, row.unit_size),
    stock_status: stockStatus(available, row.min_stock),
    is_low_stock: available <= row.min_stock,
    is_out_of_stock: available <= 0,
  }
}

const pricesOf = (row: OwnProductRow, mode: TaxMode) => {
  const withGst = priceWithGst(paise(row.price_paise), Number(row.gst_rate_percent), mode)
  return {
    costPrice: orNull(row.cost_paise),
    price: rupees(row.price_paise),
    price_with_gst: rupees(withGst),
    mrp: orNull(row.mrp_paise),
    discount: percentOff(withGst, row.mrp_paise),
    gst_rate: Number(row.gst_rate_percent),
  }
}

/** A product as its shop sees it: rupees, and stock in selling units. */
export const presentOwnProduct = (row: OwnProductRow, { tax_mode, today }: ShelfTerms): ShelfProduct => ({
  id: row.product_id,
  store_id: row.store_id,
  name: row.name,
  name_hi: row.name_hi,
  description: row.description,
  description_hi: row.description_hi,
  category: row.category,
  category_hi: row.category_hi,
  brand: row.brand,
  sku: row.sku,
  barcode: row.barcode,
  unit: row.unit,
  pack_size: row.pack_size,
  loose: row.loose,
  hsn: row.hsn,
  image: row.image,
  has_photo: row.photo_media_id !== null,
  status: row.active ? 'active' : 'inactive',
  is_expired: isExpired(row.expiry_date, today),
  supplier: row.supplier_name,
  tags: row.tags,
  aliases: row.aliases,
  expiryDate: row.expiry_date,
  family_id: row.family_id,
  version: row.version,
  created_at: row.created_at.toISOString(),
  lastUpdated: row.updated_at.toISOString(),
  deleted_at: row.deleted_at?.toISOString() ?? null,
  ...levelsOf(row),
  ...pricesOf(row, tax_mode),
})
