import type { ServerModule } from '../../platform/server-module.ts'
import type { GrievanceDeps } from './deps.ts'
import { forgetResolvedBefore } from './grievances.repo.ts'
import { registerGrievances } from './grievances.routes.ts'

export type { GrievanceDeps } from './deps.ts'
export { listGrievancesOf } from './grievances.read.ts'
export { deleteGrievancesOf } from './grievances.repo.ts'
export { type OperatorSettings, operatorEnvironment, toOperatorSettings } from './operator-settings.ts'

const DAY_MS = 86_400_000
/** A consumer may complain to a commission within two years (Consumer Protection Act 2019, s. 69); a month for the post. */
const RESOLVED_RETAINED_MS = (2 * 365 + 31) * DAY_MS

export const grievancesModule = (deps: GrievanceDeps): ServerModule => ({
  routes: (routes) => registerGrievances(routes, deps),
  retention: [
    {
      step: 'persons in old grievances',
      run: () => forgetResolvedBefore(deps.db, new Date(deps.clock.now().getTime() - RESOLVED_RETAINED_MS)),
    },
  ],
})
