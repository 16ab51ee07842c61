import { UNPROVEN_STORE_KEPT_MS } from '@jhola/contract/constants'
import type { ServerModule } from '../../platform/server-module.ts'
import { forgetAsked } from './asked/asked-products.ts'
import type { StoreDeps } from './deps.ts'
import { deleteRegistrationsBefore } from './registration/activate-store.ts'
import { forgetReports } from './reports/report-store.ts'
import { registerStores } from './stores.routes.ts'

export type { StoreDeps } from './deps.ts'
export { createDeliveringStores } from './discovery/list-delivering-stores.ts'
export { createActivateStore, dropRegistrations, takeRegistration } from './registration/activate-store.ts'
export { clockOf, hoursOf, offeredSlotsOf } from './store-clock.ts'
export { createStoreOrderSettings, type StoreForOrders, type StoreOrderSettingsSource } from './store-order-settings.ts'
export { storePicturePath } from './store-picture.ts'
export { countOpenStores, findStoreById, listOpenStoreIds, listStoresInShort } from './stores.read.ts'
export { closeStores, insertStore, type NewStore, setHours, setPausedBySystem } from './stores.repo.ts'

export const storesModule = (deps: StoreDeps): ServerModule => ({
  routes: (routes) => registerStores(routes, deps),
  retention: [
    { step: 'store reports', run: () => forgetReports(deps) },
    { step: 'asked products', run: () => forgetAsked(deps) },
    {
      step: 'abandoned registrations',
      run: () => deleteRegistrationsBefore(deps.db, new Date(deps.clock.now().getTime() - UNPROVEN_STORE_KEPT_MS)),
    },
  ],
})
