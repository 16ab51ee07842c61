import type { SignInRole } from '@jhola/contract/auth/schema'
import { AppError } from '../../../platform/errors.ts'
import { type AccountRow, findAccount, lockPassword } from '../accounts/accounts.repo.ts'
import type { AuthDeps } from '../deps.ts'
import { sendLinkUnlessThrottled } from '../links/send-link.ts'
import { guardPassword } from '../passwords/guard-password.ts'
import { beginSignIn, recordFailure, type SignedIn, type SignInContext } from './sign-in.ts'

type Credentials = { email: string; password: string; role?: SignInRole | undefined; language: string }

/** The shop for a correct password; none for a customer. Throws `auth.email_store_not_found` for an owner without one. */
const chooseShop = (account: AccountRow, role: SignInRole | undefined): string | null => {
  if (role === 'customer') return null
  if (role === 'store_owner' && account.store_id === null) throw new AppError('auth.email_store_not_found')
  return account.store_id
}

/**
 * Signs in with email and password. An address without an account and a wrong password take the same steps and get the same
 * error, `auth.login_failed`. Only after a correct password: `auth.email_unverified` (the link is sent again) and
 * `auth.email_store_not_found`. Throws `request.rate_limited` after ten wrong ones.
 */
export const signInWithPassword = async (deps: AuthDeps, credentials: Credentials, from: SignInContext): Promise<SignedIn> => {
  const { email, password, role, language } = credentials
  const resetTries = await guardPassword(deps, { kind: 'email', email }, from.asker)
  const account = await findAccount(deps.db, email)
  const stored = account?.password_hash ?? null
  const isRight = await deps.passwords.matches(stored, password)
  if (!account || stored === null || !isRight) {
    await recordFailure(deps, account?.user_id ?? null, from, { method: 'password' })
    throw new AppError('auth.login_failed')
  }
  const { user_id } = account
  if (account.email_verified_at === null) {
    await sendLinkUnlessThrottled(deps, { purpose: 'verify_email', user_id, email, password_hash: stored, language }, from.asker)
    throw new AppError('auth.email_unverified')
  }
  const storeId = chooseShop(account, role)
  const { ended, ...signedIn } = await deps.db.withTx(async (tx) => {
    if (!(await lockPassword(tx, user_id, stored))) throw new AppError('auth.login_failed')
    await resetTries(tx)
    return beginSignIn(deps, tx, { userId: user_id, storeId }, from, 'password')
  })
  deps.sessions.recordRevoked(ended)
  return signedIn
}
