import type { Sql } from '../../platform/db/sql.ts'

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

/** The living session of a token. */
export const findSession = async (sql: Sql, tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> => {
  const rows = await sql.query<SessionRow>(
    `SELECT s.session_id, s.user_id, s.store_id, s.device, s.seen_at, s.ends_at, u.name, u.role, m.role AS store_role
     FROM sessions s JOIN users u ON u.user_id = s.user_id
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

export const setRevoked = (sql: Sql, sessionId: string, at: Date): Promise<number> =>
  sql.execute('UPDATE sessions SET revoked_at = $2 WHERE session_id = $1 AND revoked_at IS NULL', [sessionId, at])

/** Forgets sessions that ended before a moment. Returns how many. */
export const deleteSessionsBefore = (sql: Sql, before: Date): Promise<number> =>
  sql.execute('DELETE FROM sessions WHERE expires_at < $1 OR revoked_at < $1', [before])
