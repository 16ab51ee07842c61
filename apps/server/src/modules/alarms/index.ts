import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import { deleteAlarmsBefore } from './alarms.repo.ts'

export { registerAlarms } from './alarms.routes.ts'
export type { AlarmDeps } from './deps.ts'
export { workAlarms } from './work-alarms.ts'

const KEPT_MS = 90 * 24 * 3_600_000

/** Forgets alarms that ended three months ago. Returns how many. */
export const forgetOldAlarms = (deps: { db: Database; clock: Clock }): Promise<number> =>
  deleteAlarmsBefore(deps.db, new Date(deps.clock.now().getTime() - KEPT_MS))
