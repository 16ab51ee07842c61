import { type AuditDeps, recordSecurityEvent } from '../../platform/audit/index.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { type AdminContact, lockRoles, upsertAdmin } from './accounts/users.repo.ts'
import type { AuthDeps } from './deps.ts'
import { sendLink } from './links/send-link.ts'
import { removeStrangers } from './proofs/remove-strangers.ts'
import { endSessions } from './sessions/sessions.repo.ts'

type Deps = AuditDeps & Pick<AuthDeps, 'texts' | 'gateway' | 'origin' | 'attached'>

/** An admin, and the link to set a password if they have an email address. */
export type CreatedAdmin = { user_id: string; is_new: boolean; password_link: string | null }

/**
 * Makes a person an admin of the platform; available on the command line only. Existing sessions end, since they were not
 * started as an admin, and everything that strangers attached to the number goes. A repeated call only sends another link. Throws a plain message if the address belongs to a shop's
 * person: signing in with it would open the shop.
 */
export const createAdminAccount = async (
  deps: Deps,
  tx: Sql,
  { contact, name, language }: { contact: AdminContact; name: string; language: string },
): Promise<CreatedAdmin> => {
  const at = deps.clock.now()
  const before = await lockRoles(tx, contact)
  const email = 'email' in contact ? contact.email : null
  if (email !== null && before?.has_shop) throw new Error(`${email} works in a shop: give the admin an address of their own`)
  // The operator confirms the number: what was attached to it before may be anybody's.
  if (before && email === null && !before.is_phone_proven && !before.is_admin)
    await removeStrangers(deps, tx, { userId: before.user_id, storeId: null, isOwner: false })
  const user_id = await upsertAdmin(tx, { user_id: deps.ids.uuid(), contact, name, at })
  const is_new = !before?.is_admin
  if (is_new) {
    await endSessions(tx, { userId: user_id }, at)
    await recordSecurityEvent(tx, deps, { kind: 'admin.made', user_id, store_id: null, device: 'Command line', ip: '' })
  }
  const link = { purpose: 'reset_password', user_id, email: email ?? '', language } as const
  const password_link = email === null ? null : await sendLink({ ...deps, isRateLimited: false }, tx, link, null)
  return { user_id, is_new, password_link }
}
