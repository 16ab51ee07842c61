import { z } from 'zod'
import { productSchema } from '../../catalogue/schema.ts'
import { SEARCH_ANSWERS } from '../../catalogue/search/answer.ts'
import { storeIdSchema } from '../../shared/ids.ts'
import { latitudeSchema, longitudeSchema } from '../../shared/wire.ts'
import { nearbyStoreSchema } from '../schema.ts'

/** The nearest shops that are asked. */
export const AROUND_SHOPS_MAX = 30
/** Products that are shown of each shop. */
export const AROUND_PRODUCTS_MAX = 6

/** A search around a place, or around a shop for a customer whose place nobody knows (`around`). */
export const aroundQuerySchema = z
  .strictObject({
    search: z.string().trim().min(1).max(80),
    latitude: latitudeSchema.optional(),
    longitude: longitudeSchema.optional(),
    around: storeIdSchema.optional(),
    /** A shop that was asked already. */
    except: storeIdSchema.optional(),
  })
  .refine(({ latitude, longitude, around }) => around !== undefined || (latitude !== undefined && longitude !== undefined), {
    message: 'A place or a shop is required',
    path: ['latitude'],
  })

/** What a result says of its shop. */
export const aroundShopSchema = nearbyStoreSchema.pick({
  store_id: true,
  name: true,
  name_hi: true,
  store_type: true,
  picture: true,
  photo: true,
  rating: true,
  rating_count: true,
  is_new: true,
  is_open: true,
  is_opening_soon: true,
  opens_at: true,
  paused_until: true,
  min_order_amount: true,
  delivery_fee: true,
  free_delivery_from: true,
  offers_delivery: true,
  offers_pickup: true,
  delivery_radius_km: true,
  prep_minutes: true,
  tax_mode: true,
  distance_km: true,
})

/** What one shop has of it, the plainest first. `more`: it has more than these. */
export const aroundResultSchema = z.object({ shop: aroundShopSchema, products: z.array(productSchema), more: z.boolean() })
export type AroundResult = z.infer<typeof aroundResultSchema>

export const aroundReplySchema = z.object({
  success: z.literal(true),
  answer: z.enum(SEARCH_ANSWERS),
  /** How many shops deliver there. */
  shops: z.number().int(),
  results: z.array(aroundResultSchema),
})
