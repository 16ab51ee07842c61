import type { cartRoutes } from '@jhola/contract/cart/routes'
import type { ParsedBody, RouteReply } from '@jhola/contract/route'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { AppError } from '../../platform/errors.ts'
import { type CartRow, deleteCart, listCarts, saveCart } from './carts.repo.ts'

export type CartDeps = {
  db: Database
  clock: Clock
  findStore(storeId: string, options: { fresh: boolean }): Promise<{ store_id: string } | undefined>
}

type Cart = RouteReply<typeof cartRoutes.keep>['cart']

const present = ({ store_id, items, changed_at }: CartRow): Cart => ({ store_id, items, changed_at: changed_at.toISOString() })

/** The carts of an account, one for each shop. */
export const showCarts = async ({ db }: CartDeps, userId: string): Promise<Cart[]> => (await listCarts(db, userId)).map(present)

/**
 * Stores a cart unless a later one is stored, which is then returned. A time in the future is not accepted. Throws
 * `stores.not_found`.
 */
export const saveCartOf = async (
  { clock, findStore }: CartDeps,
  tx: Sql,
  userId: string,
  storeId: string,
  body: ParsedBody<typeof cartRoutes.keep>,
): Promise<Cart> => {
  const store = await findStore(storeId, { fresh: false })
  if (!store) throw new AppError('stores.not_found')
  const changed_at = new Date(Math.min(Date.parse(body.changed_at), clock.now().getTime()))
  const kept = await saveCart(tx, userId, { store_id: store.store_id, items: body.items, changed_at })
  return present(kept ?? { store_id: store.store_id, items: [], changed_at })
}

/** Empties the account's cart of a shop. */
export const clearCartOf = async (tx: Sql, userId: string, storeId: string): Promise<void> => {
  await deleteCart(tx, userId, storeId)
}
