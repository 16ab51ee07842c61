import { SHARED_CART_KEPT_MS } from '@jhola/contract/cart/shared/rules'
import type { ServerModule } from '../../platform/server-module.ts'
import { registerCart } from './cart.routes.ts'
import type { CartDeps } from './manage-carts.ts'
import { deleteSharedCartsBefore } from './shared/shared-carts.repo.ts'
import { registerSharedCarts } from './shared/shared-carts.routes.ts'

export { deleteCarts, listCarts, listFavourites } from './carts.repo.ts'
export { claimSharedCart, isSharedCartOrdered } from './shared/shared-carts.ts'

export const cartModule = (deps: CartDeps): ServerModule => ({
  routes: (routes) => {
    registerCart(routes, deps)
    registerSharedCarts(routes, deps)
  },
  retention: [
    {
      step: 'shared carts',
      run: () => deleteSharedCartsBefore(deps.db, new Date(deps.clock.now().getTime() - SHARED_CART_KEPT_MS)),
    },
  ],
})
