import { customerOrderRoutes } from './customer-routes.ts'
import { packingRoutes } from './picking/routes.ts'
import { placingRoutes } from './placing/routes.ts'
import { shopChangeRoutes } from './shop-change-routes.ts'
import { shopListRoutes } from './shop-list-routes.ts'

export const orderRoutes = {
  ...customerOrderRoutes,
  ...placingRoutes,
  ...shopListRoutes,
  ...shopChangeRoutes,
  packingShelf: packingRoutes.shelf,
  changes: packingRoutes.changes,
} as const
