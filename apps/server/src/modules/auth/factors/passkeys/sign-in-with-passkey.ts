import type { SignedChallenge } from '@jhola/contract/auth/factors/schema'
import { AppError } from '../../../../platform/errors.ts'
import type { AuthDeps } from '../../deps.ts'
import { beginSignIn, recordFailure, type SignedIn, type SignInContext } from '../../sign-in/sign-in.ts'
import { beginChallenge } from './begin-challenge.ts'
import type { RelyingParty } from './relying-party.ts'
import { verifyPasskey } from './verify-passkey.ts'

/** Options for a sign-in with any passkey of this site: the same for everybody. */
export const signInOptions = async (deps: AuthDeps, rp: RelyingParty): Promise<Record<string, unknown>> => {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const challenge = await beginChallenge(deps, 'sign_in', null)
  return { ...(await generateAuthenticationOptions({ rpID: rp.id, challenge, userVerification: 'required' })) }
}

/**
 * Signs in with a passkey, to the shop in which its person works. An admin begins a session that still needs another factor: one
 * passkey is not both. An unknown passkey and a wrong signature get the same answer by the same work. Throws
 * `auth.passkey_failed`.
 */
export const signInWithPasskey = async (
  deps: AuthDeps,
  response: SignedChallenge,
  rp: RelyingParty,
  from: SignInContext,
): Promise<SignedIn> => {
  const proof = await verifyPasskey(deps, response, { purpose: 'sign_in', session_id: null, rp })
  if ('why' in proof) {
    await recordFailure(deps, proof.user_id, from, { method: 'passkey', why: proof.why })
    throw new AppError('auth.passkey_failed')
  }
  const { user_id, passkey_id, role, store_id } = proof.passkey
  const outcome = await deps.db.withTx(async (tx) => {
    if (!(await proof.use(tx))) return 'counter'
    const person = { userId: user_id, storeId: role === 'admin' ? null : store_id }
    return beginSignIn(deps, tx, person, from, 'passkey', passkey_id)
  })
  if (outcome === 'counter') {
    await recordFailure(deps, user_id, from, { method: 'passkey', why: 'counter' })
    throw new AppError('auth.passkey_failed')
  }
  const { ended, ...signedIn } = outcome
  deps.sessions.recordRevoked(ended)
  return signedIn
}
