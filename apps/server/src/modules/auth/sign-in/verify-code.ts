import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import { findOrInsertCustomer, findShopPerson, findUserId } from '../accounts/users.repo.ts'
import { checkCode, type UseCode } from '../codes/check-code.ts'
import { type CodeRole, codeAddress } from '../codes/one-time-codes.ts'
import type { AuthDeps } from '../deps.ts'
import { isContactHeld } from '../proofs/contact-changes.repo.ts'
import { proveNumber } from '../proofs/remove-strangers.ts'
import { beginSignIn, type Person, recordFailure, type SignedIn, type SignInContext } from './sign-in.ts'

/** `store_id`: the registration that the code confirms, sent by the screen that made it. */
type Credentials = { phone: string; role: CodeRole; otp: string; store_id?: string | undefined }

const findPerson = async (
  deps: AuthDeps,
  tx: Sql,
  { phone, role, store_id }: Credentials,
  at: Date,
): Promise<(Person & { isOwner: boolean }) | undefined> => {
  if (role === 'customer')
    return { userId: await findOrInsertCustomer(tx, { user_id: deps.ids.uuid(), phone, at }), storeId: null, isOwner: false }
  const person = await findShopPerson(tx, phone, store_id ?? null)
  if (!person || (store_id !== undefined && person.store_id !== store_id)) return undefined
  return { userId: person.user_id, storeId: person.store_id, isOwner: person.role === 'store_owner' }
}

/** Consumes the code and starts the session, or neither. A valid code without a shop is consumed too. */
const signIn = (deps: AuthDeps, credentials: Credentials, from: SignInContext, use: UseCode) =>
  deps.db.withTx(async (tx) => {
    const at = deps.clock.now()
    if (!(await use(tx))) return 'used'
    if (await isContactHeld(tx, credentials.phone, null, at)) return 'held'
    const person = await findPerson(deps, tx, credentials, at)
    if (!person) return 'no_store'
    const strangers = await proveNumber(deps, tx, person)
    if (person.isOwner && person.storeId !== null)
      await deps.attached.takeRegistration(tx, {
        ownerId: person.userId,
        storeId: person.storeId,
        isOwn: credentials.store_id !== undefined,
      })
    const begun = await beginSignIn(deps, tx, person, from, 'code')
    return { ...begun, ended: [...strangers, ...begun.ended] }
  })

/**
 * Signs in with a one-time code of this device. Each attempt is counted before the check and stays counted. Throws
 * `auth.otp_invalid`, and after a valid code `auth.store_not_found` and `profile.contact_held`.
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
  if (outcome === 'held') throw new AppError('profile.contact_held')
  if (outcome === 'no_store') throw new AppError('auth.store_not_found')
  const { ended, ...signedIn } = outcome
  deps.sessions.recordRevoked(ended)
  return signedIn
}
