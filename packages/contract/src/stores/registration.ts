import { z } from 'zod'
import { emailSchema } from '../auth/schema.ts'
import {
  DEFAULT_CLOSES,
  DEFAULT_MIN_ORDER_PAISE,
  DEFAULT_OPENS,
  DELIVERY_RADIUS_KM,
  MIN_ORDER_MAX_PAISE,
  STORE_TYPES,
} from '../constants.ts'
import { STATES } from '../geo/states.ts'
import { newStoreIdSchema } from '../shared/ids.ts'
import { paiseToRupees } from '../shared/money.ts'
import { nameSchema, phoneSchema, pincodeSchema, requiredTextSchema } from '../shared/wire.ts'
import { isGstin, tidyGstin } from '../tax/gstin.ts'
import { clockSchema } from './schema.ts'

/** A typed GSTIN, normalised and verified by its check character; empty means none. */
export const gstinSchema = z
  .string()
  .max(20)
  .transform(tidyGstin)
  .refine((text) => text === '' || isGstin(text), { message: 'Please enter a valid GST number' })

/** A food licence or registration: 14 digits that begin with 1 or 2 (FSSAI); empty means none. */
export const fssaiSchema = z.string().regex(/^([12]\d{13})?$/, { message: 'Please enter a valid 14-digit FSSAI number' })

/** Whole kilometres from 1 to 20. */
export const deliveryRadiusSchema = z
  .number()
  .int({ message: 'Delivery radius must be 1 to 20 km' })
  .min(DELIVERY_RADIUS_KM.min, { message: 'Delivery radius must be 1 to 20 km' })
  .max(DELIVERY_RADIUS_KM.max, { message: 'Delivery radius must be 1 to 20 km' })

/** Whole rupees. */
export const minOrderSchema = z.number().int().min(0).max(paiseToRupees(MIN_ORDER_MAX_PAISE))

/** The registration request of the specification; the location field is ours. */
export const registerStoreBodySchema = z.strictObject({
  name: nameSchema(80),
  owner_name: nameSchema(80),
  phone: phoneSchema,
  email: z.union([emailSchema, z.literal('')]).optional(),
  whatsapp: z.union([phoneSchema, z.literal('')]).optional(),
  address: z.strictObject({
    street: requiredTextSchema(200),
    city: requiredTextSchema(80),
    state: z.enum(STATES),
    pincode: pincodeSchema,
  }),
  settings: z.strictObject({
    store_type: z.enum(STORE_TYPES),
    delivery_radius: deliveryRadiusSchema.default(DELIVERY_RADIUS_KM.usual),
    min_order_amount: minOrderSchema.default(paiseToRupees(DEFAULT_MIN_ORDER_PAISE)),
    business_hours: z
      .strictObject({ open: clockSchema, close: clockSchema })
      .default({ open: DEFAULT_OPENS, close: DEFAULT_CLOSES }),
  }),
  gst_number: gstinSchema.optional(),
  store_id: newStoreIdSchema.optional(),
  /** From the device or a pin on the map; default: the centre of the PIN code area. */
  place: z.strictObject({ latitude: z.number().min(6).max(38), longitude: z.number().min(68).max(98) }).optional(),
  accepted_terms: z.literal(true, { message: 'Please accept the terms and conditions' }).optional(),
})
export type RegisterStoreBody = z.input<typeof registerStoreBodySchema>
