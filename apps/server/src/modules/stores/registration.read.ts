import type { Sql } from '../../platform/db/sql.ts'

/** A shop as anyone may see it in the list. */
export type ListedRow = {
  store_id: string
  slug: string
  name: string
  store_type: string
  city: string
  state: string
  registered_at: Date
}

const IS_LISTED = `s.status = 'active' AND ($1::text IS NULL OR lower(s.city) = lower($1))`

/** A page of the shops that customers can order from, newest first; `city` null: of every city. */
export const listActiveStores = (
  sql: Sql,
  city: string | null,
  { most, skip }: { most: number; skip: number },
): Promise<ListedRow[]> =>
  sql.query(
    `SELECT s.store_id, s.slug, s.name, s.store_type, s.city, s.state, s.registered_at FROM stores s
     WHERE ${IS_LISTED} ORDER BY s.registered_at DESC, s.store_id LIMIT $2 OFFSET $3`,
    [city, most, skip],
  )

export const countActiveStores = async (sql: Sql, city: string | null): Promise<number> => {
  const rows = await sql.query<{ n: number }>(`SELECT count(*)::int AS n FROM stores s WHERE ${IS_LISTED}`, [city])
  return rows[0]?.n ?? 0
}

export type OwnShopRow = { store_id: string; name: string; owner_name: string; email: string | null }

/** The shop that somebody works in or was invited to last, if the number and the address are theirs; its e-mail is for its owner. `null` asks nothing. */
export const findShopByContact = async (
  sql: Sql,
  userId: string,
  { phone, email }: { phone: string | null; email: string | null },
): Promise<OwnShopRow | undefined> => {
  const rows = await sql.query<OwnShopRow>(
    `SELECT s.store_id, s.name, s.owner_name, CASE WHEN m.role = 'store_owner' THEN s.email END AS email
     FROM users u JOIN memberships m ON m.user_id = u.user_id JOIN stores s ON s.store_id = m.store_id AND s.status <> 'closed'
     WHERE u.user_id = $1 AND ($2::text IS NULL OR u.phone = $2) AND ($3::text IS NULL OR u.email = $3)
     ORDER BY m.role = 'store_owner' DESC, m.joined_at IS NULL, m.created_at DESC, m.store_id LIMIT 1`,
    [userId, phone, email],
  )
  return rows[0]
}
