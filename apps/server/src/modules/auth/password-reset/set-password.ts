import { recordSecurityEvent } from '../../../platform/audit/index.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import { findAccount, findPasswordHash, replacePassword, setPasswordByEmail } from '../accounts/accounts.repo.ts'
import type { AuthDeps } from '../deps.ts'
import { endLinksOf, isLinkOpen, useLink } from '../links/links.repo.ts'
import { hashLinkToken } from '../links/send-link.ts'
import { guardPassword } from '../passwords/guard-password.ts'
import { requireGoodPassword } from '../passwords/require-good-password.ts'
import { recordFailure, type SignInContext } from '../sign-in/sign-in.ts'
import { checkPasscode } from '../sign-in/verify-passcode.ts'

type Account = { user_id: string; email: string | null; store_id: string | null }

/** After every new password: earlier links are invalidated, all other devices are signed out, and the event is recorded. */
const afterNewPassword = async (
  deps: AuthDeps,
  tx: Sql,
  { user_id, store_id }: Pick<Account, 'user_id' | 'store_id'>,
  { before, device, ip }: SignInContext,
  proof: string,
): Promise<string[]> => {
  await endLinksOf(tx, user_id, deps.clock.now())
  const except = before?.user_id === user_id ? before.session_id : undefined
  const ended = await deps.sessions.revokeAllOf(tx, user_id, { except })
  await recordSecurityEvent(tx, deps, { kind: 'auth.password_set', user_id, store_id, device, ip, details: { proof } })
  return ended
}

/**
 * Sets a password for the account of an address, verified by a passcode sent there. Throws `auth.password_weak`,
 * `auth.password_common`, `auth.passcode_invalid`, and after a valid passcode `auth.email_store_not_found`.
 */
export const setPasswordByPasscode = async (
  deps: AuthDeps,
  { email, passcode, password }: { email: string; passcode: string; password: string },
  from: SignInContext,
): Promise<string> => {
  requireGoodPassword(password)
  const use = await checkPasscode(deps, { email, passcode }, from)
  const password_hash = await deps.passwords.hash(password)
  const outcome = await deps.db.withTx(async (tx) => {
    if (!(await use(tx))) return 'used'
    const account = await findAccount(tx, email)
    const { user_id = '', store_id = null } = account ?? {}
    if (!account || (await setPasswordByEmail(tx, { user_id, email, password_hash, at: deps.clock.now() })) === 0) return 'nobody'
    return afterNewPassword(deps, tx, { user_id, store_id }, from, 'passcode')
  })
  if (outcome === 'used') throw new AppError('auth.passcode_invalid')
  if (outcome === 'nobody') throw new AppError('auth.email_store_not_found')
  deps.sessions.recordRevoked(outcome)
  return email
}

/**
 * Sets a password by a reset link. Returns the address. Throws `auth.password_weak`, `auth.password_common`,
 * `auth.link_invalid`.
 */
export const setPasswordByLink = async (
  deps: AuthDeps,
  { token, password }: { token: string; password: string },
  from: SignInContext,
): Promise<string> => {
  requireGoodPassword(password)
  const tokenHash = hashLinkToken(token)
  if (!(await isLinkOpen(deps.db, tokenHash, 'reset_password', deps.clock.now()))) throw new AppError('auth.link_invalid')
  const password_hash = await deps.passwords.hash(password)
  const { email, ended } = await deps.db.withTx(async (tx) => {
    const at = deps.clock.now()
    const link = await useLink(tx, tokenHash, ['reset_password'], at)
    if (!link || (await setPasswordByEmail(tx, { ...link, password_hash, at })) === 0) throw new AppError('auth.link_invalid')
    return { email: link.email, ended: await afterNewPassword(deps, tx, { ...link, store_id: null }, from, 'link') }
  })
  deps.sessions.recordRevoked(ended)
  return email
}

/**
 * Verifies the signed-in person's password, with up to ten wrong attempts in a quarter of an hour. Throws
 * `auth.password_wrong`, `request.rate_limited`.
 */
export const verifyPassword = async (
  deps: AuthDeps,
  { user_id, password, ip, device = '' }: { user_id: string; password: string; ip: string; device?: string },
): Promise<string> => {
  const resetTries = await guardPassword(deps, { kind: 'user', user_id }, null)
  const stored = await findPasswordHash(deps.db, user_id)
  const isRight = await deps.passwords.matches(stored, password)
  if (stored === null || !isRight) {
    await recordFailure(deps, user_id, { device, ip }, { method: 'password', signed_in: 'yes' })
    throw new AppError('auth.password_wrong')
  }
  await resetTries(deps.db)
  return stored
}

/** Replaces the known password. Throws `auth.password_weak`, `auth.password_common`, `auth.password_wrong`. */
export const changePassword = async (
  deps: AuthDeps,
  { current_password, password }: { current_password: string; password: string },
  from: SignInContext & { before: { user_id: string; store_id: string | null } },
): Promise<void> => {
  requireGoodPassword(password)
  const { user_id, store_id } = from.before
  const { ip, device } = from
  const before = await verifyPassword(deps, { user_id, password: current_password, ip, device })
  const password_hash = await deps.passwords.hash(password)
  const ended = await deps.db.withTx(async (tx) => {
    const replaced = await replacePassword(tx, { user_id, before, password_hash, at: deps.clock.now() })
    if (replaced === 0) throw new AppError('auth.password_wrong')
    return afterNewPassword(deps, tx, { user_id, store_id }, from, 'password')
  })
  deps.sessions.recordRevoked(ended)
}
