import { deleteInBatches } from '../../platform/db/in-batches.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { NOTHING_SENT, SENT_COLUMNS, type Sent } from './sent.sql.ts'

/** Where a code goes, and for what it is good. */
export type CodeAddress = { channel: 'sms' | 'email'; recipient: string; purpose: string }

/** Makes senders to one recipient take turns until the transaction ends, so that counting and writing are one step. */
export const lockRecipient = async (tx: Sql, recipient: string): Promise<void> => {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('code ' || $1, 0))`, [recipient])
}

/** Codes sent to a recipient, whatever for. */
export const readSentCodes = async (sql: Sql, recipient: string, since: { hour: Date; day: Date }): Promise<Sent> => {
  const rows = await sql.query<Sent>(`SELECT ${SENT_COLUMNS} FROM one_time_codes WHERE recipient = $1 AND created_at > $3`, [
    recipient,
    since.hour,
    since.day,
  ])
  return rows[0] ?? NOTHING_SENT
}

/** A new code ends the earlier ones for the same purpose. */
export const endOpenCodes = (sql: Sql, { recipient, purpose }: CodeAddress, at: Date): Promise<number> =>
  sql.execute(
    'UPDATE one_time_codes SET expires_at = $3 WHERE recipient = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3',
    [recipient, purpose, at],
  )

export type NewCode = CodeAddress & { code_id: string; code_hash: Buffer; createdAt: Date; expiresAt: Date }

/** Keeps a code that goes out; of the code itself only its hash. */
export const insertCode = (sql: Sql, code: NewCode): Promise<number> =>
  sql.execute(
    `INSERT INTO one_time_codes (code_id, channel, recipient, purpose, code_hash, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [code.code_id, code.channel, code.recipient, code.purpose, code.code_hash, code.createdAt, code.expiresAt],
  )

/**
 * Takes one try of the open code and gives what it must match; `undefined` when there is no open code or its tries are
 * spent. Tries at the same moment wait for each other, so never more than `mostTries` are handed out.
 */
export const takeTry = async (
  sql: Sql,
  { recipient, purpose }: Pick<CodeAddress, 'recipient' | 'purpose'>,
  mostTries: number,
  now: Date,
): Promise<{ code_id: string; code_hash: Buffer } | undefined> => {
  const rows = await sql.query<{ code_id: string; code_hash: Buffer }>(
    `UPDATE one_time_codes SET tries = tries + 1
     WHERE code_id = (SELECT c.code_id FROM one_time_codes c WHERE c.recipient = $1 AND c.purpose = $2 ORDER BY c.created_at DESC, c.code_id DESC LIMIT 1)
       AND used_at IS NULL AND expires_at > $3 AND tries < $4
     RETURNING code_id, code_hash`,
    [recipient, purpose, now, mostTries],
  )
  return rows[0]
}

/** Uses a code up. Zero when somebody else used it first or a newer code ended it. */
export const useCode = (sql: Sql, codeId: string, at: Date): Promise<number> =>
  sql.execute('UPDATE one_time_codes SET used_at = $2 WHERE code_id = $1 AND used_at IS NULL AND expires_at > $2', [codeId, at])

/** Forgets codes that no limit counts any more. Returns how many. */
export const deleteCodesBefore = (sql: Sql, before: Date): Promise<number> =>
  deleteInBatches(sql, { table: 'one_time_codes', condition: 'created_at < $1', values: [before] })
