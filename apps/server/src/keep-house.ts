import type { Deps } from './deps.ts'
import { recordRetention } from './platform/housekeeping.ts'
import { takeSteps } from './platform/jobs/work-through.ts'
import type { ServerModule } from './platform/server-module.ts'

/**
 * Forgets everything that the platform and the modules keep for a while only, each kind by itself. Returns how many rows. Throws at the
 * end when a kind could not be.
 */
export const keepHouse = (deps: Pick<Deps, 'db' | 'clock' | 'log'>, modules: readonly ServerModule[]): Promise<number> =>
  takeSteps([...recordRetention(deps), ...modules.flatMap(({ retention = [] }) => retention)], {
    job: 'housekeeping',
    log: deps.log,
  })
