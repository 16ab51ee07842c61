import { labelRoutes } from '@jhola/contract/inventory/labels/routes'
import type { Routes } from '../../../platform/http/contract-route/routes.ts'
import type { InventoryDeps } from '../deps.ts'
import { assignCodes } from './assign-codes.ts'
import { showLabels } from './show-labels.ts'

/** Label data, and the shop's own codes for products without one. */
export const registerLabels = (routes: Routes, deps: InventoryDeps): void => {
  routes.query(labelRoutes.show, async ({ actor, query }) => ({
    success: true,
    labels: await showLabels(deps, actor.store_id, query),
  }))
  routes.command(labelRoutes.giveCodes, async ({ actor, body }, tx) => {
    const codes = await assignCodes(deps, tx, actor.store_id, body.ids)
    return { success: true, given: codes.length, codes }
  })
}
