import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { deleteCodesBefore } from './codes.repo.ts'
import { deleteLinksBefore } from './links.repo.ts'
import { deletePasswordTriesBefore } from './password-tries.repo.ts'
import { deleteSessionsBefore } from './sessions.repo.ts'

const SENT_KEPT_MS = 2 * 24 * 3_600_000
const ENDED_SESSIONS_KEPT_MS = 30 * 24 * 3_600_000

/** Forgets codes, links and tries that no limit counts, and sessions long ended; run daily. Returns how many rows. */
export const forgetOldSignIns = async (deps: { db: Sql; clock: Clock }): Promise<number> => {
  const now = deps.clock.now()
  const sentBefore = new Date(now.getTime() - SENT_KEPT_MS)
  const counts = [
    await deleteCodesBefore(deps.db, sentBefore),
    await deleteLinksBefore(deps.db, sentBefore),
    await deletePasswordTriesBefore(deps.db, now),
    await deleteSessionsBefore(deps.db, new Date(now.getTime() - ENDED_SESSIONS_KEPT_MS)),
  ]
  return counts.reduce((sum, rows) => sum + rows, 0)
}
