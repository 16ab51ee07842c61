import { customerOrderRoutes } from './customer-routes.ts'
import { placingRoutes } from './placing/routes.ts'
import { shopChangeRoutes } from './shop-change-routes.ts'
import { shopListRoutes } from './shop-list-routes.ts'

export const orderRoutes = {
  ...customerOrderRoutes,
  ...placingRoutes,
  ...shopListRoutes,
  ...shopChangeRoutes,
} as const
