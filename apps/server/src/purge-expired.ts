import type { Deps } from './deps.ts'
import { runSteps } from './platform/jobs/work-through.ts'
import { platformRetention } from './platform/retention.ts'
import type { ServerModule } from './platform/server-module.ts'

/**
 * Forgets everything that the platform and the modules keep for a while only, each kind by itself. Returns how many rows. Throws at the
 * end when a kind could not be.
 */
export const purgeExpired = (deps: Pick<Deps, 'db' | 'clock' | 'log'>, modules: readonly ServerModule[]): Promise<number> =>
  runSteps([...platformRetention(deps), ...modules.flatMap(({ retention = [] }) => retention)], {
    job: 'housekeeping',
    log: deps.log,
  })
