import type { StockMode } from '@jhola/contract/availability/stock-modes'

/** A product as the catalogue shows it; money in paise, stock in base units. */
export type ProductRow = {
  store_id: string
  product_id: string
  name: string
  name_hi: string | null
  description: string
  description_hi: string | null
  brand: string
  category: string
  image: string
  unit: string
  unit_size: number
  pack_size: string | null
  loose: boolean
  price_paise: number
  mrp_paise: number | null
  gst_rate_percent: string
  on_hand: number
  reserved: number
  min_stock: number
  /** The last day on which the product is sold. */
  expiry_date: string | null
  stock_mode: StockMode
  /** Until when it is off the shelf. */
  off_until: Date | null
  seen_at: Date | null
  missed_at: Date | null
}

/** The columns of a `ProductRow`, of `products p`. */
export const PRODUCT_COLUMNS = `p.store_id, p.product_id, p.name, p.name_hi, p.description, p.description_hi, p.brand, p.category, p.image, p.unit, p.unit_size,
  p.pack_size, p.loose, p.price_paise, p.mrp_paise, p.gst_rate_percent, p.on_hand, p.reserved, p.min_stock, p.expiry_date,
  p.stock_mode, p.off_until, p.seen_at, p.missed_at`
