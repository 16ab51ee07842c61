import { customerRoutes } from '@jhola/contract/customers/routes'
import type { Database } from '../../platform/db/index.ts'
import type { Routes } from '../../platform/http/contract-route/routes.ts'
import { lookUpCustomer } from './look-up-customer.ts'

/** Routes of the shop's customers. */
export const registerCustomers = (routes: Routes, { db }: { db: Database }): void => {
  routes.query(customerRoutes.lookUp, async ({ actor, query }) => ({
    success: true as const,
    customer: await lookUpCustomer(db, actor.store_id, query.phone),
  }))
}
