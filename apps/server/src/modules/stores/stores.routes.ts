import { storeRoutes } from '@jhola/contract/stores/routes'
import type { Routes } from '../../platform/http/contract-route/routes.ts'
import { registerAsked } from './asked/asked.routes.ts'
import type { StoreDeps } from './deps.ts'
import { createFigures } from './discovery/count-platform-figures.ts'
import { listNearbyStores } from './discovery/list-nearby-stores.ts'
import { showSeller } from './discovery/show-seller.ts'
import { closeForNow, setAvailability, showOwnStore, showStore } from './discovery/show-store.ts'
import { registerPhoto } from './photo/photo.routes.ts'
import { registerRegistration } from './registration/registration.routes.ts'
import { submitStore } from './registration/submit-store.ts'
import { reportStore } from './reports/report-store.ts'
import { registerSetUp } from './set-up/set-up.routes.ts'
import { registerSettings } from './settings/settings.routes.ts'
import { registerStaff } from './staff/staff.routes.ts'
import { updateStoreTx } from './update-store-tx.ts'

/** Routes of shops: search, details, and the shop's own switches. */
export const registerStores = (routes: Routes, deps: StoreDeps): void => {
  registerRegistration(routes, deps)
  const countFigures = createFigures(deps)
  routes.query(storeRoutes.nearby, async ({ query }) => ({ success: true, stores: await listNearbyStores(deps, query) }))
  routes.query(storeRoutes.figures, async () => ({ success: true, ...(await countFigures()) }))
  routes.query(storeRoutes.mine, async ({ actor }) => ({
    success: true,
    store: await showOwnStore(deps, deps.db, actor.store_id),
  }))
  routes.query(storeRoutes.one, async ({ params }) => ({ success: true, store: await showStore(deps, params.store_id) }))
  routes.query(storeRoutes.seller, async ({ params }) => ({ success: true, seller: await showSeller(deps, params.store_id) }))
  routes.command(storeRoutes.report, async ({ params, body, asker }, tx) => {
    await reportStore(deps, tx, { storeId: params.store_id, said: body, origin: asker })
    return { success: true as const }
  })
  routes.handler(storeRoutes.submit, (call) =>
    updateStoreTx(deps, call, async (tx) => ({ success: true as const, store: await submitStore(deps, tx, call) })),
  )
  routes.handler(storeRoutes.setClosedForNow, (call) =>
    updateStoreTx(deps, call, async (tx) => ({
      success: true as const,
      store: await closeForNow(deps, tx, call.actor.store_id, call.body.closed_for_now),
    })),
  )
  routes.handler(storeRoutes.setAvailability, (call) =>
    updateStoreTx(deps, call, async (tx) => ({
      success: true as const,
      store: await setAvailability(deps, tx, call.actor.store_id, call.body),
    })),
  )
  registerSettings(routes, deps)
  registerSetUp(routes, deps)
  registerStaff(routes, deps)
  registerPhoto(routes, deps)
  registerAsked(routes, deps)
}
