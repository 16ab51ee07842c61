import { cartRoutes } from '@jhola/contract/cart/routes'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import { AppError } from '../../platform/errors.ts'
import type { Routes } from '../../platform/http/register.ts'
import { type CartRow, deleteCart, keepCart, listCarts } from './carts.repo.ts'

export type CartDeps = {
  db: Database<unknown>
  clock: Clock
  findStore(storeId: string, options: { fresh: boolean }): Promise<{ store_id: string } | undefined>
}

const present = ({ store_id, items, changed_at }: CartRow) => ({ store_id, items, changed_at: changed_at.toISOString() })

/** Carts of people with an account. Which change is the later one the devices say; none of them may say the future. */
export const registerCart = (routes: Routes, { db, clock, findStore }: CartDeps): void => {
  routes.read(cartRoutes.all, async ({ actor }) => ({
    success: true,
    carts: actor ? (await listCarts(db, actor.user_id)).map(present) : [],
  }))

  routes.write(cartRoutes.keep, async ({ params, body, actor }, tx) => {
    const store = await findStore(params.store_id, { fresh: false })
    if (!store) throw new AppError('stores.not_found')
    if (!actor) throw new AppError('auth.required')
    const changed_at = new Date(Math.min(Date.parse(body.changed_at), clock.now().getTime()))
    const kept = await keepCart(tx, actor.user_id, { store_id: store.store_id, items: body.items, changed_at })
    return { success: true, cart: present(kept ?? { store_id: store.store_id, items: [], changed_at }) }
  })

  routes.write(cartRoutes.clear, async ({ params, actor }, tx) => {
    if (actor) await deleteCart(tx, actor.user_id, params.store_id)
    return { success: true }
  })
}
