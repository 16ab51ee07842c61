import { z } from 'zod'
import { LANGUAGES, NEARBY_DEFAULT_RADIUS_KM, STORE_TYPES } from '../constants.ts'
import { storeIdSchema } from '../shared/ids.ts'
import { dateSchema, latitudeSchema, longitudeSchema, momentSchema } from '../shared/wire.ts'
import { STORE_STATUSES } from './statuses.ts'

/** A time of the shop's day, `HH:MM`. */
export const clockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

export const openWindowSchema = z.object({ opens: clockSchema, closes: clockSchema })

export const openingHoursSchema = openWindowSchema.extend({
  second: openWindowSchema.nullable(),
  working_days: z.array(z.number().int()),
  holidays: z.array(dateSchema),
})

/** Delivery slots that a shop offers, by name; express is delivery within two hours for an extra fee. */
export const offeredSlotsSchema = z.object({
  morning: z.boolean(),
  afternoon: z.boolean(),
  evening: z.boolean(),
  express: z.boolean(),
})
export type OfferedSlots = z.infer<typeof offeredSlotsSchema>

export const paymentMethodIdSchema = z.enum(['cod', 'upi'])
export type PaymentMethodId = z.infer<typeof paymentMethodIdSchema>

/** A shop's public data, without the owner's private phone and email. Money in rupees. */
export const storeSchema = z.object({
  store_id: z.string(),
  slug: z.string(),
  name: z.string(),
  name_hi: z.string().nullable(),
  store_type: z.enum(STORE_TYPES),
  picture: z.string(),
  phone: z.string(),
  whatsapp: z.string().nullable(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  rating: z.number().nullable(),
  rating_count: z.number().int(),
  /** True until the shop has delivered ten orders: customers are told, and pay by UPI after the shop has accepted. */
  is_new: z.boolean(),
  /** True until the shop can sell: it has never delivered, and none of its products can be ordered. It is not open then. */
  is_opening_soon: z.boolean(),
  hours: openingHoursSchema,
  is_open: z.boolean(),
  closed_for_now: z.boolean(),
  paused_until: momentSchema.nullable(),
  busy_until: momentSchema.nullable(),
  photo: z.string().nullable(),
  languages: z.array(z.enum(LANGUAGES)),
  offered_slots: offeredSlotsSchema,
  opens_at: momentSchema.nullable(),
  delivery_radius_km: z.number(),
  min_order_amount: z.number(),
  delivery_fee: z.number(),
  free_delivery_from: z.number(),
  express_fee: z.number(),
  offers_delivery: z.boolean(),
  offers_pickup: z.boolean(),
  tax_mode: z.enum(['exclusive', 'inclusive']),
  /** False for the composition scheme: its prices contain no tax and none is added. */
  collects_tax: z.boolean(),
  /** Customers pay whole rupees. */
  rounds_total: z.boolean(),
  payment_methods: z.array(paymentMethodIdSchema),
  fssai: z.string().nullable(),
  gstin: z.string().nullable(),
  prep_minutes: z.number().int(),
})
export type Store = z.infer<typeof storeSchema>

/** A shop in a list, with its distance in kilometres to one decimal. */
export const nearbyStoreSchema = storeSchema.extend({
  distance_km: z.number(),
  delivers_here: z.boolean(),
  delivery_minutes: z.number().int(),
})
export type NearbyStore = z.infer<typeof nearbyStoreSchema>

export const nearbyQuerySchema = z.strictObject({
  latitude: latitudeSchema,
  longitude: longitudeSchema,
  radius_km: z.coerce.number().positive().max(15).default(NEARBY_DEFAULT_RADIUS_KM),
  name: z.string().trim().max(60).optional(),
  min_rating: z.coerce.number().min(0).max(5).optional(),
  max_delivery_minutes: z.coerce.number().int().min(1).max(600).optional(),
})

export const storeParamsSchema = z.strictObject({ store_id: storeIdSchema })

/** The shop's data for its own people: the public data, and their private fields. */
export const ownerStoreSchema = storeSchema.extend({
  owner_name: z.string(),
  display_store_id: z.string(),
  upi_vpa: z.string().nullable(),
  accept_within_minutes: z.number().int(),
  status: z.enum(STORE_STATUSES),
  /** The reason given to the owner of a shop that was suspended, sent back or refused; else null. */
  suspension_reason: z.string().nullable(),
  /** Why the shop was paused automatically: no one responded to its orders. */
  pause_reason: z.enum(['unanswered_orders']).nullable(),
  version: z.number().int(),
})
export type OwnerStore = z.infer<typeof ownerStoreSchema>
