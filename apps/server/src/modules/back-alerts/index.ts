import { backAlertRoutes } from '@jhola/contract/back-alerts/routes'
import type { ServerModule } from '../../platform/server-module.ts'
import { askAlert } from './ask-alert.ts'
import { deleteOldAlerts } from './back-alerts.repo.ts'
import type { BackAlertDeps } from './deps.ts'
import { tellBack } from './tell-back.ts'

export { deleteBackAlertsOf, listBackAlertsOf } from './back-alerts.repo.ts'
export type { BackAlertDeps } from './deps.ts'
export { tellBack } from './tell-back.ts'

/** Stock comes back in many ways (a delivery, a cancelled order, an hour that has come), so the shelf is looked at instead. */
const LOOK_EVERY_MS = 15_000
const KEPT_MS = 90 * 86_400_000

/** Wishes to be told when a product is there again. */
export const backAlertsModule = (deps: BackAlertDeps): ServerModule => ({
  routes: (routes) =>
    routes.command(backAlertRoutes.ask, async ({ params, body, actor, language }, tx) => {
      const { store_id: storeId, sold_id: productId } = params
      await askAlert(deps, tx, { storeId, productId, userId: actor?.user_id ?? null, phone: body.phone, language })
      return { success: true }
    }),
  jobs: [{ name: 'tell-back', everyMs: LOOK_EVERY_MS, run: () => tellBack(deps) }],
  retention: [
    { step: 'wishes for products', run: () => deleteOldAlerts(deps.db, new Date(deps.clock.now().getTime() - KEPT_MS)) },
  ],
})
