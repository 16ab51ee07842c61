import { recordSecurityEvent } from '../../../platform/audit/index.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Asker } from '../../../platform/http/caller/device-cookie.ts'
import type { AuthDeps } from '../deps.ts'
import { askerKeys } from '../devices/asker-keys.ts'
import { findConfirmedBy, type LinkRow, useLink } from '../links/links.repo.ts'
import { hashLinkToken } from '../links/send-link.ts'
import { setEmailVerified } from './accounts.repo.ts'

type From = { device: string; ip: string; asker: Asker }

/**
 * Anybody can sign up with the address of another. So the password of the sign-up counts only if the link is opened on the device
 * that chose it; opened elsewhere, the link proves the address and nothing else.
 */
const confirm = async (deps: AuthDeps, tx: Sql, link: LinkRow, { device, ip, asker }: From): Promise<void> => {
  const { user_id, email } = link
  const { device_key } = await askerKeys(deps.secrets, asker)
  const password_hash = link.device_key?.equals(device_key) ? link.password_hash : null
  // Changes nothing if the address was verified in another way since; that is no error.
  await setEmailVerified(tx, { user_id, email, password_hash, at: deps.clock.now() })
  await recordSecurityEvent(tx, deps, { kind: 'auth.email_verified', user_id, store_id: null, device, ip })
}

/**
 * Confirms an address by the link sent to it; opening the same link again succeeds too. Gives whether the account has yet to get a
 * password. Throws `auth.link_invalid`.
 */
export const verifyEmail = async (deps: AuthDeps, token: string, from: From): Promise<{ needsPassword: boolean }> => {
  const tokenHash = hashLinkToken(token)
  const at = deps.clock.now()
  await deps.db.withTx(async (tx) => {
    const link = await useLink(tx, tokenHash, ['verify_email'], at)
    if (link) await confirm(deps, tx, link, from)
  })
  const confirmed = await findConfirmedBy(deps.db, tokenHash, at)
  if (!confirmed) throw new AppError('auth.link_invalid')
  return { needsPassword: !confirmed.has_password }
}
