import { CODES_COUNTED_MS, type CodeKind, type SentCode, type Standing } from '@jhola/contract/auth/code-limits'
import { deleteSome, inBatches } from '../../../platform/db/in-batches.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { AskerKeys } from '../../../platform/http/caller/device-cookie.ts'
import { SENT_COLUMNS, SENT_READ_MAX, toSentCode } from './sent-codes.sql.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('auth')

/** The recipient of a code, and its purpose. */
export type CodeAddress = { channel: 'sms' | 'email'; recipient: string; purpose: string }

/** The limits of a code's purpose. */
export const kindOfCode = ({ channel, purpose }: Pick<CodeAddress, 'channel' | 'purpose'>): Exclude<CodeKind, 'link'> => {
  if (channel === 'email') return 'email'
  return purpose === 'sign_in:store_owner' ? 'store_owner' : 'customer'
}

const LOCK_RECIPIENT = statement('lock_recipient', `SELECT pg_advisory_xact_lock(hashtextextended('code ' || :recipient, 0))`)

/** Serialises senders to one recipient until the transaction ends, so that counting and inserting are atomic. */
export const lockRecipient = async (tx: Sql, recipient: string): Promise<void> => {
  await tx.rows(LOCK_RECIPIENT, { recipient })
}

const READ_SENT_CODES = statement(
  'read_sent_codes',
  `SELECT channel, purpose, ${SENT_COLUMNS} FROM one_time_codes WHERE recipient = :recipient AND created_at > :since
     ORDER BY created_at DESC LIMIT :limit`,
)

/** Codes sent to a recipient within the limits' time, for any purpose, as the asker sees them. */
export const readSentCodes = async (sql: Sql, recipient: string, keys: AskerKeys, now: Date): Promise<SentCode[]> => {
  const { device_key, network_key } = keys
  const since = new Date(now.getTime() - CODES_COUNTED_MS)
  const rows = await sql.rows(READ_SENT_CODES, { recipient, device_key, network_key, since, limit: SENT_READ_MAX })
  // @NOTE a column's check keeps these two values.
  return rows.map((row) => toSentCode(row, kindOfCode({ channel: row.channel as CodeAddress['channel'], purpose: row.purpose })))
}

const END_OPEN_CODES = statement(
  'end_open_codes',
  `UPDATE one_time_codes SET expires_at = :at WHERE recipient = :recipient AND purpose = :purpose AND device_key = :device_key
       AND used_at IS NULL AND expires_at > :at`,
)

/** A code as one device has it: other devices have their own. */
type DeviceCode = Pick<CodeAddress, 'recipient' | 'purpose'> & { device_key: Buffer }

/** A new code invalidates the earlier ones of the same device and purpose. */
export const endOpenCodes = (sql: Sql, { recipient, purpose, device_key }: DeviceCode, at: Date): Promise<number> =>
  sql.run(END_OPEN_CODES, { recipient, purpose, device_key, at })

export type NewCode = CodeAddress & {
  code_id: string
  code_hash: Buffer
  createdAt: Date
  expiresAt: Date
  device_key: Buffer
  network_key: Buffer
  standing: Standing
}

const INSERT_CODE = statement(
  'insert_code',
  `INSERT INTO one_time_codes (code_id, channel, recipient, purpose, code_hash, created_at, expires_at, device_key, network_key, standing)
     VALUES (:code_id, :channel, :recipient, :purpose, :code_hash, :created_at, :expires_at, :device_key, :network_key, :standing)`,
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
    device_key: code.device_key,
    network_key: code.network_key,
    standing: code.standing,
  })

const TAKE_TRY = statement(
  'take_try',
  `UPDATE one_time_codes SET tries = tries + 1
     WHERE code_id = (SELECT c.code_id FROM one_time_codes c WHERE c.recipient = :recipient AND c.purpose = :purpose
                        AND (c.device_key = :device_key OR c.device_key IS NULL) ORDER BY c.created_at DESC, c.code_id DESC LIMIT 1)
       AND used_at IS NULL AND expires_at > :now AND tries < :most_tries
     RETURNING code_id, code_hash`,
)

/**
 * Counts an attempt at the device's open code and returns its hash; `undefined` if there is no open code or no attempt is left.
 * Concurrent attempts wait for each other, so there are never more than `mostTries`.
 */
export const takeTry = async (
  sql: Sql,
  { recipient, purpose, device_key }: DeviceCode,
  maxTries: number,
  now: Date,
): Promise<{ code_id: string; code_hash: Buffer } | undefined> => {
  return sql.first(TAKE_TRY, { recipient, purpose, device_key, now, most_tries: maxTries })
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
