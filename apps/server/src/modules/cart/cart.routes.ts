import { cartRoutes, favouriteRoutes } from '@jhola/contract/cart/routes'
import { AppError } from '../../platform/errors.ts'
import type { Routes } from '../../platform/http/contract-route/routes.ts'
import { type CartDeps, clearCartOf, saveCartOf, saveFavouritesOf, showCarts, showFavourites } from './manage-carts.ts'

/** Carts of people with an account. Devices state the time of a change; a time in the future is not accepted. */
export const registerCart = (routes: Routes, deps: CartDeps): void => {
  routes.query(cartRoutes.all, async ({ actor }) => ({ success: true, carts: actor ? await showCarts(deps, actor.user_id) : [] }))

  routes.command(cartRoutes.keep, async ({ params, body, actor }, tx) => {
    if (!actor) throw new AppError('auth.required')
    return { success: true, cart: await saveCartOf(deps, tx, actor.user_id, params.store_id, body) }
  })

  routes.query(favouriteRoutes.all, async ({ actor }) => ({
    success: true,
    favourites: actor ? await showFavourites(deps, actor.user_id) : [],
  }))

  routes.command(favouriteRoutes.keep, async ({ params, body, actor }, tx) => {
    if (!actor) throw new AppError('auth.required')
    return { success: true, favourites: await saveFavouritesOf(deps, tx, actor.user_id, params.store_id, body) }
  })

  routes.command(cartRoutes.clear, async ({ params, actor }, tx) => {
    if (actor) await clearCartOf(tx, actor.user_id, params.store_id)
    return { success: true }
  })
}
