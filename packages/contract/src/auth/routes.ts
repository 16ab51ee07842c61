import { z } from 'zod'
import { defineRoute } from '../route.ts'
import { phoneSchema, successSchema } from '../shared/wire.ts'
import { userSchema } from './schema.ts'

const codeRole = z.enum(['customer', 'store_owner']).default('customer')

export const authRoutes = {
  sendOtp: defineRoute({
    method: 'POST',
    path: '/auth/send-otp',
    summary: 'Send a one-time code: 4 digits for shops, 6 for customers, 10 minutes',
    policy: 'anyone',
    rate: 'code',
    body: z.strictObject({ phone: phoneSchema, role: codeRole }),
    reply: z.object({ success: z.literal(true), message: z.string(), resend_after_seconds: z.number().int() }),
  }),
  verifyOtp: defineRoute({
    method: 'POST',
    path: '/auth/verify-otp',
    summary: 'Sign in with a one-time code; sets the session cookie and gives the same session as a bearer token',
    policy: 'anyone',
    rate: 'code',
    body: z.strictObject({ phone: phoneSchema, otp: z.string().regex(/^(\d{4}|\d{6})$/), role: codeRole }),
    reply: z.object({
      success: z.literal(true),
      valid: z.literal(true),
      token: z.string(),
      message: z.string(),
      user: userSchema,
    }),
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
} as const
