import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { deleteCodesBefore } from './codes.repo.ts'
import { deleteSessionsBefore } from './sessions.repo.ts'

const CODES_KEPT_MS = 2 * 24 * 3_600_000
const ENDED_SESSIONS_KEPT_MS = 30 * 24 * 3_600_000

/** Forgets codes that no limit counts and sessions long ended; run daily. Returns how many rows. */
export const forgetOldSignIns = async (deps: { db: Sql; clock: Clock }): Promise<number> => {
  const nowMs = deps.clock.now().getTime()
  const codes = await deleteCodesBefore(deps.db, new Date(nowMs - CODES_KEPT_MS))
  return codes + (await deleteSessionsBefore(deps.db, new Date(nowMs - ENDED_SESSIONS_KEPT_MS)))
}
