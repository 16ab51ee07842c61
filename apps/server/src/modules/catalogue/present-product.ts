import type { Product } from '@jhola/contract/catalogue/schema'
import { percentOff, stockStatus } from '@jhola/contract/catalogue/stock'
import { priceWithGst } from '@jhola/contract/inventory/products/product-rules'
import { isExpired } from '@jhola/contract/inventory/stock/expiry'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import { toUnits } from '@jhola/contract/shared/weight'
import type { TaxMode } from '@jhola/contract/tax/gst'
import type { ProductRow } from './product-row.sql.ts'

/** A product as screens show it: rupees, and available stock in selling units; an expired product has none. */
export const presentProduct = (row: ProductRow, mode: TaxMode, today: string): Product => {
  const available = isExpired(row.expiry_date, today) ? 0 : row.on_hand - row.reserved
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
    current_stock: toUnits(available, row.unit_size),
    min_stock_level: toUnits(row.min_stock, row.unit_size),
    stock_status: stockStatus(available, row.min_stock),
  }
}
