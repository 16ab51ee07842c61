import type { SignedChallenge } from '@jhola/contract/auth/factors/schema'
import type { Sql } from '../../../../platform/db/sql.ts'
import type { AuthDeps } from '../../deps.ts'
import type { ChallengePurpose } from '../../factor-records/challenges.repo.ts'
import { countPasskeyUse } from '../../factor-records/passkeys.repo.ts'
import { takeSignedChallenge } from './begin-challenge.ts'
import { findPasskeyOwner, type OwnedPasskey } from './passkey-owner.read.ts'
import type { RelyingParty } from './relying-party.ts'

/** The handle of a person in their passkeys: the bytes of the user's id. It says nothing about them. */
export const handleOf = (userId: string): Buffer<ArrayBuffer> => Buffer.from(userId.replaceAll('-', ''), 'hex')

/** A right signature. `use` records it in the transaction of its effect; false if the passkey was removed or its counter went back. */
export type PasskeyProof = { passkey: OwnedPasskey; use(tx: Sql): Promise<boolean> }
/** Why a signature was refused, for the log; and whose passkey it was. */
export type PasskeyRefusal = { user_id: string | null; why: 'challenge' | 'unknown' | 'signature' }

type Asked = { purpose: ChallengePurpose; session_id: string | null; rp: RelyingParty }

const verifySignature = async (passkey: OwnedPasskey, response: SignedChallenge, challenge: string, rp: RelyingParty) => {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { clientDataJSON, authenticatorData, signature, userHandle } = response.response
  const { id, rawId, type } = response
  const verified = await verifyAuthenticationResponse({
    response: {
      ...{ id, rawId, type, clientExtensionResults: {} },
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
    },
    expectedType: 'webauthn.get',
    expectedChallenge: challenge,
    expectedOrigin: rp.origins,
    expectedRPID: rp.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.sign_count,
    },
  }).catch(() => null)
  return verified?.verified ? verified.authenticationInfo : null
}

/** Whether the answer names the passkey's own person. A sign-in must name somebody; a known person need not be named. */
const namesOwner = (passkey: OwnedPasskey, { response }: SignedChallenge, { purpose }: Asked): boolean =>
  response.userHandle ? response.userHandle === handleOf(passkey.user_id).toString('base64url') : purpose !== 'sign_in'

/** Checks a signed challenge against the stored passkey. The challenge is used up in any case. */
export const verifyPasskey = async (
  deps: Pick<AuthDeps, 'db' | 'clock'>,
  response: SignedChallenge,
  asked: Asked,
): Promise<PasskeyProof | PasskeyRefusal> => {
  const challenge = await takeSignedChallenge(deps, response.response, asked.purpose, asked.session_id)
  const passkey = await findPasskeyOwner(deps.db, response.id)
  if (challenge === null) return { user_id: passkey?.user_id ?? null, why: 'challenge' }
  if (!passkey || !namesOwner(passkey, response, asked)) return { user_id: passkey?.user_id ?? null, why: 'unknown' }
  const info = await verifySignature(passkey, response, challenge, asked.rp)
  if (!info) return { user_id: passkey.user_id, why: 'signature' }
  const { user_id, passkey_id } = passkey
  return {
    passkey,
    use: async (tx) => {
      const use = {
        user_id,
        passkey_id,
        sign_count: info.newCounter,
        is_backed_up: info.credentialBackedUp,
        at: deps.clock.now(),
      }
      return (await countPasskeyUse(tx, use)) > 0
    },
  }
}
