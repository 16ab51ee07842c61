import type { Deps } from './deps.ts'
import { forgetOldAlarms } from './modules/alarms/index.ts'
import { signInRetention } from './modules/auth/index.ts'
import { forgetOldImports, forgetOldPrices } from './modules/inventory/index.ts'
import { forgetDeletedCustomers } from './modules/orders/index.ts'
import { forgetOldReports } from './modules/payments/index.ts'
import { forgetOldSubscriptions } from './modules/push/index.ts'
import { forgetOldEvents } from './modules/realtime/index.ts'
import { recordRetention } from './platform/housekeeping.ts'
import { takeSteps } from './platform/jobs/work-through.ts'

/** Forgets everything that is kept for a while only, each kind by itself. Returns how many rows. Throws at the end when a kind could not be. */
export const keepHouse = (deps: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<number> =>
  takeSteps(
    [
      ...recordRetention(deps),
      { step: 'names of deleted accounts', run: () => forgetDeletedCustomers(deps.db) },
      ...signInRetention(deps),
      { step: 'events', run: () => forgetOldEvents(deps) },
      { step: 'alarms', run: () => forgetOldAlarms(deps) },
      { step: 'push subscriptions', run: () => forgetOldSubscriptions(deps) },
      { step: 'payment reports', run: () => forgetOldReports(deps) },
      { step: 'imports', run: () => forgetOldImports(deps) },
      { step: 'changes of prices', run: () => forgetOldPrices(deps) },
    ],
    { job: 'housekeeping', log: deps.log },
  )
