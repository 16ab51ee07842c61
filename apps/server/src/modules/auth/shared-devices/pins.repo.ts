import { PIN_TRIES_MAX } from '@jhola/contract/auth/pin/rules'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('auth')

const LIST_SWITCH_PEOPLE = statement(
  'list_switch_people',
  `SELECT m.user_id, coalesce(m.name, u.name) AS name, m.role, m.staff_role, p.pin_hash IS NOT NULL AS has_pin, coalesce(t.wrong, 0) AS wrong
     FROM memberships m JOIN users u ON u.user_id = m.user_id AND u.deleted_at IS NULL
     LEFT JOIN staff_pins p ON p.store_id = :store_id AND p.user_id = m.user_id
     LEFT JOIN pin_tries t ON t.store_id = :store_id AND t.device_id = :device_id AND t.user_id = m.user_id
     WHERE m.store_id = :store_id AND m.joined_at IS NOT NULL
     ORDER BY m.role = 'store_owner' DESC, m.created_at, m.user_id LIMIT 100`,
)

/** The people who work in a shop, with the wrong PINs of each on one device. */
export const listSwitchPeople = (sql: Sql, on: { store_id: string; device_id: string }) => sql.rows(LIST_SWITCH_PEOPLE, on)

const FIND_MEMBER = statement('find_member', 'SELECT user_id FROM memberships WHERE store_id = :store_id AND user_id = :user_id')

/** Whether somebody works in a shop, or is invited to. */
export const isMember = async (sql: Sql, who: { store_id: string; user_id: string }): Promise<boolean> =>
  (await sql.first(FIND_MEMBER, who)) !== undefined

const FIND_PIN = statement(
  'find_pin',
  `SELECT p.pin_hash FROM staff_pins p JOIN memberships m ON m.store_id = :store_id AND m.user_id = :user_id AND m.joined_at IS NOT NULL
     WHERE p.store_id = :store_id AND p.user_id = :user_id`,
)

/** The hash of a person's PIN in a shop where they work. */
export const findPin = async (sql: Sql, who: { store_id: string; user_id: string }): Promise<string | undefined> =>
  (await sql.first(FIND_PIN, who))?.pin_hash

const LOCK_PIN = statement(
  'lock_pin',
  'SELECT pin_hash FROM staff_pins WHERE store_id = :store_id AND user_id = :user_id FOR SHARE',
)

/** The same in a transaction: a PIN that was changed or removed meanwhile opens nothing. */
export const lockPin = async (tx: Sql, who: { store_id: string; user_id: string }): Promise<string | undefined> =>
  (await tx.first(LOCK_PIN, who))?.pin_hash

const UPSERT_PIN = statement(
  'upsert_pin',
  `INSERT INTO staff_pins (store_id, user_id, pin_hash, set_at) VALUES (:store_id, :user_id, :pin_hash, :at)
     ON CONFLICT (store_id, user_id) DO UPDATE SET pin_hash = excluded.pin_hash, set_at = excluded.set_at`,
)

export const upsertPin = (sql: Sql, pin: { store_id: string; user_id: string; pin_hash: string; at: Date }): Promise<number> =>
  sql.run(UPSERT_PIN, pin)

const COUNT_PIN_TRY = statement(
  'count_pin_try',
  `INSERT INTO pin_tries (store_id, device_id, user_id, wrong)
     SELECT :store_id, :device_id, m.user_id, 1 FROM memberships m WHERE m.store_id = :store_id AND m.user_id = :user_id AND m.joined_at IS NOT NULL
     ON CONFLICT (store_id, device_id, user_id) DO UPDATE SET wrong = pin_tries.wrong + 1 WHERE pin_tries.wrong < :most
     RETURNING wrong`,
)

/** Counts a try before it is checked, so that tries at once are counted too. Nothing if there were too many, or nobody works here. */
export const countPinTry = async (
  sql: Sql,
  at: { store_id: string; device_id: string; user_id: string },
): Promise<number | undefined> => (await sql.first(COUNT_PIN_TRY, { ...at, most: PIN_TRIES_MAX }))?.wrong

const DELETE_PIN_TRIES = statement(
  'delete_pin_tries',
  `DELETE FROM pin_tries WHERE store_id = :store_id AND user_id = :user_id AND (:device_id?::uuid IS NULL OR device_id = :device_id)`,
)

/** Forgets wrong PINs of a person: on one device, or on all of the shop. */
export const deletePinTries = (sql: Sql, of: { store_id: string; user_id: string; device_id: string | null }): Promise<number> =>
  sql.run(DELETE_PIN_TRIES, of)

const END_PIN_SESSIONS = statement(
  'end_pin_sessions',
  `WITH ended AS (
       UPDATE sessions SET revoked_at = :at
       WHERE store_id = :store_id AND user_id = :user_id AND signed_in_by = 'pin' AND revoked_at IS NULL RETURNING session_id
     )
     SELECT session_id, pg_notify(:sessions_channel, session_id::text)::text AS told FROM ended`,
)

/** Ends what a person's PIN opened in a shop, on every node at the commit. Returns the sessions. */
export const endPinSessions = async (
  tx: Sql,
  who: { store_id: string; user_id: string; at: Date; sessions_channel: string },
): Promise<string[]> => (await tx.rows(END_PIN_SESSIONS, who)).map(({ session_id }) => session_id)
