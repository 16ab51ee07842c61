import { type AuditDeps, recordSecurityEvent } from '../../../platform/audit/index.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { type AdminContact, findUserId, lockRoles } from '../accounts/users.repo.ts'
import type { AuthDeps } from '../deps.ts'
import { deleteFactorsOf } from '../factor-records/delete-factors-of.ts'
import { endSessions } from '../sessions/sessions.repo.ts'
import { notifyOfFactor } from './notify-person.ts'

/**
 * Resets the factors of an admin who lost them; on the command line only. Their sessions end, and the next sign-in sets up a new
 * factor. Throws a plain message if nobody with this contact is an admin.
 */
export const resetAdminFactors = async (
  deps: AuditDeps & Pick<AuthDeps, 'texts' | 'gateway' | 'origin'>,
  tx: Sql,
  { contact, language }: { contact: AdminContact; language: string },
): Promise<string> => {
  const roles = await lockRoles(tx, contact)
  const user_id = await findUserId(tx, contact)
  if (!roles?.is_admin || user_id === null) throw new Error('no admin has this address or number')
  await deleteFactorsOf(tx, user_id)
  await endSessions(tx, { userId: user_id }, deps.clock.now())
  await recordSecurityEvent(tx, deps, { kind: 'auth.factors_reset', user_id, store_id: null, device: 'Command line', ip: '' })
  await notifyOfFactor(deps, tx, { user_id, news: 'factors_reset', language })
  return user_id
}
