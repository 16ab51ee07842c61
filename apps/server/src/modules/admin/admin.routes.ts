import { adminRoutes } from '@jhola/contract/admin/routes'
import type { Routes } from '../../platform/http/contract-route/routes.ts'
import { handleReports, reactivateStore, reviewStore, suspendStore } from './change-store-status.ts'
import type { AdminDeps } from './deps.ts'
import { listSecurityEvents } from './list-security-events.ts'
import { listRegisteredStores, showRegisteredStore } from './registered-stores.ts'
import { showStoreChecks } from './show-store-checks.ts'

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
  routes.query(adminRoutes.checks, ({ params }) => showStoreChecks(deps, params.store_id))
  routes.command(adminRoutes.approve, async ({ params, actor, device, ip }, tx) => ({
    success: true,
    store: await reviewStore(deps, tx, { storeId: params.store_id, admin: actor, device, ip }, 'approve', null),
  }))
  routes.command(adminRoutes.sendBack, async ({ params, body, actor, device, ip }, tx) => ({
    success: true,
    store: await reviewStore(deps, tx, { storeId: params.store_id, admin: actor, device, ip }, 'send_back', body.reason),
  }))
  routes.command(adminRoutes.refuse, async ({ params, body, actor, device, ip }, tx) => ({
    success: true,
    store: await reviewStore(deps, tx, { storeId: params.store_id, admin: actor, device, ip }, 'refuse', body.reason),
  }))
  routes.command(adminRoutes.handleReports, async ({ params, actor, device, ip }, tx) => ({
    success: true,
    store: await handleReports(deps, tx, { storeId: params.store_id, admin: actor, device, ip }),
  }))
  routes.query(adminRoutes.audit, ({ query }) => listSecurityEvents(deps, query))
}
