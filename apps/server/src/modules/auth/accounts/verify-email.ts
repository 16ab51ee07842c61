import { recordSecurityEvent } from '../../../platform/audit/index.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { AuthDeps } from '../deps.ts'
import { isConfirmedBy, type LinkRow, useLink } from '../links/links.repo.ts'
import { hashLinkToken } from '../links/send-link.ts'
import { setEmailVerified } from './accounts.repo.ts'

type From = { device: string; ip: string; language: string }

const confirm = async (deps: AuthDeps, tx: Sql, link: LinkRow, { device, ip }: From): Promise<void> => {
  const { user_id, email, password_hash } = link
  // Changes nothing if the address was verified in another way since; that is no error.
  await setEmailVerified(tx, { user_id, email, password_hash, at: deps.clock.now() })
  await recordSecurityEvent(tx, deps, { kind: 'auth.email_verified', user_id, store_id: null, device, ip })
}

/**
 * Confirms an address by the link sent to it; opening the same link again succeeds too. Throws `auth.link_invalid`.
 */
export const verifyEmail = async (deps: AuthDeps, token: string, from: From): Promise<void> => {
  const tokenHash = hashLinkToken(token)
  const at = deps.clock.now()
  const open = deps.db.withTx(async (tx) => {
    const link = await useLink(tx, tokenHash, ['verify_email'], at)
    if (!link) return false
    await confirm(deps, tx, link, from)
    return true
  })
  if (!(await open) && !(await isConfirmedBy(deps.db, tokenHash, at))) throw new AppError('auth.link_invalid')
}
