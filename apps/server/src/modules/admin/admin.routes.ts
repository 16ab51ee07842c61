import { adminRoutes } from '@jhola/contract/admin/routes'
import type { Routes } from '../../platform/http/contract-route/routes.ts'
import { reactivateStore, suspendStore } from './change-store-status.ts'
import type { AdminDeps } from './deps.ts'
import { listSecurityEvents } from './list-security-events.ts'
import { listRegisteredStores, showRegisteredStore } from './registered-stores.ts'

/** The calls of the platform's admins. */
export const registerAdmin = (routes: Routes, deps: AdminDeps): void => {
  routes.query(adminRoutes.stores, ({ query }) => listRegisteredStores(deps, query))
  routes.query(adminRoutes.store, async ({ params }) => ({
    success: true,
    store: await showRegisteredStore(deps.db, params.store_id),
  }))
  routes.command(adminRoutes.suspend, async ({ params, body, actor, device, ip }, tx) => ({
    success: true,
    store: await suspendStore(deps, tx, { storeId: params.store_id, admin: actor, device, ip }, body.reason),
  }))
  routes.command(adminRoutes.reactivate, async ({ params, actor, device, ip }, tx) => ({
    success: true,
    store: await reactivateStore(deps, tx, { storeId: params.store_id, admin: actor, device, ip }),
  }))
  routes.query(adminRoutes.audit, ({ query }) => listSecurityEvents(deps, query))
}
