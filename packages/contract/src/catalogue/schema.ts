import { z } from 'zod'
import { CATALOGUE_PAGE_SIZE } from '../constants.ts'
import { storeIdSchema } from '../shared/ids.ts'
import { BARCODE } from './barcode.ts'

/** Stock in words: what a customer or owner is shown. */
export const STOCK_STATUSES = ['in_stock', 'low_stock', 'out_of_stock'] as const
export const stockStatusSchema = z.enum(STOCK_STATUSES)
export type StockStatus = (typeof STOCK_STATUSES)[number]

/** A product on a shop's shelf. Prices in rupees; stock in selling units that can still be bought. */
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
  current_stock: z.number(),
  min_stock_level: z.number(),
  stock_status: stockStatusSchema,
})
export type Product = z.infer<typeof productSchema>

export const productsQuerySchema = z.strictObject({
  store_id: storeIdSchema.optional(),
  search: z.string().trim().max(80).optional(),
  category: z.string().trim().max(60).optional(),
  /** Exactly this code, or nothing: what a scanner reads. */
  barcode: z.string().trim().regex(BARCODE).optional(),
  ids: z
    .string()
    .max(4000)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.uuid()).max(100))
    .optional(),
  /** Without descriptions, for screens that show none. */
  brief: z
    .literal('true')
    .transform(() => true)
    .optional(),
  /** Only what can be bought for less than its MRP, the biggest saving first. */
  below_mrp: z
    .literal('true')
    .transform(() => true)
    .optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(CATALOGUE_PAGE_SIZE),
})

export const categoryCountSchema = z.object({ category: z.string(), category_hi: z.string().nullable(), count: z.number().int() })
export type CategoryCount = z.infer<typeof categoryCountSchema>

/** What of a shelf is in stock and sold for less than its MRP: how many products, and whole percent off the one that is most below. */
export const savingsSchema = z.object({ count: z.number().int(), most_percent: z.number().int() })
export type Savings = z.infer<typeof savingsSchema>
