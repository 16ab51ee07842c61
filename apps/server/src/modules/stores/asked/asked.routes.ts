import { askedRoutes } from '@jhola/contract/stores/asked/routes'
import type { Routes } from '../../../platform/http/contract-route/routes.ts'
import type { StoreDeps } from '../deps.ts'
import { askForProduct, dismissAsked, showAsked } from './asked-products.ts'

/** Routes of what customers ask a shop for. */
export const registerAsked = (routes: Routes, deps: StoreDeps): void => {
  routes.command(askedRoutes.ask, async ({ params, body, asker }, tx) => {
    await askForProduct(deps, tx, { storeId: params.store_id, search: body.search, origin: asker })
    return { success: true as const }
  })
  routes.query(askedRoutes.list, ({ actor }) => showAsked(deps.db, actor.store_id))
  routes.command(askedRoutes.dismiss, async ({ actor, body }, tx) => {
    await dismissAsked(tx, actor.store_id, body.key)
    return { success: true as const }
  })
}
