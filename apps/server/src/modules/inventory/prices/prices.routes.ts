import { priceRoutes } from '@jhola/contract/inventory/prices/routes'
import type { Routes } from '../../../platform/http/contract-route/routes.ts'
import { applyPrices, type PriceDeps, tryPrices } from './change-prices.ts'
import { undoPrices } from './undo-prices.ts'

/** Bulk price changes and their undo. */
export const registerPrices = (routes: Routes, deps: PriceDeps): void => {
  routes.command(priceRoutes.change, ({ actor, body }, tx) =>
    body.mode === 'preview' ? tryPrices(deps, tx, actor, body) : applyPrices(deps, tx, actor, body),
  )
  routes.command(priceRoutes.undo, ({ actor, params }, tx) => undoPrices(deps, tx, actor.store_id, params.change_id))
}
