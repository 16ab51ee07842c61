import { recordSecurityEvent } from '../../../platform/audit/index.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import type { Actor } from '../../../platform/http/caller/actor.ts'
import type { AuthDeps } from '../deps.ts'
import { countFactors } from '../factor-records/apps-and-codes.repo.ts'
import type { SignInContext } from '../sign-in/sign-in.ts'
import { notifyOfFactor } from './notify-person.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { isHalfAdmin } from './requirements.ts'

/** `recovery_codes`: shown once, to an admin who has none. `token`: the session's new token, if it became an admin's whole session. */
export type FactorAdded = { recovery_codes: string[] | null; token: string | null }

/** After every added factor: the log, the message, an admin's recovery codes, and the mark on the session that set up its first factor. */
export const afterAdding = async (
  deps: AuthDeps,
  tx: Sql,
  actor: Actor,
  { factor, news, name }: { factor: string; news: 'passkey_added' | 'app_added'; name: string },
  { device, ip, language }: SignInContext,
): Promise<FactorAdded> => {
  const { user_id, store_id } = actor
  await recordSecurityEvent(tx, deps, { kind: 'auth.factor_added', user_id, store_id, device, ip, details: { factor, name } })
  await notifyOfFactor(deps, tx, { user_id, news, name, language })
  if (actor.role !== 'admin') return { recovery_codes: null, token: null }
  const { codesLeft } = await countFactors(tx, user_id)
  const recovery_codes = codesLeft === 0 ? await makeRecoveryCodes(deps, tx, user_id) : null
  const token = isHalfAdmin(actor) ? await deps.sessions.renew(tx, actor, { secondFactor: true }) : null
  return { recovery_codes, token }
}
