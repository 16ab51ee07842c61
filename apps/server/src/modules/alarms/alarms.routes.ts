import { preferenceRoutes } from '@jhola/contract/preferences/routes'
import type { Routes } from '../../platform/http/register.ts'
import { showDecisions, tryAutoAccept } from './auto-accept-order.ts'
import type { AlarmDeps } from './deps.ts'

/** What auto-accept decided, and what it would decide. */
export const registerAlarms = (routes: Routes, deps: Pick<AlarmDeps, 'db'>): void => {
  routes.read(preferenceRoutes.autoAcceptDecisions, ({ actor }) => showDecisions(deps, actor.store_id))
  routes.read(preferenceRoutes.tryAutoAccept, ({ actor, body }) => tryAutoAccept(deps, actor.store_id, body))
}
