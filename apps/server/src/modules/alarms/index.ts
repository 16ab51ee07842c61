import type { ServerModule } from '../../platform/server-module.ts'
import { deleteAlarmsBefore } from './alarms.repo.ts'
import { registerAlarms } from './alarms.routes.ts'
import type { AlarmDeps } from './deps.ts'
import { processAlarms } from './process-alarms.ts'

export type { AlarmDeps } from './deps.ts'
export { processAlarms } from './process-alarms.ts'

const LOOK_EVERY_MS = 1_000
/** Under load, new orders wait up to this long to be processed together. */
const COOLDOWN_MS = 100
/** Retention of ended alarms: three months. */
const RETAINED_MS = 90 * 24 * 3_600_000

/** Alarms are processed after every commit and every second, so that a new order is decided immediately. */
export const alarmsModule = (deps: AlarmDeps): ServerModule => ({
  routes: (routes) => registerAlarms(routes, deps),
  afterCommit: { name: 'alarms', drain: () => processAlarms(deps), idleMs: LOOK_EVERY_MS, cooldownMs: COOLDOWN_MS },
  retention: [{ step: 'alarms', run: () => deleteAlarmsBefore(deps.db, new Date(deps.clock.now().getTime() - RETAINED_MS)) }],
})
