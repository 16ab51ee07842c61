import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('stores')

/** A shop in the public list. */
export type ListedRow = {
  store_id: string
  slug: string
  name: string
  store_type: string
  city: string
  state: string
  registered_at: Date
}

const IS_LISTED = `s.status = 'active' AND (:city::text IS NULL OR lower(s.city) = lower(:city))`

const LIST_ACTIVE_STORES = statement(
  'list_active_stores',
  `SELECT s.store_id, s.slug, s.name, s.store_type, s.city, s.state, s.registered_at FROM stores s
     WHERE ${IS_LISTED} ORDER BY s.registered_at DESC, s.store_id LIMIT :limit OFFSET :skip`,
)

/** A page of the shops that take orders, newest first; `city` null: all cities. */
export const listActiveStores = (
  sql: Sql,
  city: string | null,
  { limit, skip }: { limit: number; skip: number },
): Promise<ListedRow[]> => sql.rows(LIST_ACTIVE_STORES, { city, limit, skip })

const COUNT_ACTIVE_STORES = statement('count_active_stores', `SELECT count(*)::int AS n FROM stores s WHERE ${IS_LISTED}`)

export const countActiveStores = async (sql: Sql, city: string | null): Promise<number> => {
  const row = await sql.first(COUNT_ACTIVE_STORES, { city })
  return row?.n ?? 0
}

export type OwnShopRow = { store_id: string; name: string; owner_name: string; email: string | null }

const FIND_SHOP_BY_CONTACT = statement(
  'find_shop_by_contact',
  `SELECT s.store_id, s.name, s.owner_name, CASE WHEN m.role = 'store_owner' THEN s.email END AS email
     FROM users u JOIN memberships m ON m.user_id = u.user_id JOIN stores s ON s.store_id = m.store_id AND s.status <> 'closed'
     WHERE u.user_id = :user_id AND (:phone::text IS NULL OR u.phone = :phone) AND (:email::text IS NULL OR u.email = :email)
     ORDER BY m.role = 'store_owner' DESC, m.joined_at IS NULL, m.created_at DESC, m.store_id LIMIT 1`,
)

/**
 * The shop where somebody works or was last invited, if the phone number and email are theirs; the shop's email belongs to its
 * owner. `null` does not filter.
 */
export const findShopByContact = async (
  sql: Sql,
  userId: string,
  { phone, email }: { phone: string | null; email: string | null },
): Promise<OwnShopRow | undefined> => {
  return sql.first(FIND_SHOP_BY_CONTACT, { user_id: userId, phone, email })
}
