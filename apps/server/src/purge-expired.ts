import type { Deps } from './deps.ts'
import { runSteps } from './platform/jobs/work-through.ts'
import { platformRetention } from './platform/retention.ts'
import type { ServerModule } from './platform/server-module.ts'

/**
 * Deletes the expired records of the platform and the modules, each kind separately. Returns the number of rows. Throws at the
 * end if a kind failed.
 */
export const purgeExpired = (deps: Pick<Deps, 'db' | 'clock' | 'log'>, modules: readonly ServerModule[]): Promise<number> =>
  runSteps([...platformRetention(deps), ...modules.flatMap(({ retention = [] }) => retention)], {
    job: 'housekeeping',
    log: deps.log,
  })
