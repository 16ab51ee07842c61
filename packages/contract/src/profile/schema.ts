import { z } from 'zod'
import { LANGUAGES } from '../constants.ts'
import { momentSchema, phoneSchema, pincodeSchema, requiredTextSchema, textSchema } from '../shared/wire.ts'

export const THEMES = ['light', 'dark', 'system'] as const
export const ADDRESSES_MAX = 10

/** Kinds of consent. None is needed to order; each decision is stored with its time (DPDP Act 2023). */
export const CONSENT_KINDS = ['marketing_messages', 'order_updates_whatsapp'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** An address saved by a person. */
export const addressBodySchema = z.strictObject({
  label: requiredTextSchema(30),
  name: requiredTextSchema(80, 'Name is required'),
  phone: phoneSchema,
  line: textSchema(300).refine((text) => text.length >= 10, { message: 'Please enter a complete address' }),
  landmark: textSchema(120).default(''),
  city: textSchema(80).default(''),
  pincode: pincodeSchema,
  is_usual: z.boolean().default(false),
})
export const savedAddressSchema = z.object({
  address_id: z.uuid(),
  label: z.string(),
  name: z.string(),
  phone: z.string(),
  line: z.string(),
  landmark: z.string(),
  city: z.string(),
  pincode: z.string(),
  is_usual: z.boolean(),
})
export type SavedAddress = z.infer<typeof savedAddressSchema>

/** The signed-in person with the fields that they may change. */
export const profileSchema = z.object({
  user_id: z.uuid(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  email_verified: z.boolean(),
  has_password: z.boolean(),
  language: z.enum(LANGUAGES).nullable(),
  theme: z.enum(THEMES),
  consents: z.array(z.object({ kind: z.enum(CONSENT_KINDS), is_given: z.boolean(), decided_at: momentSchema.nullable() })),
  addresses: z.array(savedAddressSchema),
  /** Names of this person's shops that take orders: they must be closed before the account can be deleted. */
  owned_stores: z.array(z.object({ store_id: z.string(), name: z.string() })),
})
export type Profile = z.infer<typeof profileSchema>
