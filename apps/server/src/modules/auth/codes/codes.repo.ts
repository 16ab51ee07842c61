import { deleteSome, inBatches } from '../../../platform/db/in-batches.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from '../statements.sql.ts'
import { NOTHING_SENT, SENT_COLUMNS, type Sent } from './sent.sql.ts'

const { statement } = statementsOf<Statements>('auth')

/** The recipient of a code, and its purpose. */
export type CodeAddress = { channel: 'sms' | 'email'; recipient: string; purpose: string }

const LOCK_RECIPIENT = statement('lock_recipient', `SELECT pg_advisory_xact_lock(hashtextextended('code ' || :recipient, 0))`)

/** Serialises senders to one recipient until the transaction ends, so that counting and inserting are atomic. */
export const lockRecipient = async (tx: Sql, recipient: string): Promise<void> => {
  await tx.rows(LOCK_RECIPIENT, { recipient })
}

const READ_SENT_CODES = statement(
  'read_sent_codes',
  `SELECT ${SENT_COLUMNS} FROM one_time_codes WHERE recipient = :recipient AND created_at > :day`,
)

/** Codes sent to a recipient, for any purpose. */
export const readSentCodes = async (sql: Sql, recipient: string, since: { hour: Date; day: Date }): Promise<Sent> => {
  const row = await sql.first(READ_SENT_CODES, { recipient, hour: since.hour, day: since.day })
  return row ?? NOTHING_SENT
}

const END_OPEN_CODES = statement(
  'end_open_codes',
  'UPDATE one_time_codes SET expires_at = :at WHERE recipient = :recipient AND purpose = :purpose AND used_at IS NULL AND expires_at > :at',
)

/** A new code invalidates the earlier ones for the same purpose. */
export const endOpenCodes = (sql: Sql, { recipient, purpose }: CodeAddress, at: Date): Promise<number> =>
  sql.run(END_OPEN_CODES, { recipient, purpose, at })

export type NewCode = CodeAddress & { code_id: string; code_hash: Buffer; createdAt: Date; expiresAt: Date }

const INSERT_CODE = statement(
  'insert_code',
  `INSERT INTO one_time_codes (code_id, channel, recipient, purpose, code_hash, created_at, expires_at) VALUES (:code_id, :channel, :recipient, :purpose, :code_hash, :created_at, :expires_at)`,
)

/** Stores a sent code, only as a hash. */
export const insertCode = (sql: Sql, code: NewCode): Promise<number> =>
  sql.run(INSERT_CODE, {
    code_id: code.code_id,
    channel: code.channel,
    recipient: code.recipient,
    purpose: code.purpose,
    code_hash: code.code_hash,
    created_at: code.createdAt,
    expires_at: code.expiresAt,
  })

const TAKE_TRY = statement(
  'take_try',
  `UPDATE one_time_codes SET tries = tries + 1
     WHERE code_id = (SELECT c.code_id FROM one_time_codes c WHERE c.recipient = :recipient AND c.purpose = :purpose ORDER BY c.created_at DESC, c.code_id DESC LIMIT 1)
       AND used_at IS NULL AND expires_at > :now AND tries < :most_tries
     RETURNING code_id, code_hash`,
)

/**
 * Counts an attempt at the open code and returns its hash; `undefined` if there is no open code or no attempt is left.
 * Concurrent attempts wait for each other, so there are never more than `mostTries`.
 */
export const takeTry = async (
  sql: Sql,
  { recipient, purpose }: Pick<CodeAddress, 'recipient' | 'purpose'>,
  maxTries: number,
  now: Date,
): Promise<{ code_id: string; code_hash: Buffer } | undefined> => {
  return sql.first(TAKE_TRY, { recipient, purpose, now, most_tries: maxTries })
}

const USE_CODE = statement(
  'use_code',
  'UPDATE one_time_codes SET used_at = :at WHERE code_id = :code_id AND used_at IS NULL AND expires_at > :at',
)

/** Marks a code as used. Zero if it was used before or a newer code replaced it. */
export const useCode = (sql: Sql, codeId: string, at: Date): Promise<number> => sql.run(USE_CODE, { code_id: codeId, at })

const DELETE_CODES_BEFORE = statement('delete_codes_before', deleteSome('one_time_codes', 'created_at < :before'))

/** Deletes codes that no limit counts any more. Returns the number of rows. */
export const deleteCodesBefore = (sql: Sql, before: Date): Promise<number> =>
  inBatches((limit) => sql.run(DELETE_CODES_BEFORE, { before, limit }))
