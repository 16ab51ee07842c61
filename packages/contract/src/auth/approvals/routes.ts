import { z } from 'zod'
import { defineRoute } from '../../route.ts'
import { momentSchema, phoneSchema, successSchema } from '../../shared/wire.ts'
import { signedInReply } from '../routes.ts'
import { linkTokenSchema, signInRoleSchema } from '../schema.ts'
import { APPROVAL_NUMBERS } from './rules.ts'

const numberSchema = z.number().int().min(APPROVAL_NUMBERS.from).max(APPROVAL_NUMBERS.to)

/** A device that waits to be let in, as a signed-in device of the account sees it. The number is on the other screen only. */
const waitingSchema = z.object({
  device: z.string(),
  /** On a network where the account has signed in before. */
  is_near: z.boolean(),
  created_at: momentSchema,
})

/** A new device is let in by one that is signed in: no message is sent, so nobody can use the messages up. */
export const approvalRoutes = {
  ask: defineRoute({
    method: 'POST',
    path: '/auth/approvals',
    summary:
      'Ask a signed-in device of a number to let this one in: gives the number to type there. The same answer for everybody',
    policy: 'anyone',
    rate: 'code',
    body: z.strictObject({ phone: phoneSchema, role: signInRoleSchema.default('customer') }),
    reply: z.object({
      success: z.literal(true),
      /** The secret with which this device asks for the answer. */
      token: z.string(),
      number: numberSchema,
      valid_seconds: z.number().int(),
    }),
  }),
  collect: defineRoute({
    method: 'POST',
    path: '/auth/approvals/collect',
    summary: 'Ask for the answer; signs this device in once after it was let in',
    policy: 'anyone',
    rate: 'write',
    body: z.strictObject({ token: linkTokenSchema }),
    reply: z.object({
      success: z.literal(true),
      state: z.enum(['signed_in', 'waiting', 'refused', 'ended']),
      /** Only when it is signed in. */
      session: signedInReply.nullable(),
    }),
  }),
  waiting: defineRoute({
    method: 'GET',
    path: '/auth/approvals',
    summary: "Devices that wait to be let in to the signed-in person's account, the newest first, and how many there are",
    policy: 'session',
    rate: 'read',
    reply: z.object({ success: z.literal(true), waiting: z.array(waitingSchema), total: z.number().int() }),
  }),
  approve: defineRoute({
    method: 'POST',
    path: '/auth/approvals/approve',
    summary: 'Let the device in that shows this number; needs a sign-in of the last 10 minutes',
    policy: 'session',
    rate: 'code',
    body: z.strictObject({ number: numberSchema }),
    reply: z.object({ success: z.literal(true), device: z.string() }),
  }),
  refuse: defineRoute({
    method: 'POST',
    path: '/auth/approvals/refuse',
    summary: 'Refuse every device that waits',
    policy: 'session',
    rate: 'write',
    reply: successSchema,
  }),
} as const
