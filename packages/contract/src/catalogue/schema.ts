import { z } from 'zod'
import { CONFIDENCES } from '../availability/confidence.ts'
import { STOCK_MODES } from '../availability/stock-modes.ts'
import { CATALOGUE_PAGE_SIZE } from '../constants.ts'
import { storeIdSchema } from '../shared/ids.ts'
import { momentSchema } from '../shared/wire.ts'
import { BARCODE } from './barcode.ts'

/** Stock status, as customers and owners see it. */
export const STOCK_STATUSES = ['in_stock', 'low_stock', 'out_of_stock'] as const
export const stockStatusSchema = z.enum(STOCK_STATUSES)
export type StockStatus = (typeof STOCK_STATUSES)[number]

const unitPriceSchema = z.object({ rupees: z.number(), per: z.string() })

/** The mark on food (Food Safety and Standards Regulations): a green dot, or a brown triangle; eggs have the triangle. */
export const VEG_MARKS = ['veg', 'non_veg'] as const
export type VegMark = (typeof VEG_MARKS)[number]

/** A product of a shop. Prices in rupees; stock in selling units that can still be bought. */
export const productSchema = z.object({
  id: z.string(),
  store_id: z.string(),
  name: z.string(),
  name_hi: z.string().nullable(),
  description: z.string(),
  description_hi: z.string().nullable(),
  brand: z.string(),
  category: z.string(),
  image: z.string(),
  price: z.number(),
  mrp: z.number().nullable(),
  discount: z.number().int(),
  unit: z.string(),
  pack_size: z.string().nullable(),
  loose: z.boolean(),
  gst_rate: z.number(),
  /** Of goods that nobody counts: the most that a cart takes, or 0 while they are off the shelf. */
  current_stock: z.number(),
  min_stock_level: z.number(),
  stock_status: stockStatusSchema,
  stock_mode: z.enum(STOCK_MODES),
  /** How sure it is that the shop has it. */
  confidence: z.enum(CONFIDENCES),
  /** When what is off the shelf is there again; null: it is there, or nobody knows. */
  back_at: momentSchema.nullable(),
  /** A price to compare sizes by: rupees for `100 g`; null: it says no more than the price. */
  unit_price: unitPriceSchema.nullable(),
})
export type Product = z.infer<typeof productSchema>

/**
 * What the law has a shop tell of a product before it is bought (E-Commerce Rules 2020, 6(5); Legal Metrology (Packaged Commodities) Rules
 * 2011, 6(10)); null or empty: the shop has not given it.
 */
export const productDetailsSchema = productSchema.extend({
  /** Two letters of ISO 3166-1. */
  country_of_origin: z.string().nullable(),
  /** Name and contact of who imported it; empty: not imported, or not given. */
  importer: z.string(),
  /** The last day on which what is in stock is sold, `YYYY-MM-DD`. */
  best_before: z.string().nullable(),
  /** Name and address of who made or packed it. */
  maker: z.string(),
  /** Whom to call or write to about the product itself. */
  consumer_care: z.string(),
  veg_mark: z.enum(VEG_MARKS).nullable(),
})
export type ProductDetails = z.infer<typeof productDetailsSchema>

export const productsQuerySchema = z.strictObject({
  store_id: storeIdSchema.optional(),
  search: z.string().trim().max(80).optional(),
  category: z.string().trim().max(60).optional(),
  /** An exact barcode from a scanner; the result is this product or none. */
  barcode: z.string().trim().regex(BARCODE).optional(),
  ids: z
    .string()
    .max(4000)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.uuid()).max(100))
    .optional(),
  /** Without descriptions, for screens that do not show them. */
  brief: z
    .literal('true')
    .transform(() => true)
    .optional(),
  /** Only products sold below MRP, the biggest saving first. */
  below_mrp: z
    .literal('true')
    .transform(() => true)
    .optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(CATALOGUE_PAGE_SIZE),
})

export const categoryCountSchema = z.object({
  category: z.string(),
  category_hi: z.string().nullable(),
  count: z.number().int(),
})
export type CategoryCount = z.infer<typeof categoryCountSchema>

/** A category as customers see it. `picture`: its path; null: a category of the shop itself. */
export const shelfCategorySchema = categoryCountSchema.extend({ picture: z.string().nullable() })

/** The products in stock that are sold below MRP: their number, and the highest saving in whole percent. */
export const savingsSchema = z.object({ count: z.number().int(), most_percent: z.number().int() })
export type Savings = z.infer<typeof savingsSchema>
