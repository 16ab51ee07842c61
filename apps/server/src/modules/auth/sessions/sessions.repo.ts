import type { SignInMethod } from '@jhola/contract/auth/factors/rules'
import type { Overrides } from '@jhola/contract/staff/permissions'
import type { StaffRole } from '@jhola/contract/staff/roles'
import { deleteSome, inBatches } from '../../../platform/db/in-batches.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('auth')

/** PostgreSQL channel that sends the ids of ended sessions to every node, including the sender. */
export const SESSIONS_CHANNEL = 'jhola_sessions'

/** A session with its person, found by the token's hash. */
export type SessionRow = {
  session_id: string
  user_id: string
  store_id: string | null
  device: string
  seen_at: Date
  ends_at: Date
  name: string
  role: 'customer' | 'store_owner' | 'store_staff' | 'admin'
  /** The person's role in the session's shop; null if there is no shop, it is not proven, or they no longer work there. */
  store_role: 'store_owner' | 'store_staff' | null
  staff_role: StaffRole | null
  rights: Overrides | null
  signed_in_by: SignInMethod | null
  second_factor_at: Date | null
}

const FIND_SESSION = statement(
  'find_session',
  `SELECT s.session_id, s.user_id, s.store_id, s.device, s.seen_at, s.ends_at, coalesce(m.name, u.name) AS name, u.role, m.role AS store_role, m.staff_role, m.rights,
       s.signed_in_by, s.second_factor_at
     FROM sessions s JOIN users u ON u.user_id = s.user_id AND u.deleted_at IS NULL
       AND (u.phone_verified_at IS NOT NULL OR u.email_verified_at IS NOT NULL)
     LEFT JOIN (memberships m JOIN stores w ON w.store_id = m.store_id AND w.status <> 'new')
       ON m.store_id = s.store_id AND m.user_id = s.user_id AND m.joined_at IS NOT NULL
     WHERE s.token_hash = :token_hash AND s.revoked_at IS NULL AND s.expires_at > :now AND s.ends_at > :now`,
)

/** The active session of a token; a deleted account has none, nor has one without a proven contact. */
export const findSession = async (sql: Sql, tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> => {
  return sql.first(FIND_SESSION, { token_hash: tokenHash, now })
}

export type NewSession = {
  session_id: string
  token_hash: Buffer
  user_id: string
  store_id: string | null
  device: string
  device_key: Buffer | null
  signed_in_by: SignInMethod
  freshAt: Date | null
  passkey_id: string | null
  createdAt: Date
  expiresAt: Date
  endsAt: Date
}

const INSERT_SESSION = statement(
  'insert_session',
  `INSERT INTO sessions (session_id, token_hash, user_id, store_id, device, device_key, created_at, seen_at, expires_at, ends_at, signed_in_by, fresh_at, passkey_id)
     VALUES (:session_id, :token_hash, :user_id, :store_id, :device, :device_key?, :created_at, :created_at, :expires_at, :ends_at, :signed_in_by, :fresh_at, :passkey_id)`,
)

export const insertSession = (sql: Sql, session: NewSession): Promise<number> =>
  sql.run(INSERT_SESSION, {
    session_id: session.session_id,
    token_hash: session.token_hash,
    user_id: session.user_id,
    store_id: session.store_id,
    device: session.device,
    device_key: session.device_key,
    created_at: session.createdAt,
    expires_at: session.expiresAt,
    ends_at: session.endsAt,
    signed_in_by: session.signed_in_by,
    fresh_at: session.freshAt,
    passkey_id: session.passkey_id,
  })

const TOUCH_SESSION = statement(
  'touch_session',
  'UPDATE sessions SET seen_at = :at, expires_at = :expires_at WHERE session_id = :session_id AND seen_at <= :before AND revoked_at IS NULL',
)

/** Records that a session is in use and extends it; of several nodes only the first writes. */
export const touchSession = (sql: Sql, sessionId: string, seen: { before: Date; at: Date; expiresAt: Date }): Promise<number> =>
  sql.run(TOUCH_SESSION, { session_id: sessionId, before: seen.before, at: seen.at, expires_at: seen.expiresAt })

/** Selects sessions of one person: one, all, all but one, those of one shop, or those that a passkey began. */
export type SessionsOf = { userId: string; sessionId?: string; exceptId?: string; storeId?: string; passkeyId?: string }

const END_SESSIONS = statement(
  'end_sessions',
  `WITH ended AS (
       UPDATE sessions SET revoked_at = :at
       WHERE user_id = :user_id AND revoked_at IS NULL AND expires_at > :at AND ends_at > :at AND (:session_id?::uuid IS NULL OR session_id = :session_id)
         AND (:except_id?::uuid IS NULL OR session_id <> :except_id) AND (:store_id?::text IS NULL OR store_id = :store_id)
         AND (:passkey_id?::uuid IS NULL OR passkey_id = :passkey_id)
       RETURNING session_id
     )
     SELECT session_id, pg_notify(:sessions_channel, session_id::text)::text AS told FROM ended`,
)

/** Ends active sessions and notifies every node when the transaction commits. Returns the ids of the ended ones. */
export const endSessions = async (sql: Sql, which: SessionsOf, at: Date): Promise<string[]> => {
  const rows = await sql.rows(END_SESSIONS, {
    user_id: which.userId,
    at,
    session_id: which.sessionId ?? null,
    except_id: which.exceptId ?? null,
    store_id: which.storeId ?? null,
    passkey_id: which.passkeyId ?? null,
    sessions_channel: SESSIONS_CHANNEL,
  })
  return rows.map(({ session_id }) => session_id)
}

/** How the channel says that a session goes on with other rights; a bare id says that it ended. */
export const CHANGED_PREFIX = 'changed '

const TELL_CHANGED_SESSIONS = statement(
  'tell_changed_sessions',
  `SELECT session_id, pg_notify(:sessions_channel, :prefix || session_id::text)::text AS told FROM sessions
     WHERE store_id = :store_id AND user_id = :user_id AND revoked_at IS NULL AND expires_at > :at AND ends_at > :at`,
)

/** Tells every node, when the transaction commits, that a person's rights in a shop changed. Returns their sessions. */
export const tellChangedSessions = async (sql: Sql, who: { userId: string; storeId: string }, at: Date): Promise<string[]> => {
  const rows = await sql.rows(TELL_CHANGED_SESSIONS, {
    store_id: who.storeId,
    user_id: who.userId,
    at,
    prefix: CHANGED_PREFIX,
    sessions_channel: SESSIONS_CHANNEL,
  })
  return rows.map(({ session_id }) => session_id)
}

/** One signed-in device. */
export type DeviceRow = { session_id: string; device: string; store_id: string | null; created_at: Date; seen_at: Date }

const LIST_LIVING_SESSIONS = statement(
  'list_living_sessions',
  `SELECT s.session_id, s.device, s.store_id, s.created_at, s.seen_at FROM sessions s
     LEFT JOIN memberships m ON m.store_id = s.store_id AND m.user_id = s.user_id
     WHERE s.user_id = :user_id AND s.revoked_at IS NULL AND s.expires_at > :now AND s.ends_at > :now
       AND (s.store_id IS NULL OR m.store_id IS NOT NULL)
     ORDER BY s.seen_at DESC, s.session_id DESC LIMIT :limit`,
)

/** A person's active sessions, the latest seen first. Sessions of a shop that they left are not valid and are left out. */
export const listLivingSessions = (sql: Sql, userId: string, now: Date, limit: number): Promise<DeviceRow[]> =>
  sql.rows(LIST_LIVING_SESSIONS, { user_id: userId, now, limit })

/** A session as stored, including ended ones. */
export type RetainedSessionRow = DeviceRow & { expires_at: Date; revoked_at: Date | null }

const LIST_KEPT_SESSIONS = statement(
  'list_kept_sessions',
  `SELECT session_id, device, store_id, created_at, seen_at, least(expires_at, ends_at) AS expires_at, revoked_at
     FROM sessions WHERE user_id = :user_id ORDER BY created_at DESC, session_id DESC`,
)

/** Every stored session of a person, newest first. */
export const listRetainedSessions = (sql: Sql, userId: string): Promise<RetainedSessionRow[]> =>
  sql.rows(LIST_KEPT_SESSIONS, { user_id: userId })

const DELETE_SESSIONS_BEFORE = statement(
  'delete_sessions_before',
  deleteSome('sessions', 'expires_at < :before OR revoked_at < :before'),
)

/** Deletes sessions that ended before a moment. Returns the number of rows. */
export const deleteSessionsBefore = (sql: Sql, before: Date): Promise<number> =>
  inBatches((limit) => sql.run(DELETE_SESSIONS_BEFORE, { before, limit }))
