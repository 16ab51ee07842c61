import { CODES_COUNTED_MS, type SentCode, type Standing } from '@jhola/contract/auth/code-limits'
import { deleteSome, inBatches } from '../../../platform/db/in-batches.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { AskerKeys } from '../../../platform/http/caller/device-cookie.ts'
import { SENT_COLUMNS, SENT_READ_MAX, toSentCode } from '../codes/sent-codes.sql.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('auth')

/** The effect of opening a link. */
export type LinkPurpose = 'verify_email' | 'reset_password'

/** An emailed link. `password_hash`: the password of the sign-up that it confirms. */
export type LinkRow = {
  link_id: string
  user_id: string
  email: string
  /** Links that change an address were sent by an earlier build; they open nothing now. */
  purpose: LinkPurpose | 'change_email'
  password_hash: string | null
  /** The device that asked; null for the operator. */
  device_key: Buffer | null
}

const LOCK_MAILBOX = statement('lock_mailbox', `SELECT pg_advisory_xact_lock(hashtextextended('link ' || :email, 0))`)

/** Serialises senders to one address until the transaction ends, so that counting and inserting are atomic. */
export const lockMailbox = async (tx: Sql, email: string): Promise<void> => {
  await tx.rows(LOCK_MAILBOX, { email })
}

const READ_SENT_LINKS = statement(
  'read_sent_links',
  `SELECT ${SENT_COLUMNS} FROM email_links WHERE email = :email AND created_at > :since ORDER BY created_at DESC LIMIT :limit`,
)

/** Links sent to an address within the limits' time, for any purpose, as the asker sees them. */
export const readSentLinks = async (sql: Sql, email: string, keys: AskerKeys, now: Date): Promise<SentCode[]> => {
  const { device_key, network_key } = keys
  const since = new Date(now.getTime() - CODES_COUNTED_MS)
  const rows = await sql.rows(READ_SENT_LINKS, { email, device_key, network_key, since, limit: SENT_READ_MAX })
  return rows.map((row) => toSentCode(row, 'link'))
}

export type NewLink = Omit<LinkRow, 'user_id'> & {
  user_id: string | null
  token_hash: Buffer
  createdAt: Date
  expiresAt: Date
  network_key: Buffer | null
  standing: Standing
}

const INSERT_LINK = statement(
  'insert_link',
  `INSERT INTO email_links (link_id, token_hash, user_id, email, purpose, password_hash, created_at, expires_at, device_key, network_key, standing)
     VALUES (:link_id, :token_hash, :user_id, :email, :purpose, :password_hash, :created_at, :expires_at, :device_key?, :network_key?, :standing)`,
)

export const insertLink = (sql: Sql, link: NewLink): Promise<number> =>
  sql.run(INSERT_LINK, {
    link_id: link.link_id,
    token_hash: link.token_hash,
    user_id: link.user_id,
    email: link.email,
    purpose: link.purpose,
    password_hash: link.password_hash,
    created_at: link.createdAt,
    expires_at: link.expiresAt,
    device_key: link.device_key,
    network_key: link.network_key,
    standing: link.standing,
  })

const USE_LINK = statement(
  'use_link',
  `UPDATE email_links SET used_at = :at WHERE token_hash = :token_hash AND purpose = ANY(:purposes::text[]) AND user_id IS NOT NULL AND used_at IS NULL
       AND expires_at > :at
     RETURNING link_id, user_id AS "user_id!", email, purpose, password_hash, device_key`,
)

/** Marks a link as used and returns it; `undefined` if it was used before, is expired or unknown. */
export const useLink = async (
  sql: Sql,
  tokenHash: Buffer,
  purposes: readonly LinkPurpose[],
  at: Date,
): Promise<LinkRow | undefined> => {
  return sql.first(USE_LINK, { token_hash: tokenHash, purposes, at })
}

const IS_LINK_OPEN = statement(
  'is_link_open',
  `SELECT link_id FROM email_links WHERE token_hash = :token_hash AND purpose = :purpose AND user_id IS NOT NULL AND used_at IS NULL AND expires_at > :now`,
)

/** Whether this link is still valid. Checked before expensive work; `useLink` decides. */
export const isLinkOpen = async (sql: Sql, tokenHash: Buffer, purpose: LinkPurpose, now: Date): Promise<boolean> => {
  const rows = await sql.rows(IS_LINK_OPEN, { token_hash: tokenHash, purpose, now })
  return rows.length > 0
}

const FIND_CONFIRMED_BY = statement(
  'find_confirmed_by',
  `SELECT u.password_hash IS NOT NULL AS "has_password!" FROM email_links l JOIN users u ON u.user_id = l.user_id
     WHERE l.token_hash = :token_hash AND l.purpose <> 'reset_password' AND l.used_at IS NOT NULL AND l.expires_at > :now
       AND u.email = l.email AND u.email_verified_at IS NOT NULL`,
)

/**
 * The account whose address this link has confirmed, now or before. Pages are loaded twice, and mail programs open links before
 * people do. Undefined if it has not.
 */
export const findConfirmedBy = (sql: Sql, tokenHash: Buffer, now: Date): Promise<{ has_password: boolean } | undefined> =>
  sql.first(FIND_CONFIRMED_BY, { token_hash: tokenHash, now })

const END_LINKS_OF = statement(
  'end_links_of',
  'UPDATE email_links SET expires_at = :at WHERE user_id = :user_id AND used_at IS NULL AND expires_at > :at',
)

/** Invalidates the other links of a person. */
export const endLinksOf = (sql: Sql, userId: string, at: Date): Promise<number> => sql.run(END_LINKS_OF, { user_id: userId, at })

const FORGET_LINKS_OF = statement(
  'forget_links_of',
  'UPDATE email_links SET user_id = NULL, password_hash = NULL WHERE user_id = :user_id',
)

/** Invalidates a deleted account's links. The rows count for the address's limits for two more days. */
export const deleteLinksOf = (sql: Sql, userId: string): Promise<number> => sql.run(FORGET_LINKS_OF, { user_id: userId })

const DELETE_LINKS_BEFORE = statement('delete_links_before', deleteSome('email_links', 'created_at < :before'))

/** Deletes links that no limit counts any more. Returns the number of rows. */
export const deleteLinksBefore = (sql: Sql, before: Date): Promise<number> =>
  inBatches((limit) => sql.run(DELETE_LINKS_BEFORE, { before, limit }))
