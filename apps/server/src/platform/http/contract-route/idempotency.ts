import { hash } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/index.ts'
import type { Sql } from '../../db/sql.ts'
import { statementsOf } from '../../db/statement.ts'
import { AppError } from '../../errors.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('http')

/** The key of a stored first reply: `principal` is `user:<id>` or `guest`. */
export type IdempotencyRef = { principal: string; key: string; route: string; requestHash: Buffer }

/** A valid key: 8 to 255 visible characters. */
const KEY_PATTERN = /^[\x21-\x7e]{8,255}$/

export const isIdempotencyKey = (text: string): boolean => KEY_PATTERN.test(text)

/** JSON with sorted keys: equal bodies give equal text. */
const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${canonicalJson(inner)}`).join(',')}}`
}

/** Compares whether two requests with one key are the same request. */
export const hashRequest = (route: string, params: unknown, body: unknown): Buffer =>
  hash('sha256', `${route}\n${canonicalJson(params ?? null)}\n${canonicalJson(body ?? null)}`, 'buffer')

const INSERT_KEY = statement(
  'insert_key',
  `INSERT INTO idempotency_keys (principal, key, route, request_hash, status, body, created_at)
     VALUES (:principal, :key, :route, :request_hash, :status, NULL, :now) ON CONFLICT (principal, key) DO NOTHING`,
)

const SET_ANSWER = statement(
  'set_answer',
  'UPDATE idempotency_keys SET body = :answer WHERE principal = :principal AND key = :key',
)

/**
 * Runs `work` once per key, in the transaction of its effect. A concurrent duplicate waits for the first one's commit and gets
 * the first reply; a rolled back first request leaves nothing behind. Throws `request.key_reused` if the key was used for
 * another request.
 */
export const answerInTx = async <T>(
  tx: Sql,
  ref: IdempotencyRef | null,
  status: number,
  clock: Clock,
  work: () => Promise<T>,
): Promise<T> => {
  if (!ref) return work()
  const inserted = await tx.run(INSERT_KEY, {
    principal: ref.principal,
    key: ref.key,
    route: ref.route,
    request_hash: ref.requestHash,
    status,
    now: clock.now(),
  })
  if (inserted === 0) {
    const stored = await findAnswer<T>(tx, ref)
    // The row existed a moment ago; only the purge of old rows deletes it.
    if (!stored) throw new AppError('server.unavailable')
    return stored.answer
  }
  const answer = await work()
  await tx.run(SET_ANSWER, { principal: ref.principal, key: ref.key, answer: JSON.stringify(answer) })
  return answer
}

/**
 * For work with its own transactions: returns the stored reply if there is one, else runs the work and stores its reply. Two
 * concurrent duplicates both run, so each part of the work must be safe to repeat. Throws like `answerInTx`.
 */
export const answerOnce = async <T>(
  db: Sql & Pick<Database, 'withTx'>,
  ref: IdempotencyRef | null,
  status: number,
  clock: Clock,
  work: () => Promise<T>,
): Promise<T> => {
  if (!ref) return work()
  const stored = await findAnswer<T>(db, ref)
  if (stored) return stored.answer
  const answer = await work()
  return db.withTx((tx) => answerInTx(tx, ref, status, clock, async () => answer))
}

const FORGET_ANSWERS_TO = statement('forget_answers_to', 'DELETE FROM idempotency_keys WHERE principal = :principal')

/** Deletes the stored replies to a person: they contain personal data. */
export const deleteAnswersTo = (sql: Sql, principal: string): Promise<number> => sql.run(FORGET_ANSWERS_TO, { principal })

const FIND_ANSWER = statement(
  'find_answer',
  'SELECT request_hash, body FROM idempotency_keys WHERE principal = :principal AND key = :key',
)

const findAnswer = async <T>(sql: Sql, ref: IdempotencyRef): Promise<{ answer: T } | undefined> => {
  const stored = await sql.first(FIND_ANSWER, { principal: ref.principal, key: ref.key })
  if (!stored) return undefined
  if (!stored.request_hash.equals(ref.requestHash)) throw new AppError('request.key_reused')
  // @NOTE our own JSON, written by the first call of this route.
  return { answer: stored.body as T }
}
