import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('cart')

/** A line of a stored cart; the quantity in selling units. */
export type SavedCartLine = { product_id: string; quantity: number }
export type CartRow = { store_id: string; items: SavedCartLine[]; changed_at: Date }

export type UnitSizeRow = { product_id: string; name: string; unit_size: number }

const CARTS_MAX = 30

const LIST_CARTS = statement(
  'list_carts',
  'SELECT store_id, items, changed_at FROM account_carts WHERE user_id = :user_id ORDER BY changed_at DESC, store_id LIMIT :limit',
)

/** A person's carts, the latest changed first; all of them with `null`. */
export const listCarts = (sql: Sql, userId: string, limit: number | null = CARTS_MAX): Promise<CartRow[]> =>
  sql.rows(LIST_CARTS, { user_id: userId, limit })

const KEEP_CART = statement(
  'keep_cart',
  `INSERT INTO account_carts (user_id, store_id, items, changed_at) VALUES (:user_id, :store_id, :items::jsonb, :changed_at)
     ON CONFLICT (user_id, store_id) DO UPDATE SET items = excluded.items, changed_at = excluded.changed_at
     WHERE account_carts.changed_at <= excluded.changed_at`,
)

const FIND_KEPT_CART = statement(
  'find_kept_cart',
  'SELECT store_id, items, changed_at FROM account_carts WHERE user_id = :user_id AND store_id = :store_id',
)

/** Stores a cart unless a later change is stored already; returns the stored one. */
export const saveCart = async (sql: Sql, userId: string, cart: CartRow): Promise<CartRow | undefined> => {
  await sql.run(KEEP_CART, {
    user_id: userId,
    store_id: cart.store_id,
    items: JSON.stringify(cart.items),
    changed_at: cart.changed_at,
  })
  return sql.first(FIND_KEPT_CART, { user_id: userId, store_id: cart.store_id })
}

const LIST_UNIT_SIZES = statement(
  'list_unit_sizes',
  'SELECT product_id, name, unit_size FROM products WHERE store_id = :store_id AND product_id = ANY(:product_ids)',
)

/** How a shop's products are counted: base units in one selling unit. */
export const listUnitSizes = (sql: Sql, storeId: string, productIds: readonly string[]): Promise<UnitSizeRow[]> =>
  sql.rows(LIST_UNIT_SIZES, { store_id: storeId, product_ids: productIds })

const DELETE_CART = statement('delete_cart', 'DELETE FROM account_carts WHERE user_id = :user_id AND store_id = :store_id')

/** Deletes a cart. */
export const deleteCart = (sql: Sql, userId: string, storeId: string): Promise<number> =>
  sql.run(DELETE_CART, { user_id: userId, store_id: storeId })

const LIST_FAVOURITES = statement(
  'list_favourites',
  'SELECT store_id, items, changed_at FROM account_favourites WHERE user_id = :user_id ORDER BY changed_at DESC, store_id',
)

/** What a person usually buys, one list per shop, the latest changed first. */
export const listFavourites = (sql: Sql, userId: string): Promise<CartRow[]> => sql.rows(LIST_FAVOURITES, { user_id: userId })

const KEEP_FAVOURITES = statement(
  'keep_favourites',
  `INSERT INTO account_favourites (user_id, store_id, items, changed_at) VALUES (:user_id, :store_id, :items::jsonb, :changed_at)
     ON CONFLICT (user_id, store_id) DO UPDATE SET items = excluded.items, changed_at = excluded.changed_at
     WHERE account_favourites.changed_at <= excluded.changed_at`,
)
const FIND_FAVOURITES = statement(
  'find_favourites',
  'SELECT store_id, items, changed_at FROM account_favourites WHERE user_id = :user_id AND store_id = :store_id',
)

/** Stores the list of a shop unless a later change is stored already; returns the stored one. */
export const saveFavourites = async (sql: Sql, userId: string, list: CartRow): Promise<CartRow | undefined> => {
  const { store_id, items, changed_at } = list
  await sql.run(KEEP_FAVOURITES, { user_id: userId, store_id, items: JSON.stringify(items), changed_at })
  return sql.first(FIND_FAVOURITES, { user_id: userId, store_id })
}

const DELETE_FAVOURITES = statement('delete_favourites', 'DELETE FROM account_favourites WHERE user_id = :user_id')

const deleteFavourites = (sql: Sql, userId: string): Promise<number> => sql.run(DELETE_FAVOURITES, { user_id: userId })

const DELETE_CARTS = statement('delete_carts', 'DELETE FROM account_carts WHERE user_id = :user_id')

/** Deletes every cart of an account, and what the person usually buys. */
export const deleteCarts = async (sql: Sql, userId: string): Promise<number> => {
  await deleteFavourites(sql, userId)
  return sql.run(DELETE_CARTS, { user_id: userId })
}
