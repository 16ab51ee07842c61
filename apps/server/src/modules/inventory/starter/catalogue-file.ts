import { STORE_TYPES } from '@jhola/contract/constants'
import { PRODUCT_UNITS } from '@jhola/contract/inventory/products/units'
import { z } from 'zod'

const storeTypesSchema = z.array(z.enum(STORE_TYPES)).min(1)

/** The shapes that the picture generator can draw (`scripts/generate/pictures/shapes`). */
const lookSchema = z.strictObject({
  shape: z.string(),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  accent: z.string().regex(/^#[0-9a-f]{6}$/),
  icon: z.string(),
  label: z.string().max(24),
})
export type ProductLook = z.infer<typeof lookSchema>

/** A pack size of a product: its MRP and its usual selling price, both in rupees with tax. */
const packSchema = z.strictObject({
  size: z.string().nullable(),
  mrp: z.number().positive().nullable(),
  sells: z.number().positive(),
  store_types: storeTypesSchema.optional(),
})
export type ProductPack = z.infer<typeof packSchema>

/** A product with all its pack sizes: one entry of `products/<category>.json`. */
const familySchema = z.strictObject({
  key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string(),
  name_hi: z.string(),
  brand: z.string(),
  unit: z.enum(PRODUCT_UNITS),
  hsn: z.string().regex(/^\d{4,8}$/),
  gst_rate: z.union([z.literal(0), z.literal(5), z.literal(18), z.literal(40)]),
  store_types: storeTypesSchema.optional(),
  aliases: z.array(z.string()),
  tags: z.array(z.string()),
  look: lookSchema,
  packs: z.array(packSchema).min(1),
  description: z.string(),
  description_hi: z.string(),
})
export type ProductFamily = z.infer<typeof familySchema>

export const categoriesFileSchema = z.array(
  z.strictObject({
    slug: z.string(),
    store_types: storeTypesSchema,
    margin_percent: z.number().int().min(1).max(60),
  }),
)

export const productsFileSchema = z.strictObject({ category: z.string(), families: z.array(familySchema) })
