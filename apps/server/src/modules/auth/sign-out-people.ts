import { recordSecurityEvent } from '../../platform/audit/index.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import { findUserId } from './accounts/users.repo.ts'
import type { AuthDeps } from './deps.ts'
import { endSessions } from './sessions/sessions.repo.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('auth')

const LIST_SIGNED_IN = statement(
  'list_signed_in',
  'SELECT DISTINCT user_id FROM sessions WHERE revoked_at IS NULL AND expires_at > :at AND ends_at > :at',
)

/** Ends every session of one person, or of everybody, at the operator's wish. Returns the number of devices. */
export const signOutPeople = async (
  deps: Pick<AuthDeps, 'clock' | 'ids' | 'secrets'>,
  tx: Sql,
  whom: { phone: string } | { email: string } | 'everybody',
): Promise<number> => {
  const at = deps.clock.now()
  const one = whom === 'everybody' ? null : await findUserId(tx, whom)
  const people = whom === 'everybody' ? await tx.rows(LIST_SIGNED_IN, { at }) : one === null ? [] : [{ user_id: one }]
  let devices = 0
  for (const { user_id } of people) {
    const ended = (await endSessions(tx, { userId: user_id }, at)).length
    devices += ended
    if (ended > 0)
      await recordSecurityEvent(tx, deps, {
        ...{ kind: 'auth.session_ended', user_id, store_id: null, device: 'command line', ip: '' },
        details: { reason: 'operator', sessions: String(ended) },
      })
  }
  return devices
}
