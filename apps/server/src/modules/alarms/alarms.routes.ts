import { alarmRoutes } from '@jhola/contract/alarms/routes'
import { preferenceRoutes } from '@jhola/contract/preferences/routes'
import type { Routes } from '../../platform/http/contract-route/routes.ts'
import { showBackground, showDecisions, tryAutoAccept } from './auto-accept-order.ts'
import type { AlarmDeps } from './deps.ts'
import { showAlarms } from './show-alarms.ts'

/** Status of alarms; decisions of auto-accept, and a preview of them. */
export const registerAlarms = (routes: Routes, deps: Pick<AlarmDeps, 'db' | 'clock' | 'placeByPincode'>): void => {
  routes.query(alarmRoutes.open, ({ actor }) => showAlarms(deps, actor.store_id))
  routes.query(alarmRoutes.background, ({ actor, params }) => showBackground(deps, actor.store_id, params.id))
  routes.query(preferenceRoutes.autoAcceptDecisions, ({ actor }) => showDecisions(deps, actor.store_id))
  routes.query(preferenceRoutes.tryAutoAccept, ({ actor, body }) => tryAutoAccept(deps, actor.store_id, body))
}
