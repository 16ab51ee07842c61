import { z } from 'zod'
import { momentSchema, requiredTextSchema } from '../../shared/wire.ts'
import { triedPasswordSchema } from '../schema.ts'
import { PASSKEY_NAME_MAX, TOTP_DIGITS } from './rules.ts'

/** Base64 without padding, as WebAuthn writes bytes; generous for keys and attestations. */
const base64url = z.string().regex(/^[\w-]{1,8192}$/)

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: z.unknown().optional(),
}

/** What `navigator.credentials.create` gives, as JSON. Only what the server reads is parsed. */
export const newCredentialSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})
export type NewCredential = z.infer<typeof newCredentialSchema>

/** What `navigator.credentials.get` gives, as JSON. */
export const signedChallengeSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
})
export type SignedChallenge = z.infer<typeof signedChallengeSchema>

export const passkeyNameSchema = requiredTextSchema(PASSKEY_NAME_MAX, 'Name is required')

/** The code of an authenticator app. */
export const totpCodeSchema = z.string().regex(new RegExp(`^\\d{${TOTP_DIGITS}}$`), { message: 'Please enter the 6-digit code' })

/** A recovery code as people type it: any case, with or without its dashes. */
export const recoveryCodeSchema = z
  .string()
  .max(60)
  .transform((text) => text.toUpperCase().replace(/[^A-Z2-7]/g, ''))

/** A passkey as its owner sees it. `is_synced`: it is on all devices of the person's account at the maker of the device. */
export const passkeySchema = z.object({
  passkey_id: z.uuid(),
  name: z.string(),
  is_synced: z.boolean(),
  created_at: momentSchema,
  used_at: momentSchema.nullable(),
})
export type Passkey = z.infer<typeof passkeySchema>

/** How a signed-in person can prove who they are once more. */
export const freshProofSchema = z.union([
  z.strictObject({ otp: z.string().regex(/^\d{6}$/) }),
  z.strictObject({ passcode: z.string().regex(/^\d{6}$/) }),
  z.strictObject({ password: triedPasswordSchema }),
  z.strictObject({ response: signedChallengeSchema }),
])
export type FreshProof = z.infer<typeof freshProofSchema>

/** The second factor of an admin. */
export const secondFactorSchema = z.union([
  z.strictObject({ response: signedChallengeSchema }),
  z.strictObject({ totp: totpCodeSchema }),
  z.strictObject({ recovery_code: recoveryCodeSchema }),
])
export type SecondFactor = z.infer<typeof secondFactorSchema>
