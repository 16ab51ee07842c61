import { z } from 'zod'
import { emailSchema } from '../auth/schema.ts'
import {
  ACCEPT_WITHIN_MINUTES_MAX,
  CODE_ABOVE_MAX_PAISE,
  HOLIDAYS_MAX,
  LANGUAGES,
  SLOT_CAPACITY_MAX,
  STORE_TYPES,
} from '../constants.ts'
import { STATES } from '../geo/states.ts'
import {
  dateSchema,
  momentSchema,
  nameSchema,
  optionalNameSchema,
  phoneSchema,
  pincodeSchema,
  requiredTextSchema,
  rupeesSchema,
  textSchema,
} from '../shared/wire.ts'
import { PERMISSIONS } from '../staff/permissions.ts'
import { SHOP_ROLES, STAFF_ROLES } from '../staff/roles.ts'
import { deliveryRadiusSchema, fssaiSchema, gstinSchema, minOrderSchema } from './registration.ts'
import { clockSchema, offeredSlotsSchema } from './schema.ts'
import { drugLicenceSchema } from './seller.ts'

/** A UPI ID: `name@bank`. */
export const vpaSchema = z.string().regex(/^([\w.-]{2,100}@[A-Za-z]{3,30})?$/, { message: 'Invalid UPI ID format' })

/** Empty, or valid by the schema. A plain string in a reply, because a union would be validated at every reply. */
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

/** All settings of an owner, in sections; a change sends only the changed sections. Money in rupees. */
export const storeSettingsSchema = z.strictObject({
  profile: z.strictObject({
    name: nameSchema(80),
    name_hi: optionalNameSchema(80),
    owner_name: nameSchema(80),
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
    /** Above this value an order of a number unknown to the shop needs a code; 0: every one. Left out: unchanged. */
    code_above_amount: rupeesSchema.max(CODE_ABOVE_MAX_PAISE / 100).optional(),
    delivery_fee: rupeesSchema.max(1000),
    free_delivery_from: rupeesSchema.max(100_000),
    express_fee: rupeesSchema.max(1000),
    offered_slots: offeredSlotsSchema,
    /** Maximum number of orders for one slot of a day, the same for all slots; null: no limit. Left out: unchanged. */
    slot_capacity: z.number().int().min(1).max(SLOT_CAPACITY_MAX).nullable().optional(),
    prep_minutes: z.number().int().min(1).max(240),
    accept_within_minutes: z.number().int().min(1).max(ACCEPT_WITHIN_MINUTES_MAX),
  }),
  money: z.strictObject({
    takes_cod: z.boolean(),
    upi_vpa: vpaSchema,
    /** The name that UPI apps show for it; customers compare it before they pay. Left out: unchanged. */
    upi_payee_name: optionalNameSchema(80).optional(),
    gstin: gstinSchema,
    fssai: fssaiSchema,
    tax_mode: z.enum(['exclusive', 'inclusive']),
    /** The shop pays by the composition scheme and may not collect tax; only valid with a GSTIN. Left out: unchanged. */
    is_composition: z.boolean().optional(),
    /** Customers pay whole rupees; the difference is a line of its own. Left out: unchanged. */
    rounds_total: z.boolean().optional(),
    /** UPI straight to the shop is asked for once it has accepted, else with the order. Left out: unchanged. */
    upi_after_acceptance: z.boolean().optional(),
  }),
  /** Who sells, as the law has it shown to customers (E-Commerce Rules 2020). */
  seller: z.strictObject({
    legal_name: optionalNameSchema(120),
    /** Empty: the shop's own address. */
    legal_address: textSchema(300),
    drug_licence: drugLicenceSchema,
    grievance_name: optionalNameSchema(80),
    grievance_phone: orNothing(phoneSchema),
    grievance_email: orNothing(emailSchema),
  }),
})
export type StoreSettings = z.infer<typeof storeSettingsSchema>
export type StoreSettingsSection = keyof StoreSettings

const codeSchema = z.string().regex(/^\d{6}$/)

/** A change of settings with the version it is based on: an older one is rejected with `stores.stale`. */
export const changeSettingsBodySchema = storeSettingsSchema.partial().extend({
  version: z.number().int().min(1),
  /** The code sent to a new `profile.phone`; the account's own proven number needs none. */
  phone_otp: codeSchema.optional(),
  /** The code sent to `profile.whatsapp`; the shop's phone and the account's own proven number need none. */
  whatsapp_otp: codeSchema.optional(),
})

/** Whether the shop takes orders now. `busy` takes them and promises more time; `paused` and `busy` end automatically. */
export const availabilityBodySchema = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('open') }),
  z.strictObject({ state: z.literal('closed') }),
  z.strictObject({ state: z.enum(['busy', 'paused']), minutes: z.number().int().min(5).max(720) }),
])
export type Availability = z.infer<typeof availabilityBodySchema>['state']

const overridesSchema = z.partialRecord(z.enum(PERMISSIONS), z.boolean())

/** A role with what the owner decided differently for one person. */
export const staffRightsBodySchema = z.strictObject({ role: z.enum(STAFF_ROLES), overrides: overridesSchema })

/** A staff member of the shop. `joined_at` null: invited, not signed in yet. */
export const staffMemberSchema = z.object({
  user_id: z.uuid(),
  name: z.string(),
  phone: z.string().nullable(),
  role: z.enum(['store_owner', 'store_staff']),
  shop_role: z.enum(SHOP_ROLES),
  /** What the owner decided differently from the role. */
  overrides: overridesSchema,
  /** What the person may do in all. */
  permissions: z.array(z.enum(PERMISSIONS)),
  invited_at: momentSchema,
  joined_at: momentSchema.nullable(),
})
export type StaffMember = z.infer<typeof staffMemberSchema>
