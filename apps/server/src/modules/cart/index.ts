import type { ServerModule } from '../../platform/server-module.ts'
import { registerCart } from './cart.routes.ts'
import type { CartDeps } from './manage-carts.ts'

export { deleteCarts, listCarts, listFavourites } from './carts.repo.ts'

export const cartModule = (deps: CartDeps): ServerModule => ({ routes: (routes) => registerCart(routes, deps) })
