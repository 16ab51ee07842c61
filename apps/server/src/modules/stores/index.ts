import type { ServerModule } from '../../platform/server-module.ts'
import type { StoreDeps } from './deps.ts'
import { registerStores } from './stores.routes.ts'

export { activateStore } from './activate-store.ts'
export type { StoreDeps } from './deps.ts'
export { hoursOf, offeredSlotsOf } from './store-clock.ts'
export { storePicturePath } from './store-picture.ts'
export { createStoreTerms, type StoreForOrders, type StoreTermsSource } from './store-terms.ts'
export { countOpenStores, findStoreById, listOpenStoreIds, listStoresInShort } from './stores.read.ts'
export { giveUpStores, insertStores, type NewStore, setHours, setPausedBySystem } from './stores.repo.ts'

export const storesModule = (deps: StoreDeps): ServerModule => ({ routes: (routes) => registerStores(routes, deps) })
