import type { Product } from '@jhola/contract/catalogue/schema'
import { percentOff, stockStatus } from '@jhola/contract/catalogue/stock'
import { computeGst, type TaxMode } from '@jhola/contract/orders/pricing'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import { toUnits } from '@jhola/contract/shared/weight'
import type { ProductRow } from './products.read.ts'

/** What leaves the purse for one unit: an MRP contains the tax, so only a price with tax may be compared with it. */
const payablePaise = (row: ProductRow, mode: TaxMode): number => {
  const price = paise(row.price_paise)
  return mode === 'exclusive' ? price + computeGst(price, Number(row.gst_rate_percent), mode) : price
}

/** A product as screens show it: rupees, and stock in selling units that can still be bought. */
export const presentProduct = (row: ProductRow, mode: TaxMode): Product => {
  const available = row.on_hand - row.reserved
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
    discount: percentOff(payablePaise(row, mode), row.mrp_paise),
    unit: row.unit,
    pack_size: row.pack_size,
    loose: row.loose,
    gst_rate: Number(row.gst_rate_percent),
    current_stock: toUnits(available, row.unit_size),
    min_stock_level: toUnits(row.min_stock, row.unit_size),
    stock_status: stockStatus(available, row.min_stock),
  }
}
