import { storeRoutes } from '@jhola/contract/stores/routes'
import type { Routes } from '../../../platform/http/contract-route/routes.ts'
import type { StoreDeps } from '../deps.ts'
import { updateStoreTx } from '../update-store-tx.ts'
import { changeSettings } from './change-settings.ts'
import { preparePhoneProof } from './prove-phone.ts'
import { showSettings } from './show-settings.ts'

/** Routes of the shop's settings. */
export const registerSettings = (routes: Routes, deps: StoreDeps): void => {
  routes.query(storeRoutes.settings, ({ actor }) => showSettings(deps.db, actor.store_id))
  routes.handler(storeRoutes.changeSettings, async (call) => {
    const provePhone = await preparePhoneProof(deps, call.body, call.asker)
    return updateStoreTx(deps, call, (tx) => changeSettings(deps, tx, { ...call, provePhone }, call.body))
  })
}
