import type { cartRoutes } from '@jhola/contract/cart/routes'
import type { ParsedBody, RouteReply } from '@jhola/contract/route'
import { isWholeQuantity } from '@jhola/contract/shared/weight'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { AppError } from '../../platform/errors.ts'
import { type CartRow, deleteCart, listCarts, listUnitSizes, type SavedCartLine, saveCart } from './carts.repo.ts'

export type CartDeps = {
  db: Database
  clock: Clock
  findStore(storeId: string, options: { fresh: boolean; on?: Sql }): Promise<{ store_id: string } | undefined>
}

type Cart = RouteReply<typeof cartRoutes.keep>['cart']

const present = ({ store_id, items, changed_at }: CartRow): Cart => ({ store_id, items, changed_at: changed_at.toISOString() })

/** The carts of an account, one for each shop. */
export const showCarts = async ({ db }: CartDeps, userId: string): Promise<Cart[]> => (await listCarts(db, userId)).map(present)

/** Products that the shop no longer has are not asked about: the cart says so when it is opened. */
const requireWholeQuantities = async (tx: Sql, storeId: string, items: readonly SavedCartLine[]): Promise<void> => {
  const products = await listUnitSizes(
    tx,
    storeId,
    items.map(({ product_id }) => product_id),
  )
  for (const { product_id, name, unit_size } of products) {
    const isPart = items.some((item) => item.product_id === product_id && !isWholeQuantity(item.quantity, unit_size))
    if (isPart) throw new AppError('cart.quantity', { product_id, product_name: name })
  }
}

/**
 * Stores a cart unless a later one is stored, which is then returned. A time in the future is not accepted. Throws
 * `stores.not_found`, and `cart.quantity` for a part of a product that is sold whole.
 */
export const saveCartOf = async (
  { clock, findStore }: CartDeps,
  tx: Sql,
  userId: string,
  storeId: string,
  body: ParsedBody<typeof cartRoutes.keep>,
): Promise<Cart> => {
  const store = await findStore(storeId, { fresh: false, on: tx })
  if (!store) throw new AppError('stores.not_found')
  await requireWholeQuantities(tx, store.store_id, body.items)
  const changed_at = new Date(Math.min(Date.parse(body.changed_at), clock.now().getTime()))
  const kept = await saveCart(tx, userId, { store_id: store.store_id, items: body.items, changed_at })
  return present(kept ?? { store_id: store.store_id, items: [], changed_at })
}

/** Empties the account's cart of a shop. */
export const clearCartOf = async (tx: Sql, userId: string, storeId: string): Promise<void> => {
  await deleteCart(tx, userId, storeId)
}
