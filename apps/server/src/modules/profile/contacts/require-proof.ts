import { FRESH_SIGN_IN_MS } from '@jhola/contract/auth/factors/rules'
import type { ContactProof } from '@jhola/contract/profile/routes'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import { checkPasscode, consumePhoneOtp, isFreshSession, verifyPassword } from '../../auth/index.ts'
import type { ProfileDeps } from '../deps.ts'
import { findPerson } from '../people.repo.ts'
import type { Asker } from './asker.ts'

/** Uses the proof up in the transaction of its effect. */
export type UseProof = (tx: Sql) => Promise<void>

/**
 * A session alone is not enough to change a contact: it asks for a sign-in of the last minutes, a code to the present contact, or
 * the password. Throws `auth.fresh_sign_in_required` when there is none of them, and the errors of a wrong one.
 */
export const requireProof = async (deps: ProfileDeps, asker: Asker, proof: ContactProof | undefined): Promise<UseProof> => {
  const { actor, device, ip } = asker
  const since = new Date(deps.clock.now().getTime() - FRESH_SIGN_IN_MS)
  if (await isFreshSession(deps.db, { session_id: actor.session_id, user_id: actor.user_id, since })) return async () => undefined
  if (!proof) throw new AppError('auth.fresh_sign_in_required')
  if ('password' in proof) {
    await verifyPassword(deps, { user_id: actor.user_id, password: proof.password, ip, device })
    return async () => undefined
  }
  const person = await findPerson(deps.db, actor.user_id)
  if ('otp' in proof) {
    if (!person?.phone) throw new AppError('auth.otp_invalid')
    return consumePhoneOtp(deps, { phone: person.phone, otp: proof.otp }, asker.asker)
  }
  if (!person?.email || person.email_verified_at === null) throw new AppError('auth.passcode_invalid')
  return consumePasscode(deps, asker, { email: person.email, passcode: proof.passcode })
}

/** Checks a passcode; the returned function uses it up. Throws `auth.passcode_invalid`. */
export const consumePasscode = async (
  deps: ProfileDeps,
  { actor, device, ip, asker, language }: Asker,
  sent: { email: string; passcode: string },
): Promise<UseProof> => {
  const use = await checkPasscode(deps, sent, { device, ip, asker, language, before: actor })
  return async (tx) => {
    if (!(await use(tx))) throw new AppError('auth.passcode_invalid')
  }
}
