import type { Overrides } from '@jhola/contract/staff/permissions'
import type { StaffRole } from '@jhola/contract/staff/roles'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('stores')

/** A member of a shop's staff. */
export type StaffRow = {
  user_id: string
  name: string
  phone: string | null
  role: 'store_owner' | 'store_staff'
  staff_role: StaffRole
  rights: Overrides
  created_at: Date
  joined_at: Date | null
}

const STAFF_SQL = `SELECT m.user_id, coalesce(m.name, u.name) AS name, u.phone, m.role, m.staff_role, m.rights, m.created_at, m.joined_at
  FROM memberships m JOIN users u ON u.user_id = m.user_id`

const LIST_STAFF = statement(
  'list_staff',
  `${STAFF_SQL} WHERE m.store_id = :store_id ORDER BY m.role = 'store_owner' DESC, m.created_at, m.user_id LIMIT 1000`,
)

/** The users of a shop: the owner first, then in the order of invitation. */
export const listStaff = (sql: Sql, storeId: string): Promise<StaffRow[]> => sql.rows(LIST_STAFF, { store_id: storeId })

const LOCK_STAFF_OF_STORE = statement(
  'lock_staff_of_store',
  `SELECT pg_advisory_xact_lock(hashtextextended('staff ' || :store_id, 0))`,
)

const COUNT_STAFF = statement(
  'count_staff',
  `SELECT (SELECT count(*) FROM memberships WHERE store_id = :store_id)::int AS people,
       (SELECT count(*) FROM security_events WHERE store_id = :store_id AND kind = 'stores.staff_invited' AND at > :since)::int AS invited`,
)

/** The number of users of a shop, and of invitations since a moment; both locked until the end of the transaction. */
export const lockStaffCounts = async (tx: Sql, storeId: string, since: Date): Promise<{ people: number; invited: number }> => {
  await tx.rows(LOCK_STAFF_OF_STORE, { store_id: storeId })
  const row = await tx.first(COUNT_STAFF, { store_id: storeId, since })
  return row ?? { people: 0, invited: 0 }
}

/** An invited user. */
export type Invited = { user_id: string; language: string | null; is_taken: boolean }

const LOCK_INVITED = statement(
  'lock_invited',
  `INSERT INTO users (user_id, name, phone, role, created_at, updated_at) VALUES (:user_id, :name, :phone, 'store_staff', :at, :at)
     ON CONFLICT (phone) DO NOTHING`,
)

const LOCK_INVITED_PERSON = statement(
  'lock_invited_person',
  'SELECT user_id, coalesce(language, device_language) AS language, role FROM users WHERE phone = :phone FOR UPDATE',
)

const FIND_MEMBERSHIP = statement(
  'find_membership',
  'SELECT 1 FROM memberships WHERE store_id = :store_id AND user_id = :user_id',
)

/**
 * Finds or creates the account of a number and locks it until the end of the transaction, which serialises concurrent invitations
 * of two shops. Taken: the user is an admin, or was invited by this shop already; `hasShop` says whether they work in another
 * shop.
 */
export const lockInvited = async (
  tx: Sql,
  storeId: string,
  person: { user_id: string; name: string; phone: string; at: Date },
): Promise<Invited | undefined> => {
  await tx.run(LOCK_INVITED, { user_id: person.user_id, name: person.name, phone: person.phone, at: person.at })
  const known = await tx.rows(LOCK_INVITED_PERSON, { phone: person.phone })
  const [user] = known
  if (!user) return undefined
  const here = await tx.rows(FIND_MEMBERSHIP, { store_id: storeId, user_id: user.user_id })
  return { user_id: user.user_id, language: user.language, is_taken: user.role === 'admin' || here.length > 0 }
}

const INSERT_STAFF = statement(
  'insert_staff',
  `INSERT INTO memberships (store_id, user_id, role, staff_role, name, created_at) VALUES (:store_id, :user_id, 'store_staff', :staff_role, :name, :at)`,
)

export const insertStaff = (
  sql: Sql,
  member: { store_id: string; user_id: string; staff_role: StaffRole; name: string; at: Date },
): Promise<number> => sql.run(INSERT_STAFF, member)

const SET_RIGHTS = statement(
  'set_rights',
  `UPDATE memberships SET staff_role = :staff_role, rights = :rights::jsonb
     WHERE store_id = :store_id AND user_id = :user_id AND role = 'store_staff'`,
)

/** Gives a person of the shop a role and what differs from it. Zero when they are its owner, or do not work there. */
export const setRights = (
  sql: Sql,
  member: { store_id: string; user_id: string; staff_role: StaffRole; rights: Overrides },
): Promise<number> => sql.run(SET_RIGHTS, { ...member, rights: JSON.stringify(member.rights) })

const DELETE_STAFF = statement(
  'delete_staff',
  `WITH removed AS (
       DELETE FROM memberships WHERE store_id = :store_id AND user_id = :user_id AND role = 'store_staff' RETURNING store_id, user_id
     )
     INSERT INTO former_memberships (store_id, user_id, left_at) SELECT :store_id, user_id, :at FROM removed
     ON CONFLICT (store_id, user_id) DO UPDATE SET left_at = excluded.left_at`,
)

/**
 * Removes a user from a shop, and remembers that they worked there: the account's deletion erases their name from the shop's
 * records. Zero when they are its owner, or do not work there.
 */
export const deleteStaff = (sql: Sql, member: { store_id: string; user_id: string; at: Date }): Promise<number> =>
  sql.run(DELETE_STAFF, { store_id: member.store_id, user_id: member.user_id, at: member.at })
