import { PASSKEYS_MAX } from '@jhola/contract/auth/factors/rules'
import type { NewCredential } from '@jhola/contract/auth/factors/schema'
import { AppError } from '../../../../platform/errors.ts'
import type { Actor } from '../../../../platform/http/caller/actor.ts'
import { findUser } from '../../accounts/users.repo.ts'
import type { AuthDeps } from '../../deps.ts'
import { insertPasskey, listPasskeys, lockPerson, type NewPasskey } from '../../factor-records/passkeys.repo.ts'
import type { SignInContext } from '../../sign-in/sign-in.ts'
import { afterAdding, type FactorAdded } from '../after-adding.ts'
import { requireMayAdd, requireMayAddNow } from '../requirements.ts'
import { beginChallenge, takeSignedChallenge } from './begin-challenge.ts'
import type { RelyingParty } from './relying-party.ts'
import { handleOf } from './verify-passkey.ts'

/** EdDSA, ES256, RS256: what browsers offer. */
const ALGORITHMS = [-8, -7, -257]

/**
 * Options to create a passkey that can sign in by itself and asks for the device's PIN, fingerprint or face. Throws
 * `auth.forbidden`, `auth.second_factor_required`, `auth.fresh_sign_in_required`, `auth.passkeys_most`.
 */
export const addOptions = async (deps: AuthDeps, actor: Actor, rp: RelyingParty): Promise<Record<string, unknown>> => {
  await requireMayAdd(deps, actor)
  const present = await listPasskeys(deps.db, actor.user_id)
  if (present.length >= PASSKEYS_MAX) throw new AppError('auth.passkeys_most')
  const person = await findUser(deps.db, actor.user_id, actor.store_id)
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: 'Jhola',
    rpID: rp.id,
    userID: handleOf(actor.user_id),
    userName: person?.phone ?? person?.email ?? actor.name,
    userDisplayName: actor.name,
    challenge: await beginChallenge(deps, 'add', actor.session_id),
    attestationType: 'none',
    excludeCredentials: present.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return { ...options }
}

/** The passkey in the browser's answer; `null` if its challenge, origin, site or signature is wrong. */
const readNewPasskey = async (deps: AuthDeps, actor: Actor, { id, rawId, type, response }: NewCredential, rp: RelyingParty) => {
  const challenge = await takeSignedChallenge(deps, response, 'add', actor.session_id)
  if (challenge === null) return null
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { clientDataJSON, attestationObject } = response
  const verified = await verifyRegistrationResponse({
    response: { id, rawId, type, clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
    expectedType: 'webauthn.create',
    expectedChallenge: challenge,
    expectedOrigin: rp.origins,
    expectedRPID: rp.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null)
  return verified?.verified ? verified.registrationInfo : null
}

/**
 * Adds a passkey. Throws what `addOptions` throws, and `auth.passkey_not_added` for an answer that is wrong, old or used, or a
 * passkey that is known already.
 */
export const addPasskey = async (
  deps: AuthDeps,
  actor: Actor,
  { name, response }: { name: string; response: NewCredential },
  rp: RelyingParty,
  from: SignInContext,
): Promise<FactorAdded & { passkey: NewPasskey }> => {
  await requireMayAdd(deps, actor)
  const made = await readNewPasskey(deps, actor, response, rp)
  if (!made) throw new AppError('auth.passkey_not_added')
  const { credential, credentialDeviceType, credentialBackedUp } = made
  const passkey: NewPasskey = {
    user_id: actor.user_id,
    passkey_id: deps.ids.uuid(),
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    sign_count: credential.counter,
    transports: response.response.transports ?? [],
    is_synced: credentialDeviceType === 'multiDevice',
    is_backed_up: credentialBackedUp,
    name,
    at: deps.clock.now(),
  }
  const added = await deps.db.withTx(async (tx) => {
    await lockPerson(tx, actor.user_id)
    await requireMayAddNow(tx, actor)
    if ((await listPasskeys(tx, actor.user_id)).length >= PASSKEYS_MAX) throw new AppError('auth.passkeys_most')
    if ((await insertPasskey(tx, passkey)) === 0) throw new AppError('auth.passkey_not_added')
    return afterAdding(deps, tx, actor, { factor: 'passkey', news: 'passkey_added', name }, from)
  })
  deps.sessions.forgetCopies(actor.session_id)
  return { ...added, passkey }
}
