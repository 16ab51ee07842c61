import { z } from 'zod'
import { CUSTOMER_OTP_DIGITS, PASSWORD } from '../constants.ts'
import { momentSchema } from '../shared/wire.ts'
import { PERMISSIONS } from '../staff/permissions.ts'
import { SHOP_ROLES } from '../staff/roles.ts'

/** Roles of people; `owner` of the specification is `store_owner`. */
export const ROLES = ['customer', 'store_owner', 'store_staff', 'admin'] as const
export const roleSchema = z.enum(ROLES)
export type Role = (typeof ROLES)[number]

/** The role for sign-in. Staff sign in as `store_owner` and get their own role from the shop. */
export const signInRoleSchema = z.enum(['customer', 'store_owner'])
export type SignInRole = z.infer<typeof signInRoleSchema>

export const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  role: roleSchema,
  store_id: z.string().nullable(),
  store_name: z.string().nullable(),
  /** The role in the session's shop and what it includes; null and nothing outside of one. */
  shop_role: z.enum(SHOP_ROLES).nullable(),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** The session began with a PIN on a shared device. */
  after_pin: z.boolean(),
  display_store_id: z.string().nullable(),
  /** Only in an admin's session without second factor: what they do before anything else. */
  factor_step: z.enum(['set_up', 'prove']).optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type User = z.infer<typeof userSchema>

/** An email address as people write it, in lower case. */
export const emailSchema = z
  .string()
  .max(254)
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email({ message: 'Please enter a valid email address' }))

/** A new password; the rule itself is `isGoodPassword`. The length is limited, generously. */
export const newPasswordSchema = z.string().max(PASSWORD.max)

/** A password to verify: any text. */
export const triedPasswordSchema = z.string().min(1, 'Password is required').max(PASSWORD.max)

/** The 6 digits sent by email. */
export const passcodeSchema = z
  .string()
  .regex(new RegExp(`^\\d{${CUSTOMER_OTP_DIGITS}}$`), { message: 'Please enter a valid 6-digit passcode' })

/** The secret part of an emailed link. */
export const linkTokenSchema = z.string().regex(/^[\w-]{20,128}$/)

/** One signed-in device, as its owner sees it. */
export const sessionSchema = z.object({
  session_id: z.uuid(),
  device: z.string(),
  is_this: z.boolean(),
  store_id: z.string().nullable(),
  created_at: momentSchema,
  seen_at: momentSchema,
})
export type SignedInDevice = z.infer<typeof sessionSchema>
