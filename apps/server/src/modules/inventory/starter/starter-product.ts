import type { STORE_TYPES } from '@jhola/contract/constants'
import type { ProductLook } from './catalogue-file.ts'

export type StoreType = (typeof STORE_TYPES)[number]

/**
 * A product of the starter catalogue. Money in rupees; `price_rupees` and `cost_rupees` are without GST, `mrp_rupees` is with it.
 */
export type StarterProduct = {
  /** Stable, kebab-case. */
  key: string
  /** The family: the product of which this is a pack size; its names are stored under this key. */
  family: string
  name: string
  name_hi: string
  /** '' for loose products. */
  brand: string
  description: string
  description_hi: string
  category: string
  category_hi: string
  unit: string
  /** Sold by weight (kg) or volume (liter) in steps of 250. */
  loose: boolean
  /** The size printed on the pack, such as '500 g'; null for loose products. */
  pack_size: string | null
  mrp_rupees: number | null
  price_rupees: number
  /** The usual selling price, with GST. */
  sells_rupees: number
  cost_rupees: number
  /** Percent: 0, 5, 18 or 40. */
  gst_rate: number
  hsn: string
  /** EAN-13, null for products without a printed MRP. */
  barcode: string | null
  /** Other names: romanised Hindi, regional names. */
  aliases: readonly string[]
  tags: readonly string[]
  store_types: readonly StoreType[]
  /** `/pictures/<picture>.svg`. */
  picture: string
  look: ProductLook
}
