import type { Sql } from '../../platform/db/sql.ts'

/** Somebody who works in a shop. */
export type StaffRow = {
  user_id: string
  name: string
  phone: string | null
  role: 'store_owner' | 'store_staff'
  created_at: Date
  joined_at: Date | null
}

const STAFF_SQL = `SELECT m.user_id, coalesce(m.name, u.name) AS name, u.phone, m.role, m.created_at, m.joined_at
  FROM memberships m JOIN users u ON u.user_id = m.user_id`

/** The people of a shop, the owner first, then in the order in which they were invited. */
export const listStaff = (sql: Sql, storeId: string): Promise<StaffRow[]> =>
  sql.query<StaffRow>(
    `${STAFF_SQL} WHERE m.store_id = $1 ORDER BY m.role = 'store_owner' DESC, m.created_at, m.user_id LIMIT 1000`,
    [storeId],
  )

/** How many people a shop has, and how many it invited since a moment; both held until the transaction ends. */
export const lockStaffCounts = async (tx: Sql, storeId: string, since: Date): Promise<{ people: number; invited: number }> => {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('staff ' || $1, 0))`, [storeId])
  const rows = await tx.query<{ people: number; invited: number }>(
    `SELECT (SELECT count(*) FROM memberships WHERE store_id = $1)::int AS people,
       (SELECT count(*) FROM security_events WHERE store_id = $1 AND kind = 'stores.staff_invited' AND at > $2)::int AS invited`,
    [storeId, since],
  )
  return rows[0] ?? { people: 0, invited: 0 }
}

/** Whom an owner invites. */
export type Invited = { user_id: string; language: string | null; is_taken: boolean }

/**
 * The account behind a number, made when there is none, and held until the transaction ends: of two shops that invite somebody at
 * once each has its turn. Taken: they work for the platform, or this shop has invited them already; `hasShop` says whether another has them.
 */
export const lockInvited = async (
  tx: Sql,
  storeId: string,
  person: { user_id: string; name: string; phone: string; at: Date },
): Promise<Invited | undefined> => {
  await tx.execute(
    `INSERT INTO users (user_id, name, phone, role, created_at, updated_at) VALUES ($1, $2, $3, 'store_staff', $4, $4)
     ON CONFLICT (phone) DO NOTHING`,
    [person.user_id, person.name, person.phone, person.at],
  )
  const known = await tx.query<{ user_id: string; language: string | null; role: string }>(
    'SELECT user_id, coalesce(language, device_language) AS language, role FROM users WHERE phone = $1 FOR UPDATE',
    [person.phone],
  )
  const [user] = known
  if (!user) return undefined
  const here = await tx.query('SELECT 1 FROM memberships WHERE store_id = $1 AND user_id = $2', [storeId, user.user_id])
  return { user_id: user.user_id, language: user.language, is_taken: user.role === 'admin' || here.length > 0 }
}

export const insertStaff = (sql: Sql, member: { store_id: string; user_id: string; name: string; at: Date }): Promise<number> =>
  sql.execute(`INSERT INTO memberships (store_id, user_id, role, name, created_at) VALUES ($1, $2, 'store_staff', $3, $4)`, [
    member.store_id,
    member.user_id,
    member.name,
    member.at,
  ])

/** Takes somebody out of a shop. Zero when they are its owner, or do not work there. */
export const deleteStaff = (sql: Sql, storeId: string, userId: string): Promise<number> =>
  sql.execute(`DELETE FROM memberships WHERE store_id = $1 AND user_id = $2 AND role = 'store_staff'`, [storeId, userId])
