import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import { dropUnprovenEmail } from '../accounts/owners.repo.ts'
import { findOrInsertCustomer, findShopPerson, findUserId, setPhoneVerified } from '../accounts/users.repo.ts'
import { checkCode, type UseCode } from '../codes/check-code.ts'
import { type CodeRole, codeAddress } from '../codes/one-time-codes.ts'
import type { AuthDeps } from '../deps.ts'
import { forgetDevicesOf } from '../devices/known-devices.repo.ts'
import { beginSignIn, type Person, recordFailure, type SignedIn, type SignInContext } from './sign-in.ts'

type Credentials = { phone: string; role: CodeRole; otp: string }

const findPerson = async (deps: AuthDeps, tx: Sql, { phone, role }: Credentials, at: Date): Promise<Person | undefined> => {
  if (role === 'customer')
    return { userId: await findOrInsertCustomer(tx, { user_id: deps.ids.uuid(), phone, at }), storeId: null }
  const person = await findShopPerson(tx, phone)
  return person && { userId: person.user_id, storeId: person.store_id }
}

/** Marks the number as verified. Sessions that someone else started with an email address on this account end. */
const takeNumber = async (deps: AuthDeps, tx: Sql, role: CodeRole, userId: string, at: Date): Promise<string[]> => {
  const isFirst = (await setPhoneVerified(tx, userId, at)) > 0
  // Whoever signed in before the number was proven is not known by it.
  if (isFirst) await forgetDevicesOf(tx, userId, undefined)
  if (!isFirst || role !== 'customer' || (await dropUnprovenEmail(tx, userId, at)) === 0) return []
  return deps.sessions.revokeAllOf(tx, userId)
}

/** Consumes the code and starts the session, or neither. A valid code without a shop is consumed too. */
const signIn = (deps: AuthDeps, credentials: Credentials, from: SignInContext, use: UseCode) =>
  deps.db.withTx(async (tx) => {
    const at = deps.clock.now()
    if (!(await use(tx))) return 'used'
    const person = await findPerson(deps, tx, credentials, at)
    if (!person) return 'no_store'
    const strangers = await takeNumber(deps, tx, credentials.role, person.userId, at)
    const begun = await beginSignIn(deps, tx, person, from, 'code')
    return { ...begun, ended: [...strangers, ...begun.ended] }
  })

/**
 * Signs in with a one-time code of this device. Each attempt is counted before the check and stays counted. Throws
 * `auth.otp_invalid`, and after a valid code `auth.store_not_found`.
 */
export const verifyCode = async (deps: AuthDeps, credentials: Credentials, from: SignInContext): Promise<SignedIn> => {
  const { phone, role, otp } = credentials
  const use = await checkCode(deps, codeAddress(phone, role), otp, from.asker)
  if (!use) {
    await recordFailure(deps, await findUserId(deps.db, { phone }), from, { method: 'code' })
    throw new AppError('auth.otp_invalid')
  }
  const outcome = await signIn(deps, credentials, from, use)
  if (outcome === 'used') throw new AppError('auth.otp_invalid')
  if (outcome === 'no_store') throw new AppError('auth.store_not_found')
  const { ended, ...signedIn } = outcome
  deps.sessions.recordRevoked(ended)
  return signedIn
}
