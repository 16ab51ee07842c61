import { isStrongMethod } from '@jhola/contract/auth/factors/rules'
import type { FreshProof } from '@jhola/contract/auth/factors/schema'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/http/caller/actor.ts'
import { findUser } from '../accounts/users.repo.ts'
import { consumePhoneOtp } from '../codes/consume-otp.ts'
import type { AuthDeps } from '../deps.ts'
import { verifyPassword } from '../password-reset/set-password.ts'
import { findSessionProof } from '../sessions/session-proof.repo.ts'
import type { SignInContext } from '../sign-in/sign-in.ts'
import { checkPasscode } from '../sign-in/verify-passcode.ts'
import type { RelyingParty } from './passkeys/relying-party.ts'
import { verifyOwnPasskey } from './prove-second-factor.ts'

type Given = { actor: Actor; proof: FreshProof; rp: RelyingParty; from: SignInContext }

/** Checks a proof; the returned function uses it up, or throws. */
const check = async (deps: AuthDeps, { actor, proof, rp, from }: Given): Promise<(tx: Sql) => Promise<void>> => {
  if ('password' in proof) {
    await verifyPassword(deps, { user_id: actor.user_id, password: proof.password, ip: from.ip, device: from.device })
    return async () => undefined
  }
  if ('response' in proof) {
    const use = await verifyOwnPasskey(deps, actor, proof.response, rp)
    return async (tx) => {
      if (!use || !(await use(tx))) throw new AppError('auth.passkey_failed')
    }
  }
  const person = await findUser(deps.db, actor.user_id, null)
  if ('otp' in proof) {
    if (!person?.phone) throw new AppError('auth.otp_invalid')
    return consumePhoneOtp(deps, { phone: person.phone, otp: proof.otp }, from.asker)
  }
  if (!person?.email) throw new AppError('auth.passcode_invalid')
  const use = await checkPasscode(deps, { email: person.email, passcode: proof.passcode }, from)
  return async (tx) => {
    if (!(await use(tx))) throw new AppError('auth.passcode_invalid')
  }
}

/**
 * The person of a session proves once more who they are, by a code, a passcode, the password or a passkey: the session is fresh
 * again, under a new token. Throws the errors of these proofs, and `auth.fresh_sign_in_required` in a session that began with a
 * PIN: it is never fresh.
 */
export const proveFresh = async (deps: AuthDeps, given: Given): Promise<string> => {
  const { actor } = given
  const { method } = await findSessionProof(deps.db, actor)
  if (method !== null && !isStrongMethod(method)) throw new AppError('auth.fresh_sign_in_required')
  const use = await check(deps, given)
  const token = await deps.db.withTx(async (tx) => {
    await use(tx)
    return deps.sessions.renew(tx, actor, { fresh: true })
  })
  deps.sessions.forgetCopies(actor.session_id)
  return token
}
