import type { Sql } from '../../platform/db/sql.ts'

/** A line of a kept cart; the quantity in selling units. */
export type KeptLine = { product_id: string; quantity: number }
export type CartRow = { store_id: string; items: KeptLine[]; changed_at: Date }

const CARTS_MOST = 30

/** A person's carts, the latest changed first; all of them with `null`. */
export const listCarts = (sql: Sql, userId: string, most: number | null = CARTS_MOST): Promise<CartRow[]> =>
  sql.query<CartRow>(
    'SELECT store_id, items, changed_at FROM account_carts WHERE user_id = $1 ORDER BY changed_at DESC, store_id LIMIT $2',
    [userId, most],
  )

/** Keeps a cart unless a later change of it is kept already; gives what stands then. */
export const keepCart = async (sql: Sql, userId: string, cart: CartRow): Promise<CartRow | undefined> => {
  await sql.execute(
    `INSERT INTO account_carts (user_id, store_id, items, changed_at) VALUES ($1, $2, $3::jsonb, $4)
     ON CONFLICT (user_id, store_id) DO UPDATE SET items = excluded.items, changed_at = excluded.changed_at
     WHERE account_carts.changed_at <= excluded.changed_at`,
    [userId, cart.store_id, JSON.stringify(cart.items), cart.changed_at],
  )
  const rows = await sql.query<CartRow>(
    'SELECT store_id, items, changed_at FROM account_carts WHERE user_id = $1 AND store_id = $2',
    [userId, cart.store_id],
  )
  return rows[0]
}

/** Forgets a cart. */
export const deleteCart = (sql: Sql, userId: string, storeId: string): Promise<number> =>
  sql.execute('DELETE FROM account_carts WHERE user_id = $1 AND store_id = $2', [userId, storeId])

/** Forgets every cart of an account. */
export const deleteCarts = (sql: Sql, userId: string): Promise<number> =>
  sql.execute('DELETE FROM account_carts WHERE user_id = $1', [userId])
