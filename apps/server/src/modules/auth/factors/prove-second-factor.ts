import type { SecondFactor, SignedChallenge } from '@jhola/contract/auth/factors/schema'
import { recordSecurityEvent } from '../../../platform/audit/index.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/http/caller/actor.ts'
import { showUser } from '../accounts/show-user.ts'
import type { AuthDeps } from '../deps.ts'
import { listPasskeys } from '../factor-records/passkeys.repo.ts'
import { findSessionProof } from '../sessions/session-proof.repo.ts'
import type { SignedIn, SignInContext } from '../sign-in/sign-in.ts'
import { verifyAppCode } from './authenticator-app.ts'
import { guardFactor } from './guard-factor.ts'
import { beginChallenge } from './passkeys/begin-challenge.ts'
import type { RelyingParty } from './passkeys/relying-party.ts'
import { verifyPasskey } from './passkeys/verify-passkey.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { requireAdmin } from './requirements.ts'

/** Uses the proof up in a transaction; false if it was used before. */
type Use = (tx: Sql) => Promise<boolean>

/** Options for a proof with one of the own passkeys, in this session only. */
export const proveOptions = async (deps: AuthDeps, actor: Actor, rp: RelyingParty): Promise<Record<string, unknown>> => {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const allowCredentials = (await listPasskeys(deps.db, actor.user_id)).map(({ credential_id, transports }) => ({
    id: credential_id,
    transports,
  }))
  const challenge = await beginChallenge(deps, 'prove', actor.session_id)
  return { ...(await generateAuthenticationOptions({ rpID: rp.id, challenge, allowCredentials, userVerification: 'required' })) }
}

/** A proof with a passkey of this very person; `null` if it is wrong. */
export const verifyOwnPasskey = async (
  deps: AuthDeps,
  actor: Actor,
  response: SignedChallenge,
  rp: RelyingParty,
): Promise<Use | null> => {
  const proof = await verifyPasskey(deps, response, { purpose: 'prove', session_id: actor.session_id, rp })
  return 'why' in proof || proof.passkey.user_id !== actor.user_id ? null : proof.use
}

/** Checks a factor. One passkey is not both factors: it does not complete a session that a passkey began. */
const checkFactor = async (deps: AuthDeps, actor: Actor, given: SecondFactor, rp: RelyingParty): Promise<Use | null> => {
  const { user_id } = actor
  if ('response' in given) {
    const proof = await verifyOwnPasskey(deps, actor, given.response, rp)
    return (await findSessionProof(deps.db, actor)).method === 'passkey' ? null : proof
  }
  if ('recovery_code' in given) return (tx) => takeRecoveryCode(deps, tx, user_id, given.recovery_code)
  return (await verifyAppCode(deps, user_id, given.totp, false))?.use ?? null
}

/**
 * An admin's second factor: marks the session, under a new token. Throws `auth.forbidden` for others,
 * `auth.second_factor_wrong`, and `request.rate_limited` after five wrong ones.
 */
export const proveSecondFactor = async (
  deps: AuthDeps,
  actor: Actor,
  given: SecondFactor,
  rp: RelyingParty,
  { device, ip }: SignInContext,
): Promise<SignedIn> => {
  requireAdmin(actor)
  const { user_id, store_id } = actor
  const factor = Object.keys(given)[0] === 'response' ? 'passkey' : (Object.keys(given)[0] ?? '')
  const event = { user_id, store_id, device, ip, details: { factor } }
  const resetTries = await guardFactor(deps, user_id)
  const use = await checkFactor(deps, actor, given, rp)
  const signedIn = await deps.db.withTx(async (tx) => {
    if (!use || !(await use(tx))) return null
    await resetTries(tx)
    await recordSecurityEvent(tx, deps, { kind: 'auth.factor_proven', ...event })
    const token = await deps.sessions.renew(tx, actor, { secondFactor: true })
    return { token, user: await showUser(tx, { ...actor, has_second_factor: true }) }
  })
  if (!signedIn) {
    await recordSecurityEvent(deps.db, deps, { kind: 'auth.factor_failed', ...event })
    throw new AppError('auth.second_factor_wrong')
  }
  deps.sessions.forgetCopies(actor.session_id)
  return signedIn
}
