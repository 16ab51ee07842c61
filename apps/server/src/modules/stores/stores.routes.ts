import { storeRoutes } from '@jhola/contract/stores/routes'
import type { Routes } from '../../platform/http/contract-route/routes.ts'
import { createFigures } from './count-figures.ts'
import type { StoreDeps } from './deps.ts'
import { inStoreTx } from './in-store-tx.ts'
import { listNearbyStores } from './list-nearby-stores.ts'
import { registerPhoto } from './photo.routes.ts'
import { registerRegistration } from './registration.routes.ts'
import { registerSettings } from './settings.routes.ts'
import { closeForNow, setAvailability, showOwnStore, showStore } from './show-store.ts'
import { registerStaff } from './staff.routes.ts'

/** Calls about shops: finding one, looking at one, and the shop's own switch. */
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
  routes.handler(storeRoutes.setClosedForNow, (call) =>
    inStoreTx(deps, call, async (tx) => ({
      success: true as const,
      store: await closeForNow(deps, tx, call.actor.store_id, call.body.closed_for_now),
    })),
  )
  routes.handler(storeRoutes.setAvailability, (call) =>
    inStoreTx(deps, call, async (tx) => ({
      success: true as const,
      store: await setAvailability(deps, tx, call.actor.store_id, call.body),
    })),
  )
  registerSettings(routes, deps)
  registerStaff(routes, deps)
  registerPhoto(routes, deps)
}
