import { deleteInBatches } from '../../platform/db/in-batches.ts'
import type { Sql } from '../../platform/db/sql.ts'

/** PostgreSQL channel on which the ids of ended sessions are told to every node, the own one included. */
export const SESSIONS_CHANNEL = 'jhola_sessions'

/** A session with its person, as the token's hash finds it. */
export type SessionRow = {
  session_id: string
  user_id: string
  store_id: string | null
  device: string
  seen_at: Date
  ends_at: Date
  name: string
  role: 'customer' | 'store_owner' | 'store_staff' | 'admin'
  /** The person's part in the session's shop; null when there is no shop or they no longer work there. */
  store_role: 'store_owner' | 'store_staff' | null
}

/** The living session of a token; a deleted account has none. */
export const findSession = async (sql: Sql, tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> => {
  const rows = await sql.query<SessionRow>(
    `SELECT s.session_id, s.user_id, s.store_id, s.device, s.seen_at, s.ends_at, coalesce(m.name, u.name) AS name, u.role, m.role AS store_role
     FROM sessions s JOIN users u ON u.user_id = s.user_id AND u.deleted_at IS NULL
     LEFT JOIN memberships m ON m.store_id = s.store_id AND m.user_id = s.user_id
     WHERE s.token_hash = $1 AND s.revoked_at IS NULL AND s.expires_at > $2 AND s.ends_at > $2`,
    [tokenHash, now],
  )
  return rows[0]
}

export type NewSession = {
  session_id: string
  token_hash: Buffer
  user_id: string
  store_id: string | null
  device: string
  createdAt: Date
  expiresAt: Date
  endsAt: Date
}

export const insertSession = (sql: Sql, session: NewSession): Promise<number> =>
  sql.execute(
    `INSERT INTO sessions (session_id, token_hash, user_id, store_id, device, created_at, seen_at, expires_at, ends_at)
     VALUES ($1, $2, $3, $4, $5, $6, $6, $7, $8)`,
    [
      session.session_id,
      session.token_hash,
      session.user_id,
      session.store_id,
      session.device,
      session.createdAt,
      session.expiresAt,
      session.endsAt,
    ],
  )

/** Notes that a session is in use and lets it live on; of several nodes only the first writes. */
export const touchSession = (sql: Sql, sessionId: string, seen: { before: Date; at: Date; expiresAt: Date }): Promise<number> =>
  sql.execute(
    'UPDATE sessions SET seen_at = $3, expires_at = $4 WHERE session_id = $1 AND seen_at <= $2 AND revoked_at IS NULL',
    [sessionId, seen.before, seen.at, seen.expiresAt],
  )

/** Which sessions of one person: one, all, all but one, or those of one shop. */
export type SessionsOf = { userId: string; sessionId?: string; exceptId?: string; storeId?: string }

/** Ends living sessions and tells every node when the transaction commits. Returns the ids of those that it ended. */
export const endSessions = async (sql: Sql, which: SessionsOf, at: Date): Promise<string[]> => {
  const rows = await sql.query<{ session_id: string }>(
    `WITH ended AS (
       UPDATE sessions SET revoked_at = $2
       WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > $2 AND ends_at > $2 AND ($3::uuid IS NULL OR session_id = $3)
         AND ($4::uuid IS NULL OR session_id <> $4) AND ($5::text IS NULL OR store_id = $5)
       RETURNING session_id
     )
     SELECT session_id, pg_notify($6, session_id::text)::text AS told FROM ended`,
    [which.userId, at, which.sessionId ?? null, which.exceptId ?? null, which.storeId ?? null, SESSIONS_CHANNEL],
  )
  return rows.map(({ session_id }) => session_id)
}

/** One signed-in device. */
export type DeviceRow = { session_id: string; device: string; store_id: string | null; created_at: Date; seen_at: Date }

/** Where somebody is signed in now, the latest seen first; sessions of a shop that they left open nothing and are left out. */
export const listLivingSessions = (sql: Sql, userId: string, now: Date, most: number): Promise<DeviceRow[]> =>
  sql.query<DeviceRow>(
    `SELECT s.session_id, s.device, s.store_id, s.created_at, s.seen_at FROM sessions s
     LEFT JOIN memberships m ON m.store_id = s.store_id AND m.user_id = s.user_id
     WHERE s.user_id = $1 AND s.revoked_at IS NULL AND s.expires_at > $2 AND s.ends_at > $2
       AND (s.store_id IS NULL OR m.store_id IS NOT NULL)
     ORDER BY s.seen_at DESC, s.session_id DESC LIMIT $3`,
    [userId, now, most],
  )

/** A session as it is kept, ended ones too. */
export type KeptSessionRow = DeviceRow & { expires_at: Date; revoked_at: Date | null }

/** Every session of a person that is not forgotten yet, the newest first. */
export const listKeptSessions = (sql: Sql, userId: string): Promise<KeptSessionRow[]> =>
  sql.query<KeptSessionRow>(
    `SELECT session_id, device, store_id, created_at, seen_at, least(expires_at, ends_at) AS expires_at, revoked_at
     FROM sessions WHERE user_id = $1 ORDER BY created_at DESC, session_id DESC`,
    [userId],
  )

/** Forgets sessions that ended before a moment. Returns how many. */
export const deleteSessionsBefore = (sql: Sql, before: Date): Promise<number> =>
  deleteInBatches(sql, { table: 'sessions', condition: 'expires_at < $1 OR revoked_at < $1', values: [before] })
