import { recordSecurityEvent } from '../../../platform/audit/index.ts'
import { isUniqueViolation } from '../../../platform/db/index.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Asker } from '../../../platform/http/caller/device-cookie.ts'
import type { AuthDeps } from '../deps.ts'
import { isConfirmedBy, type LinkRow, useLink } from '../links/links.repo.ts'
import { hashLinkToken, sendLink } from '../links/send-link.ts'
import { setEmail, setEmailVerified } from './accounts.repo.ts'

type From = { device: string; ip: string; language: string }

/**
 * Requests a change of the email address: the link is sent to the new one, and only opening it changes anything. Throws
 * `request.rate_limited`.
 */
export const sendEmailChange = async (
  deps: Parameters<typeof sendLink>[0],
  tx: Sql,
  { user_id, email, language }: { user_id: string; email: string; language: string },
  asker: Asker,
): Promise<void> => {
  await sendLink(deps, tx, { purpose: 'change_email', user_id, email, language }, asker)
}

/** Sets the new address and notifies the old one. */
const takeOver = async (deps: AuthDeps, tx: Sql, link: LinkRow, { device, ip, language }: From): Promise<void> => {
  const { user_id, email } = link
  const changed = await setEmail(tx, { user_id, email, at: deps.clock.now() })
  if (!changed) throw new AppError('auth.link_invalid')
  if (changed.before !== null)
    await deps.gateway.send(tx, {
      to: changed.before,
      channel: 'email',
      template: 'email_changed',
      subject: deps.texts.message(language, 'auth.mail.email_changed.subject'),
      text: deps.texts.message(language, 'auth.mail.email_changed.text'),
      language,
      cause: 'account',
    })
  await recordSecurityEvent(tx, deps, { kind: 'profile.email_changed', user_id, store_id: null, device, ip })
}

const confirm = async (deps: AuthDeps, tx: Sql, link: LinkRow, { device, ip }: From): Promise<void> => {
  const { user_id, email, password_hash } = link
  // Changes nothing if the address was verified in another way since; that is no error.
  await setEmailVerified(tx, { user_id, email, password_hash, at: deps.clock.now() })
  await recordSecurityEvent(tx, deps, { kind: 'auth.email_verified', user_id, store_id: null, device, ip })
}

/**
 * Confirms an address by the link sent to it; opening the same link again succeeds too. Throws `auth.link_invalid`, and
 * `profile.contact_taken` if another account took the address first.
 */
export const verifyEmail = async (deps: AuthDeps, token: string, from: From): Promise<void> => {
  const tokenHash = hashLinkToken(token)
  const at = deps.clock.now()
  const open = deps.db.withTx(async (tx) => {
    const link = await useLink(tx, tokenHash, ['verify_email', 'change_email'], at)
    if (!link) return false
    await (link.purpose === 'change_email' ? takeOver(deps, tx, link, from) : confirm(deps, tx, link, from))
    return true
  })
  const isDone = await open.catch((error: unknown) => {
    if (isUniqueViolation(error, 'users_email_key')) throw new AppError('profile.contact_taken')
    throw error
  })
  if (!isDone && !(await isConfirmedBy(deps.db, tokenHash, at))) throw new AppError('auth.link_invalid')
}
