import type { Database } from '../../platform/db/index.ts'
import type { ServerModule } from '../../platform/server-module.ts'
import { registerCustomers } from './customers.routes.ts'

export const customersModule = (deps: { db: Database }): ServerModule => ({
  routes: (routes) => registerCustomers(routes, deps),
})
