import { deleteInBatches } from '../../platform/db/in-batches.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { NOTHING_SENT, SENT_COLUMNS, type Sent } from './sent.sql.ts'

/** What opening a link does. */
export type LinkPurpose = 'verify_email' | 'reset_password' | 'change_email'

/** A link that was e-mailed. `password_hash`: the password of the sign-up that it confirms. */
export type LinkRow = {
  link_id: string
  user_id: string
  email: string
  purpose: LinkPurpose
  password_hash: string | null
}

/** Makes senders to one address take turns until the transaction ends, so that counting and writing are one step. */
export const lockMailbox = async (tx: Sql, email: string): Promise<void> => {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('link ' || $1, 0))`, [email])
}

/** Links sent to an address, whatever for. */
export const readSentLinks = async (sql: Sql, email: string, since: { hour: Date; day: Date }): Promise<Sent> => {
  const rows = await sql.query<Sent>(`SELECT ${SENT_COLUMNS} FROM email_links WHERE email = $1 AND created_at > $3`, [
    email,
    since.hour,
    since.day,
  ])
  return rows[0] ?? NOTHING_SENT
}

export type NewLink = Omit<LinkRow, 'user_id'> & { user_id: string | null; token_hash: Buffer; createdAt: Date; expiresAt: Date }

export const insertLink = (sql: Sql, link: NewLink): Promise<number> =>
  sql.execute(
    `INSERT INTO email_links (link_id, token_hash, user_id, email, purpose, password_hash, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [link.link_id, link.token_hash, link.user_id, link.email, link.purpose, link.password_hash, link.createdAt, link.expiresAt],
  )

/** Uses a link up and gives it; `undefined` when it was used, has run out or opens nothing. */
export const useLink = async (
  sql: Sql,
  tokenHash: Buffer,
  purposes: readonly LinkPurpose[],
  at: Date,
): Promise<LinkRow | undefined> => {
  const rows = await sql.query<LinkRow>(
    `UPDATE email_links SET used_at = $3 WHERE token_hash = $1 AND purpose = ANY($2::text[]) AND user_id IS NOT NULL AND used_at IS NULL
       AND expires_at > $3
     RETURNING link_id, user_id, email, purpose, password_hash`,
    [tokenHash, purposes, at],
  )
  return rows[0]
}

/** Would this link still open? Asked before costly work; `useLink` decides. */
export const isLinkOpen = async (sql: Sql, tokenHash: Buffer, purpose: LinkPurpose, now: Date): Promise<boolean> => {
  const rows = await sql.query(
    `SELECT link_id FROM email_links WHERE token_hash = $1 AND purpose = $2 AND user_id IS NOT NULL AND used_at IS NULL AND expires_at > $3`,
    [tokenHash, purpose, now],
  )
  return rows.length > 0
}

/** Was the address confirmed by this very link before? Pages are loaded twice, and mail programs open links ahead of people. */
export const isConfirmedBy = async (sql: Sql, tokenHash: Buffer, now: Date): Promise<boolean> => {
  const rows = await sql.query(
    `SELECT l.link_id FROM email_links l JOIN users u ON u.user_id = l.user_id
     WHERE l.token_hash = $1 AND l.purpose <> 'reset_password' AND l.used_at IS NOT NULL AND l.expires_at > $2
       AND u.email = l.email AND u.email_verified_at IS NOT NULL`,
    [tokenHash, now],
  )
  return rows.length > 0
}

/** Ends what other links of a person could still open. */
export const endLinksOf = (sql: Sql, userId: string, at: Date): Promise<number> =>
  sql.execute('UPDATE email_links SET expires_at = $2 WHERE user_id = $1 AND used_at IS NULL AND expires_at > $2', [userId, at])

/** A deleted account's links open nothing. What is left of them counts for the address's limits, for two days. */
export const forgetLinksOf = (sql: Sql, userId: string): Promise<number> =>
  sql.execute('UPDATE email_links SET user_id = NULL, password_hash = NULL WHERE user_id = $1', [userId])

/** Forgets links that no limit counts any more. Returns how many. */
export const deleteLinksBefore = (sql: Sql, before: Date): Promise<number> =>
  deleteInBatches(sql, { table: 'email_links', condition: 'created_at < $1', values: [before] })
