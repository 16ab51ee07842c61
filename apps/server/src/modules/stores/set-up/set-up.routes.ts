import { setUpRoutes } from '@jhola/contract/stores/set-up/routes'
import type { Routes } from '../../../platform/http/contract-route/routes.ts'
import type { StoreDeps } from '../deps.ts'
import { changeSetUp, showSetUp } from './set-up.ts'

/** Routes of the set-up of a new shop. */
export const registerSetUp = (routes: Routes, deps: StoreDeps): void => {
  routes.query(setUpRoutes.show, ({ actor }) => showSetUp(deps.db, actor.store_id))
  routes.command(setUpRoutes.change, ({ actor, body }, tx) => changeSetUp(deps, tx, actor.store_id, body))
}
