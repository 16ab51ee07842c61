import { AppError } from '../../../platform/errors.ts'
import { findAccount, lockEmail } from '../accounts/accounts.repo.ts'
import { findUserId } from '../accounts/users.repo.ts'
import { checkCode, type UseCode } from '../codes/check-code.ts'
import { passcodeAddress } from '../codes/one-time-codes.ts'
import type { AuthDeps } from '../deps.ts'
import { beginSignIn, recordFailure, type SignedIn, type SignInContext } from './sign-in.ts'

/**
 * Checks an emailed passcode of this device. The attempt is counted first and stays counted. Returns a function that consumes the passcode:
 * false if it was used before. Throws `auth.passcode_invalid`.
 */
export const checkPasscode = async (
  deps: AuthDeps,
  { email, passcode }: { email: string; passcode: string },
  from: SignInContext,
): Promise<UseCode> => {
  const use = await checkCode(deps, passcodeAddress(email), passcode, from.asker)
  if (!use) {
    await recordFailure(deps, await findUserId(deps.db, { email }), from, { method: 'passcode' })
    throw new AppError('auth.passcode_invalid')
  }
  return use
}

/**
 * Signs in to a shop, or as an admin, with a passcode sent to the account's proven address. Throws `auth.passcode_invalid`, and after a valid one
 * `auth.email_store_not_found`, which consumes it.
 */
export const verifyPasscode = async (
  deps: AuthDeps,
  credentials: { email: string; passcode: string },
  from: SignInContext,
): Promise<SignedIn> => {
  const use = await checkPasscode(deps, credentials, from)
  const outcome = await deps.db.withTx(async (tx) => {
    if (!(await use(tx))) return 'used'
    const account = await findAccount(tx, credentials.email)
    if (!account || (account.store_id === null && account.role !== 'admin')) return 'no_store'
    if (!(await lockEmail(tx, account.user_id, credentials.email))) return 'no_store'
    return beginSignIn(deps, tx, { userId: account.user_id, storeId: account.store_id }, from, 'passcode')
  })
  if (outcome === 'used') throw new AppError('auth.passcode_invalid')
  if (outcome === 'no_store') throw new AppError('auth.email_store_not_found')
  const { ended, ...signedIn } = outcome
  deps.sessions.recordRevoked(ended)
  return signedIn
}
