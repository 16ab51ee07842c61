import type { STORE_TYPES } from '@jhola/contract/constants'
import type { ProductLook } from './catalogue-file.ts'

export type StoreType = (typeof STORE_TYPES)[number]

/** A product a new shop can tick. Money in rupees; `price_rupees` and `cost_rupees` are without GST, `mrp_rupees` is with it. */
export type StarterProduct = {
  /** Stable, kebab-case. */
  key: string
  /** The product whose size it is: what its names are kept by. */
  family: string
  name: string
  name_hi: string
  /** '' for loose goods. */
  brand: string
  description: string
  description_hi: string
  category: string
  category_hi: string
  unit: string
  /** Sold by weight (kg) or measure (liter) in steps of 250. */
  loose: boolean
  /** Words on the pack such as '500 g'; null for loose goods. */
  pack_size: string | null
  mrp_rupees: number | null
  price_rupees: number
  /** What a shop usually takes for it, with GST. */
  sells_rupees: number
  cost_rupees: number
  /** Percent: 0, 5, 18 or 40. */
  gst_rate: number
  hsn: string
  /** EAN-13, null for goods without a printed MRP. */
  barcode: string | null
  /** Other words for it: romanised Hindi, regional names. */
  aliases: readonly string[]
  tags: readonly string[]
  store_types: readonly StoreType[]
  /** `/pictures/<picture>.svg`. */
  picture: string
  look: ProductLook
}
