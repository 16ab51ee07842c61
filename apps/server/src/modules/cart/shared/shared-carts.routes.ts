import { sharedCartRoutes } from '@jhola/contract/cart/shared/routes'
import type { Routes } from '../../../platform/http/contract-route/routes.ts'
import type { CartDeps } from '../manage-carts.ts'
import { beginSharedCart, changeSharedCart, showSharedCart, stopSharedCart } from './shared-carts.ts'

/** Routes of carts that people of one home fill together; who knows the id may call them. */
export const registerSharedCarts = (routes: Routes, deps: CartDeps): void => {
  routes.command(sharedCartRoutes.begin, async ({ params, body }, tx) => ({
    success: true as const,
    cart: await beginSharedCart(deps, tx, params.cart_id, body),
  }))
  routes.query(sharedCartRoutes.show, async ({ params }) => ({
    success: true as const,
    cart: await showSharedCart(deps, deps.db, params.cart_id),
  }))
  routes.command(sharedCartRoutes.change, async ({ params, body }, tx) => ({
    success: true as const,
    cart: await changeSharedCart(deps, tx, params.cart_id, body),
  }))
  routes.command(sharedCartRoutes.stop, async ({ params }, tx) => ({
    success: true as const,
    cart: await stopSharedCart(deps, tx, params.cart_id),
  }))
}
