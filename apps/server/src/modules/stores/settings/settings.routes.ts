import { storeRoutes } from '@jhola/contract/stores/routes'
import type { Routes } from '../../../platform/http/contract-route/routes.ts'
import type { StoreDeps } from '../deps.ts'
import { updateStoreTx } from '../update-store-tx.ts'
import { changeSettings } from './change-settings.ts'
import { prepareNumberProofs } from './prove-numbers.ts'
import { showSettings } from './show-settings.ts'

/** Routes of the shop's settings. */
export const registerSettings = (routes: Routes, deps: StoreDeps): void => {
  routes.query(storeRoutes.settings, ({ actor }) => showSettings(deps.db, actor.store_id))
  routes.handler(storeRoutes.changeSettings, async (call) => {
    const proofs = await prepareNumberProofs(deps, call.body, call.asker)
    return updateStoreTx(deps, call, (tx) => changeSettings(deps, tx, { ...call, proofs }, call.body))
  })
}
