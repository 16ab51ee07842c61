import { recordSecurityEvent } from '../../../platform/audit/index.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import type { Asker } from '../../../platform/http/caller/device-cookie.ts'
import { findAccount } from '../accounts/accounts.repo.ts'
import type { AuthDeps } from '../deps.ts'
import { sendLink } from '../links/send-link.ts'

type ResetRequest = { email: string; language: string; device: string; ip: string; asker: Asker }

/**
 * Emails a link for a new password. Work and response are the same for an address without an account, which gets an email that
 * says so. Throws `request.rate_limited` during the address's cooldown.
 */
export const requestPasswordReset = async (
  deps: AuthDeps,
  tx: Sql,
  { email, language, device, ip, asker }: ResetRequest,
): Promise<void> => {
  const account = await findAccount(tx, email)
  const user_id = account?.user_id ?? null
  await sendLink(deps, tx, { purpose: 'reset_password', user_id, email, language }, asker)
  await recordSecurityEvent(tx, deps, {
    kind: 'auth.password_reset_asked',
    user_id,
    store_id: account?.store_id ?? null,
    device,
    ip,
  })
}
