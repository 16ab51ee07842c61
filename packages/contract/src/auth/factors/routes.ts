import { z } from 'zod'
import { defineRoute } from '../../route.ts'
import { successSchema } from '../../shared/wire.ts'
import { signedInReply } from '../routes.ts'
import {
  freshProofSchema,
  newCredentialSchema,
  passkeyNameSchema,
  passkeySchema,
  secondFactorSchema,
  signedChallengeSchema,
  totpCodeSchema,
} from './schema.ts'

/** Options for the browser's own dialog, in the JSON form of WebAuthn; passed on as they are. */
const optionsReply = z.object({ success: z.literal(true), options: z.record(z.string(), z.unknown()) })
const passkeyParams = z.strictObject({ passkey_id: z.uuid() })
/**
 * `recovery_codes`: shown once; null if there are codes already, or this person needs none. `token`: the new one of a session that an
 * admin's first factor completed, for API clients.
 */
const factorAddedReply = z.object({
  success: z.literal(true),
  message: z.string(),
  recovery_codes: z.array(z.string()).nullable(),
  token: z.string().nullable(),
})

/** Passkeys, authenticator apps, recovery codes, and the proofs that need them. */
export const factorRoutes = {
  signInOptions: defineRoute({
    method: 'POST',
    path: '/auth/passkeys/sign-in/options',
    summary: 'Begin to sign in with a passkey: a challenge for any passkey of this site, 5 minutes, once',
    policy: 'anyone',
    rate: 'write',
    reply: optionsReply,
  }),
  signIn: defineRoute({
    method: 'POST',
    path: '/auth/passkeys/sign-in',
    summary: 'Sign in with a passkey; the passkey names the person',
    policy: 'anyone',
    rate: 'code',
    body: z.strictObject({ response: signedChallengeSchema }),
    reply: signedInReply,
  }),
  factors: defineRoute({
    method: 'GET',
    path: '/auth/factors',
    summary: "The signed-in person's passkeys, authenticator app and recovery codes that are left",
    policy: 'first_factor',
    rate: 'read',
    reply: z.object({
      success: z.literal(true),
      passkeys: z.array(passkeySchema),
      has_app: z.boolean(),
      recovery_codes_left: z.number().int(),
      /** True for admins. */
      is_required: z.boolean(),
      /** How this session began: a passkey that opened it is not the second factor too. */
      signed_in_by: z.string().nullable(),
    }),
  }),
  addOptions: defineRoute({
    method: 'POST',
    path: '/auth/passkeys/options',
    summary: 'Begin to add a passkey; needs a sign-in of the last 10 minutes',
    policy: 'first_factor',
    rate: 'write',
    reply: optionsReply,
  }),
  add: defineRoute({
    method: 'POST',
    path: '/auth/passkeys',
    summary: 'Add a passkey; needs a sign-in of the last 10 minutes',
    policy: 'first_factor',
    rate: 'code',
    body: z.strictObject({ name: passkeyNameSchema, response: newCredentialSchema }),
    reply: factorAddedReply.extend({ passkey: passkeySchema }),
  }),
  rename: defineRoute({
    method: 'PATCH',
    path: '/auth/passkeys/{passkey_id}',
    summary: 'Rename a passkey',
    policy: 'session',
    rate: 'write',
    params: passkeyParams,
    body: z.strictObject({ name: passkeyNameSchema }),
    reply: z.object({ success: z.literal(true), passkey: passkeySchema }),
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/auth/passkeys/{passkey_id}',
    summary: 'Remove a passkey and end the sessions that it began; needs a sign-in of the last 10 minutes',
    policy: 'session',
    rate: 'write',
    params: passkeyParams,
    reply: successSchema,
  }),
  beginApp: defineRoute({
    method: 'POST',
    path: '/auth/totp/start',
    summary: 'A new secret for an authenticator app of an admin; it counts after its first code',
    policy: 'first_factor',
    rate: 'code',
    reply: z.object({ success: z.literal(true), secret: z.string(), uri: z.string() }),
  }),
  confirmApp: defineRoute({
    method: 'POST',
    path: '/auth/totp',
    summary: 'Confirm the authenticator app with its first code',
    policy: 'first_factor',
    rate: 'code',
    body: z.strictObject({ totp: totpCodeSchema }),
    reply: factorAddedReply,
  }),
  removeApp: defineRoute({
    method: 'DELETE',
    path: '/auth/totp',
    summary: 'Remove the authenticator app; an admin keeps one factor',
    policy: 'session',
    rate: 'write',
    reply: successSchema,
  }),
  renewCodes: defineRoute({
    method: 'POST',
    path: '/auth/recovery-codes',
    summary: 'New recovery codes of an admin, shown once; the earlier ones end',
    policy: 'session',
    rate: 'code',
    reply: z.object({ success: z.literal(true), recovery_codes: z.array(z.string()) }),
  }),
  proveOptions: defineRoute({
    method: 'POST',
    path: '/auth/second-factor/options',
    summary: "Begin to prove who one is with one of the own passkeys: an admin's second factor, or a fresh sign-in",
    policy: 'first_factor',
    rate: 'write',
    reply: optionsReply,
  }),
  proveSecond: defineRoute({
    method: 'POST',
    path: '/auth/second-factor',
    summary: "An admin's second factor: a passkey, a code of the authenticator app or a recovery code; gives a new session",
    policy: 'first_factor',
    rate: 'code',
    body: secondFactorSchema,
    reply: signedInReply,
  }),
  proveFresh: defineRoute({
    method: 'POST',
    path: '/auth/fresh',
    summary: 'Prove once more who one is, for changes of the ways to sign in within the next 10 minutes',
    policy: 'session',
    rate: 'code',
    body: freshProofSchema,
    reply: z.object({ success: z.literal(true), token: z.string() }),
  }),
} as const
