import { z } from 'zod'
import { defineRoute } from '../route.ts'
import { storeIdSchema, uuidSchema } from '../shared/ids.ts'
import { nameSchema, phoneSchema, successSchema } from '../shared/wire.ts'
import {
  emailSchema,
  linkTokenSchema,
  newPasswordSchema,
  passcodeSchema,
  sessionSchema,
  signInRoleSchema,
  triedPasswordSchema,
  userSchema,
} from './schema.ts'

const codeRole = signInRoleSchema.default('customer')
const otp = z.string().regex(/^(\d{4}|\d{6})$/, { message: 'Invalid OTP' })

/** The reply of every sign-in method: the session token for API clients (browsers get a cookie), and the person. */
export const signedInReply = z.object({
  success: z.literal(true),
  valid: z.literal(true),
  token: z.string(),
  message: z.string(),
  user: userSchema,
})
const sentReply = z.object({ success: z.literal(true), message: z.string(), resend_after_seconds: z.number().int() })
const saidReply = z.object({ success: z.literal(true), message: z.string() })

export const authRoutes = {
  sendOtp: defineRoute({
    method: 'POST',
    path: '/auth/send-otp',
    summary: 'Send a one-time code: 4 digits for shops, 6 for customers, 10 minutes',
    policy: 'anyone',
    rate: 'code',
    body: z.strictObject({ phone: phoneSchema, role: codeRole }),
    reply: sentReply,
  }),
  verifyOtp: defineRoute({
    method: 'POST',
    path: '/auth/verify-otp',
    summary: 'Sign in with a one-time code; sets the session cookie and gives the same session as a bearer token',
    policy: 'anyone',
    rate: 'code',
    body: z.strictObject({
      phone: phoneSchema,
      otp,
      role: codeRole,
      /** The registration that this code confirms, as `POST /stores/register` answered it. */
      store_id: storeIdSchema.optional(),
    }),
    reply: signedInReply,
  }),
  login: defineRoute({
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in with e-mail and password, or with phone and one-time code',
    policy: 'anyone',
    rate: 'code',
    body: z.union([
      z.strictObject({ email: emailSchema, password: triedPasswordSchema, role: signInRoleSchema.optional() }),
      z.strictObject({ phone: phoneSchema, otp, role: codeRole }),
    ]),
    reply: signedInReply,
  }),
  sendEmailPasscode: defineRoute({
    method: 'POST',
    path: '/auth/send-email-passcode',
    summary: 'E-mail a one-time passcode: 6 digits, 10 minutes; the answer never tells whether the address is known',
    policy: 'anyone',
    rate: 'code',
    body: z.strictObject({ email: emailSchema }),
    reply: sentReply,
  }),
  verifyEmailPasscode: defineRoute({
    method: 'POST',
    path: '/auth/verify-email-passcode',
    summary: 'Sign in to a shop (or the admin area) with an e-mailed passcode',
    policy: 'anyone',
    rate: 'code',
    body: z.strictObject({ email: emailSchema, passcode: passcodeSchema }),
    reply: signedInReply,
  }),
  setupPassword: defineRoute({
    method: 'POST',
    path: '/auth/setup-password',
    summary: 'Choose a password, proven by an e-mailed passcode or by the token of an e-mailed link; ends all other sessions',
    policy: 'anyone',
    rate: 'code',
    body: z.union([
      z.strictObject({ email: emailSchema, passcode: passcodeSchema, password: newPasswordSchema }),
      z.strictObject({ token: linkTokenSchema, password: newPasswordSchema }),
    ]),
    reply: z.object({ success: z.literal(true), message: z.string(), email: z.string() }),
  }),
  changePassword: defineRoute({
    method: 'POST',
    path: '/auth/change-password',
    summary: 'Choose another password while signed in, proven by the present one; ends all other sessions',
    policy: 'session',
    rate: 'code',
    body: z.strictObject({ current_password: triedPasswordSchema, password: newPasswordSchema }),
    reply: saidReply,
  }),
  forgotPassword: defineRoute({
    method: 'POST',
    path: '/auth/forgot-password',
    summary: 'E-mail a link for a new password; the answer never tells whether the address is known',
    policy: 'anyone',
    rate: 'code',
    body: z.strictObject({ email: emailSchema }),
    reply: saidReply,
  }),
  signUp: defineRoute({
    method: 'POST',
    path: '/auth/sign-up',
    summary: 'Make an account with e-mail and password; a link in the e-mail confirms it. The same answer for a known address',
    policy: 'anyone',
    rate: 'code',
    body: z.strictObject({
      name: nameSchema(80, 'Name is required'),
      email: emailSchema,
      password: newPasswordSchema,
      role: codeRole,
    }),
    reply: saidReply,
  }),
  verifyEmail: defineRoute({
    method: 'POST',
    path: '/auth/verify-email',
    summary: 'Confirm an e-mail address by the token of the link that was sent there',
    policy: 'anyone',
    rate: 'code',
    body: z.strictObject({ token: linkTokenSchema }),
    /** `needs_password`: the link was opened on another device than the one that chose the password, which does not count then. */
    reply: saidReply.extend({ needs_password: z.boolean() }),
  }),
  me: defineRoute({
    method: 'GET',
    path: '/auth/me',
    summary: 'Who is signed in; user is null when nobody is',
    policy: 'anyone',
    rate: 'read',
    reply: z.object({ success: z.literal(true), user: userSchema.nullable() }),
  }),
  logout: defineRoute({
    method: 'POST',
    path: '/auth/logout',
    summary: 'End this session here and on the server',
    policy: 'anyone',
    rate: 'write',
    reply: successSchema,
  }),
  sessions: defineRoute({
    method: 'GET',
    path: '/auth/sessions',
    summary: "The signed-in person's devices, the latest seen first",
    policy: 'session',
    rate: 'read',
    reply: z.object({ success: z.literal(true), sessions: z.array(sessionSchema) }),
  }),
  endSession: defineRoute({
    method: 'DELETE',
    path: '/auth/sessions/{session_id}',
    summary: 'Sign one of the own devices out; its sockets are cut within a second',
    policy: 'session',
    rate: 'write',
    params: z.strictObject({ session_id: uuidSchema }),
    reply: successSchema,
  }),
  endOtherSessions: defineRoute({
    method: 'POST',
    path: '/auth/sessions/end-others',
    summary: 'Sign every other device out',
    policy: 'session',
    rate: 'write',
    reply: z.object({ success: z.literal(true), ended: z.number().int(), message: z.string() }),
  }),
} as const
