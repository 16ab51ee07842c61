import { z } from 'zod'
import { CUSTOMER_OTP_DIGITS, PASSWORD } from '../constants.ts'
import { momentSchema } from '../shared/wire.ts'

/** Roles of people; `owner` of the specification is `store_owner`. */
export const ROLES = ['customer', 'store_owner', 'store_staff', 'admin'] as const
export const roleSchema = z.enum(ROLES)
export type Role = (typeof ROLES)[number]

/** As what somebody signs in; staff sign in as `store_owner` does and get their own role from the shop. */
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
  display_store_id: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type User = z.infer<typeof userSchema>

/** An e-mail address as people write it, in small letters. */
export const emailSchema = z
  .string()
  .max(254)
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email({ message: 'Please enter a valid email address' }))

/** A password being chosen; the rule itself is `isGoodPassword`. Long ones are welcome, endless ones are not. */
export const newPasswordSchema = z.string().max(PASSWORD.max)

/** A password being tried: whatever was typed. */
export const triedPasswordSchema = z.string().min(1, 'Password is required').max(PASSWORD.max)

/** The 6 digits sent by e-mail. */
export const passcodeSchema = z
  .string()
  .regex(new RegExp(`^\\d{${CUSTOMER_OTP_DIGITS}}$`), { message: 'Please enter a valid 6-digit passcode' })

/** The secret part of a link that was e-mailed. */
export const linkTokenSchema = z.string().regex(/^[\w-]{20,128}$/)

/** One signed-in device, as its person sees it. */
export const sessionSchema = z.object({
  session_id: z.uuid(),
  device: z.string(),
  is_this: z.boolean(),
  store_id: z.string().nullable(),
  created_at: momentSchema,
  seen_at: momentSchema,
})
export type SignedInDevice = z.infer<typeof sessionSchema>
