import type { ServerModule } from '../../platform/server-module.ts'
import { registerCustomers } from './customers.routes.ts'
import type { CustomerDeps } from './deps.ts'

export const customersModule = (deps: CustomerDeps): ServerModule => ({
  routes: (routes) => registerCustomers(routes, deps),
})
