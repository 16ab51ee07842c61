import { z } from 'zod'
import { emailSchema, linkTokenSchema, passcodeSchema, triedPasswordSchema } from '../auth/schema.ts'
import { LANGUAGES } from '../constants.ts'
import { defineRoute } from '../route.ts'
import { uuidSchema } from '../shared/ids.ts'
import { languageSchema, nameSchema, phoneSchema, successSchema } from '../shared/wire.ts'
import { addressBodySchema, CONSENT_KINDS, profileSchema, savedAddressSchema, THEMES } from './schema.ts'

const addressParams = z.strictObject({ address_id: uuidSchema })
const addressReply = z.object({ success: z.literal(true), address: savedAddressSchema })
/** The stored rows of one table, unchanged. */
const keptRows = z.array(z.record(z.string(), z.unknown()))
const otp = z.string().regex(/^\d{6}$/, { message: 'Invalid OTP' })

/** Proves a person again: a code to the present number, a passcode to the present address, or the password. */
const contactProofSchema = z.union([
  z.strictObject({ otp }),
  z.strictObject({ passcode: passcodeSchema }),
  z.strictObject({ password: triedPasswordSchema }),
])
export type ContactProof = z.output<typeof contactProofSchema>

const profileReply = z.object({ success: z.literal(true), profile: profileSchema })

export const profileRoutes = {
  show: defineRoute({
    method: 'GET',
    path: '/profile',
    summary: 'The signed-in person: name, contacts, language, theme, consents, addresses',
    policy: 'session',
    rate: 'read',
    reply: profileReply,
  }),
  change: defineRoute({
    method: 'PATCH',
    path: '/profile',
    summary: 'Change name, language or theme',
    policy: 'session',
    rate: 'write',
    body: z.strictObject({
      name: nameSchema(80, 'Name is required').optional(),
      language: z.enum(LANGUAGES).optional(),
      theme: z.enum(THEMES).optional(),
    }),
    reply: profileReply,
  }),
  changeEmail: defineRoute({
    method: 'POST',
    path: '/profile/email',
    summary: 'Take another e-mail address, proven by a passcode that was sent there (POST /auth/send-email-passcode)',
    policy: 'session',
    rate: 'code',
    body: z.strictObject({ email: emailSchema, passcode: passcodeSchema, proof: contactProofSchema.optional() }),
    reply: profileReply,
  }),
  changePhone: defineRoute({
    method: 'POST',
    path: '/profile/phone',
    summary: 'Take another phone number, proven by a code that was sent there (POST /auth/send-otp)',
    policy: 'session',
    rate: 'code',
    body: z.strictObject({ phone: phoneSchema, otp, proof: contactProofSchema.optional() }),
    reply: profileReply,
  }),
  undoChange: defineRoute({
    method: 'POST',
    path: '/profile/undo-change',
    summary: 'Undo a change of phone or e-mail by the link that the old one got, within 72 hours; ends all sessions',
    policy: 'anyone',
    rate: 'code',
    body: z.strictObject({ token: linkTokenSchema }),
    reply: successSchema,
  }),
  decideConsent: defineRoute({
    method: 'PUT',
    path: '/profile/consents/{kind}',
    summary: 'Give or withdraw one consent',
    policy: 'session',
    rate: 'write',
    params: z.strictObject({ kind: z.enum(CONSENT_KINDS) }),
    body: z.strictObject({ is_given: z.boolean() }),
    reply: profileReply,
  }),
  addAddress: defineRoute({
    method: 'POST',
    path: '/profile/addresses',
    summary: 'Keep an address; at most ten',
    policy: 'session',
    rate: 'write',
    status: 201,
    body: addressBodySchema,
    reply: addressReply,
  }),
  changeAddress: defineRoute({
    method: 'PUT',
    path: '/profile/addresses/{address_id}',
    summary: 'Change a kept address',
    policy: 'session',
    rate: 'write',
    params: addressParams,
    body: addressBodySchema,
    reply: addressReply,
  }),
  removeAddress: defineRoute({
    method: 'DELETE',
    path: '/profile/addresses/{address_id}',
    summary: 'Forget a kept address',
    policy: 'session',
    rate: 'write',
    params: addressParams,
    reply: successSchema,
  }),
  exportData: defineRoute({
    method: 'GET',
    path: '/profile/export',
    summary: 'Everything we keep about the signed-in person, as JSON (DPDP Act 2023, s. 11)',
    policy: 'session',
    rate: 'write',
    reply: z.object({
      success: z.literal(true),
      exported_at: z.iso.datetime(),
      profile: profileSchema,
      /** The language of the device of the latest sign-in. */
      device_language: languageSchema.nullable(),
      orders: keptRows,
      payments: keptRows,
      reviews: keptRows,
      carts: keptRows,
      favourites: keptRows,
      back_alerts: keptRows,
      photo_lists: keptRows,
      consents: keptRows,
      area_wishes: keptRows,
      stories: keptRows,
      grievances: keptRows,
      nominee: z.record(z.string(), z.unknown()).nullable(),
      /** With whom data was shared (DPDP Act 2023, s. 11(1)(b)). */
      shared_with: keptRows,
      messages: keptRows,
      shops: keptRows,
      push_subscriptions: keptRows,
      notification_settings: z.unknown(),
      sessions: keptRows,
      passkeys: keptRows,
      security_events: keptRows,
    }),
  }),
  deleteAccount: defineRoute({
    method: 'POST',
    path: '/profile/delete',
    summary: 'Delete the account, proven by a fresh code or the password; orders stay without a name, as tax law needs',
    policy: 'session',
    rate: 'code',
    body: z.union([
      z.strictObject({ otp: z.string().regex(/^\d{6}$/, { message: 'Invalid OTP' }) }),
      z.strictObject({ password: z.string().min(1).max(200) }),
    ]),
    reply: z.object({ success: z.literal(true), message: z.string() }),
  }),
} as const
