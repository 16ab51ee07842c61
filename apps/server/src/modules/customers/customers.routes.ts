import { customerRoutes } from '@jhola/contract/customers/routes'
import type { Routes } from '../../platform/http/contract-route/routes.ts'
import { blockCustomer, showBlocked, unblockCustomer } from './block-customers.ts'
import type { CustomerDeps } from './deps.ts'
import { lookUpCustomer } from './look-up-customer.ts'

/** Routes of the shop's customers. */
export const registerCustomers = (routes: Routes, deps: CustomerDeps): void => {
  const { db } = deps
  routes.query(customerRoutes.lookUp, async ({ actor, query }) => ({
    success: true as const,
    customer: await lookUpCustomer(db, actor.store_id, query.phone),
  }))
  routes.query(customerRoutes.blocked, ({ actor }) => showBlocked(db, actor.store_id))
  routes.command(customerRoutes.block, (call, tx) => blockCustomer(deps, tx, call, call.body))
  routes.command(customerRoutes.unblock, (call, tx) => unblockCustomer(deps, tx, call, call.body))
}
