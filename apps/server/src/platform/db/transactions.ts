import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { isRetryableConflict } from './errors.ts'
import type { Queryable } from './queryable.ts'
import { executeCount, executeRows } from './raw-query.ts'
import { isStalePlan } from './statement-naming.ts'

const MAX_RETRIES = 3
const RETRY_BASE_MS = 10

export interface TransactionOptions {
  /** How often a deadlocked or conflicting transaction runs again. Default 3. */
  retries?: number
  /** Default READ COMMITTED: guards stand in the statements' conditions. */
  isolation?: 'read committed' | 'repeatable read' | 'serializable'
}

/** A transaction in progress. Its queries run on one connection, one after another. */
export interface Tx<Tables> extends Queryable<Tables> {
  readonly kysely: Transaction<Tables>
}

/**
 * Runs `work` in one transaction and commits when it resolves, rolls back when it throws. After a deadlock or a
 * serialisation failure the whole of `work` runs again, up to three times, so it must do nothing outside the database.
 */
export async function runTransaction<Tables, Result>(
  kysely: Kysely<Tables>,
  work: (tx: Tx<Tables>) => Promise<Result>,
  options: TransactionOptions,
  sessionSettingsSql: string | undefined,
): Promise<Result> {
  const retries = options.retries ?? MAX_RETRIES
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await kysely
        .transaction()
        .setIsolationLevel(options.isolation ?? 'read committed')
        .execute(async (transaction) => {
          const tx = toTx(transaction)
          if (sessionSettingsSql !== undefined) await tx.query(sessionSettingsSql)
          return await work(tx)
        })
    } catch (error) {
      const mayRetry = isRetryableConflict(error) || isStalePlan(error)
      if (!mayRetry || attempt >= retries) throw error
      await delay(retryDelayMs(attempt))
    }
  }
}

function toTx<Tables>(transaction: Transaction<Tables>): Tx<Tables> {
  return {
    kysely: transaction,
    query: (text, values) => executeRows(transaction, text, values),
    execute: (text, values) => executeCount(transaction, text, values),
  }
}

/** Doubling with full jitter, so that two losers do not meet again. */
function retryDelayMs(attempt: number): number {
  return RETRY_BASE_MS * 2 ** attempt * (0.5 + Math.random())
}
