import { z } from 'zod'
import { emailSchema } from '../auth/schema.ts'
import { HOLIDAYS_MAX, LANGUAGES, SLOT_CAPACITY_MAX, STATES, STORE_TYPES } from '../constants.ts'
import {
  dateSchema,
  momentSchema,
  phoneSchema,
  pincodeSchema,
  requiredTextSchema,
  rupeesSchema,
  textSchema,
} from '../shared/wire.ts'
import { deliveryRadiusSchema, fssaiSchema, gstinSchema, minOrderSchema } from './registration.ts'
import { clockSchema, offeredSlotsSchema } from './schema.ts'

/** A UPI address: `name@bank`. */
export const vpaSchema = z.string().regex(/^([\w.-]{2,100}@[A-Za-z]{3,30})?$/, { message: 'Invalid UPI ID format' })

/** What may be left empty and else has to fit. One plain string in a reply, where a union would be checked at every answer. */
const orNothing = (schema: z.ZodType<string, string>) =>
  z
    .string()
    .max(254)
    .transform((text, context) => {
      if (text.trim() === '') return ''
      const { data, error } = schema.safeParse(text)
      for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message })
      return data ?? z.NEVER
    })
    .pipe(z.string())

const windowSchema = z.strictObject({ opens: clockSchema, closes: clockSchema })

/** Everything an owner sets, by sections; a change sends only the sections that it changes. Money in rupees. */
export const storeSettingsSchema = z.strictObject({
  profile: z.strictObject({
    name: requiredTextSchema(80),
    name_hi: textSchema(80),
    owner_name: requiredTextSchema(80),
    store_type: z.enum(STORE_TYPES),
    phone: phoneSchema,
    whatsapp: orNothing(phoneSchema),
    email: orNothing(emailSchema),
    languages: z.array(z.enum(LANGUAGES)).max(LANGUAGES.length),
  }),
  address: z.strictObject({
    street: requiredTextSchema(200),
    locality: textSchema(120),
    city: requiredTextSchema(80),
    state: z.enum(STATES),
    pincode: pincodeSchema,
    latitude: z.number().min(6).max(38),
    longitude: z.number().min(68).max(98),
  }),
  hours: z.strictObject({
    opens: clockSchema,
    closes: clockSchema,
    second: windowSchema.nullable(),
    working_days: z.array(z.number().int().min(0).max(6)).max(7),
    holidays: z.array(dateSchema).max(HOLIDAYS_MAX),
  }),
  delivery: z.strictObject({
    offers_delivery: z.boolean(),
    offers_pickup: z.boolean(),
    delivery_radius_km: deliveryRadiusSchema,
    min_order_amount: minOrderSchema,
    delivery_fee: rupeesSchema.max(1000),
    free_delivery_from: rupeesSchema.max(100_000),
    express_fee: rupeesSchema.max(1000),
    offered_slots: offeredSlotsSchema,
    /** Orders taken for one slot of a day, the same for all of them; null: as many as come. Left out, it stays as it is. */
    slot_capacity: z.number().int().min(1).max(SLOT_CAPACITY_MAX).nullable().optional(),
    prep_minutes: z.number().int().min(1).max(240),
    accept_within_minutes: z.number().int().min(1).max(120),
  }),
  money: z.strictObject({
    takes_cod: z.boolean(),
    upi_vpa: vpaSchema,
    gstin: gstinSchema,
    fssai: fssaiSchema,
    tax_mode: z.enum(['exclusive', 'inclusive']),
    /** It pays by the composition scheme and may not collect tax; counts only with a GSTIN. Left out, it stays as it is. */
    is_composition: z.boolean().optional(),
  }),
})
export type StoreSettings = z.infer<typeof storeSettingsSchema>
export type StoreSettingsSection = keyof StoreSettings

/** A change of settings with the version that it was made on: an older one is refused with `stores.stale`. */
export const changeSettingsBodySchema = storeSettingsSchema.partial().extend({ version: z.number().int().min(1) })

/** How the shop takes orders right now. `busy` takes them and promises more time; `paused` and `busy` end by themselves. */
export const availabilityBodySchema = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('open') }),
  z.strictObject({ state: z.literal('closed') }),
  z.strictObject({ state: z.enum(['busy', 'paused']), minutes: z.number().int().min(5).max(720) }),
])
export type Availability = z.infer<typeof availabilityBodySchema>['state']

/** Somebody who works in the shop. `joined_at` null: invited, not signed in yet. */
export const staffMemberSchema = z.object({
  user_id: z.uuid(),
  name: z.string(),
  phone: z.string().nullable(),
  role: z.enum(['store_owner', 'store_staff']),
  invited_at: momentSchema,
  joined_at: momentSchema.nullable(),
})
export type StaffMember = z.infer<typeof staffMemberSchema>
