import { z } from 'zod'
import { CONFIDENCES } from '../../availability/confidence.ts'
import { STOCK_MODES } from '../../availability/stock-modes.ts'
import { dateSchema, rupeesSchema } from '../../shared/wire.ts'

/**
 * A product as packing needs it: to find it by its code, to price it and to suggest it. Prices in rupees; `available` in base
 * units that nobody has reserved; of goods that nobody counts there is always enough.
 */
export const packingProductSchema = z.object({
  product_id: z.string(),
  name: z.string(),
  name_hi: z.string().nullable(),
  brand: z.string(),
  image: z.string(),
  category: z.string(),
  category_hi: z.string().nullable(),
  unit: z.string(),
  unit_size: z.number().int(),
  pack_size: z.string().nullable(),
  loose: z.boolean(),
  price: rupeesSchema,
  mrp: rupeesSchema.nullable(),
  /** Zero for a shop that collects no tax. */
  gst_rate: z.number(),
  available: z.number().int(),
  /** How the shop knows whether it has it. */
  stock_mode: z.enum(STOCK_MODES),
  /** How sure it is that the shop has it. */
  confidence: z.enum(CONFIDENCES),
  active: z.boolean(),
  barcode: z.string().nullable(),
  /** Where it stands in the shop, in its own words; empty: not said. */
  shelf_place: z.string(),
  /** Packs of the same product have the same id. */
  family_id: z.string().nullable(),
  /** The last day on which it is sold. */
  expires_on: dateSchema.nullable(),
})
export type PackingProduct = z.infer<typeof packingProductSchema>
