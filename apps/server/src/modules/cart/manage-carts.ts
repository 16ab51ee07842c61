import type { cartRoutes } from '@jhola/contract/cart/routes'
import type { ParsedBody, RouteReply } from '@jhola/contract/route'
import { isWholeQuantity } from '@jhola/contract/shared/weight'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { AppError } from '../../platform/errors.ts'
import {
  type CartRow,
  deleteCart,
  listCarts,
  listFavourites,
  listUnitSizes,
  type SavedCartLine,
  saveCart,
  saveFavourites,
} from './carts.repo.ts'

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
export const requireWholeQuantities = async (tx: Sql, storeId: string, items: readonly SavedCartLine[]): Promise<void> => {
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

/** A shop that can be shopped at. Throws `stores.not_found`. */
export const requireStore = async ({ findStore }: CartDeps, tx: Sql, storeId: string): Promise<{ store_id: string }> => {
  const store = await findStore(storeId, { fresh: false, on: tx })
  if (!store) throw new AppError('stores.not_found')
  return store
}

/** What a request wants kept at a shop. A time in the future is not accepted. Throws `stores.not_found` and `cart.quantity`. */
const readKept = async (deps: CartDeps, tx: Sql, storeId: string, { items, changed_at }: ParsedBody<typeof cartRoutes.keep>) => {
  const { store_id } = await requireStore(deps, tx, storeId)
  await requireWholeQuantities(tx, store_id, items)
  return { store_id, items, changed_at: new Date(Math.min(Date.parse(changed_at), deps.clock.now().getTime())) }
}

/**
 * Stores a cart unless a later one is stored, which is then returned. A time in the future is not accepted. Throws
 * `stores.not_found`, and `cart.quantity` for a part of a product that is sold whole.
 */
export const saveCartOf = async (
  deps: CartDeps,
  tx: Sql,
  userId: string,
  storeId: string,
  body: ParsedBody<typeof cartRoutes.keep>,
): Promise<Cart> => {
  const cart = await readKept(deps, tx, storeId, body)
  return present((await saveCart(tx, userId, cart)) ?? { ...cart, items: [] })
}

/** What a person usually buys, one list per shop. */
export const showFavourites = async ({ db }: CartDeps, userId: string): Promise<Cart[]> =>
  (await listFavourites(db, userId)).map(present)

/** Stores what a person usually buys at a shop, by the same rules as a cart. Throws `stores.not_found` and `cart.quantity`. */
export const saveFavouritesOf = async (
  deps: CartDeps,
  tx: Sql,
  userId: string,
  storeId: string,
  body: ParsedBody<typeof cartRoutes.keep>,
): Promise<Cart> => {
  const list = await readKept(deps, tx, storeId, body)
  return present((await saveFavourites(tx, userId, list)) ?? list)
}

/** Empties the account's cart of a shop. */
export const clearCartOf = async (tx: Sql, userId: string, storeId: string): Promise<void> => {
  await deleteCart(tx, userId, storeId)
}
