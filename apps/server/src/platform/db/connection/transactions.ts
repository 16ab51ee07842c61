import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'
import { isRetryableConflict } from '../errors.ts'
import { type Sql, toSql } from '../sql.ts'
import { isStalePlan } from './statement-naming.ts'

const MAX_RETRIES = 3
const RETRY_BASE_MS = 10

export type TransactionOptions = {
  /** How often a transaction runs again after a deadlock or conflict. Default 3. */
  retries?: number
  /** Default READ COMMITTED: the guards are in the conditions of the statements. */
  isolation?: 'read committed' | 'repeatable read' | 'serializable'
}

/** A transaction in progress. Its queries run on one connection, one after another. */
export type Tx = Sql

/**
 * Runs `work` in one transaction and commits when it resolves, rolls back when it throws. After a deadlock or a
 * serialisation failure the whole of `work` runs again, up to three times, so it must do nothing outside the database.
 */
export const runTransaction = async <Result>(
  pool: Pool,
  work: (tx: Tx) => Promise<Result>,
  options: TransactionOptions,
  sessionSettingsSql: string | undefined,
): Promise<Result> => {
  const retries = options.retries ?? MAX_RETRIES
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await runOnce(pool, work, options.isolation ?? 'read committed', sessionSettingsSql)
    } catch (error) {
      const mayRetry = isRetryableConflict(error) || isStalePlan(error)
      if (!mayRetry || attempt >= retries) throw error
      await delay(retryDelayMs(attempt))
    }
  }
}

const runOnce = async <Result>(
  pool: Pool,
  work: (tx: Tx) => Promise<Result>,
  isolation: string,
  sessionSettingsSql: string | undefined,
): Promise<Result> => {
  const client = await pool.connect()
  // A connection whose transaction could not be ended must not be reused.
  let unusable: Error | undefined
  try {
    await client.query(`start transaction isolation level ${isolation}`)
    try {
      const tx = toSql((text, values) => client.query(text, [...values]))
      if (sessionSettingsSql !== undefined) await tx.query(sessionSettingsSql)
      const result = await work(tx)
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch((lost: unknown) => {
        unusable = lost instanceof Error ? lost : new Error(String(lost))
      })
      throw error
    }
  } finally {
    client.release(unusable)
  }
}

/** Exponential backoff with full jitter, so that two conflicting transactions do not meet again. */
const retryDelayMs = (attempt: number): number => RETRY_BASE_MS * 2 ** attempt * (0.5 + Math.random())
