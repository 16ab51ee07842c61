import { storeRoutes } from '@jhola/contract/stores/routes'
import type { Routes } from '../../../platform/http/contract-route/routes.ts'
import type { StoreDeps } from '../deps.ts'
import { listStores } from './list-stores.ts'
import { registerStore } from './register-store.ts'
import { verifyStore } from './verify-store.ts'

/** Routes to register a shop, list shops, and find the caller's shop. */
export const registerRegistration = (routes: Routes, deps: StoreDeps): void => {
  routes.command(storeRoutes.register, async ({ body, actor, device, ip, language, asker }, tx) => ({
    success: true,
    message: deps.texts.message(language, 'stores.registered'),
    store_id: await registerStore(deps, tx, body, { by: actor?.user_id ?? null, device, ip, asker }),
  }))
  routes.query(storeRoutes.list, ({ query }) => listStores(deps, query))
  routes.query(storeRoutes.verify, async ({ actor, body, language }) => ({
    success: true,
    message: deps.texts.message(language, 'stores.verified'),
    store: await verifyStore(deps, actor.user_id, body),
  }))
}
