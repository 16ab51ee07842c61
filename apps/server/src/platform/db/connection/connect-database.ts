import pg from 'pg'
import { type Sql, toSql } from '../sql.ts'
import { interceptQueries } from './intercept-queries.ts'
import { createStatementNames } from './statement-naming.ts'
import { runTransaction, type TransactionOptions, type Tx } from './transactions.ts'
import { valueTypes } from './value-types.ts'

const DEFAULT_POOL_SIZE = 12
const STATEMENT_TIMEOUT_MS = 5_000
const LOCK_TIMEOUT_MS = 3_000
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000
const CONNECT_TIMEOUT_MS = 5_000
const IDLE_CONNECTION_MS = 60_000
const KEEP_ALIVE_AFTER_MS = 10_000

/** The address of a database: a URL, or the parts (from the embedded server). */
export type DatabaseAddress = { connectionString: string } | { poolConfig: pg.ClientConfig }

export type ConnectOptions = DatabaseAddress & {
  /** Maximum number of connections. More than 16 per two cores is slower. Default 12. */
  poolSize?: number
  /** False only for a pooler that does not support prepared statements (pgbouncer before 1.21). Default true. */
  statementNaming?: boolean
  /** False behind pgbouncer: the timeouts are then set in each transaction instead of per connection. Default true. */
  sessionSettings?: boolean
  /** All time limits times this: long tests on a machine that is short of time are not about them. Default 1. */
  patience?: number
  log: (line: string) => void
}

/** A pool of connections to one PostgreSQL database. */
export type Database = Sql & {
  readonly pool: pg.Pool
  /** Runs `work` in a transaction; see `runTransaction`. */
  withTx<Result>(work: (tx: Tx) => Promise<Result>, options?: TransactionOptions): Promise<Result>
  /** A single connection outside the pool, without time limits, for migrations and tools. The caller closes it. */
  connectDirect(): Promise<pg.Client>
  /** Waits for running queries and closes every connection. Can be called twice. */
  close(): Promise<void>
}

/** Opens the pool. It connects lazily: an unreachable database fails at the first query. */
export const connectDatabase = (options: ConnectOptions): Database => {
  const sessionSettings = options.sessionSettings ?? true
  const pool = createPool(options, sessionSettings)
  let closing: Promise<void> | undefined
  return {
    pool,
    ...toSql((text, values) => sendOnAny(pool, text, values)),
    withTx: (work, txOptions = {}) => runTransaction(pool, work, txOptions, sessionSettings ? undefined : localSettingsSql),
    async connectDirect() {
      const client = new pg.Client({ ...addressOf(options), types: valueTypes, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
      client.on('error', (error) => options.log(`database connection lost: ${error.message}`))
      await client.connect()
      return client
    },
    close() {
      closing ??= pool.end()
      return closing
    },
  }
}

/** Not `pool.query`: it drops the connection after every error, also after a duplicate key. */
const sendOnAny = async (pool: pg.Pool, text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
  const client = await pool.connect()
  try {
    return await client.query(text, [...values])
  } finally {
    client.release()
  }
}

const localSettingsSql = `SELECT set_config('statement_timeout', '${STATEMENT_TIMEOUT_MS}', true),
  set_config('lock_timeout', '${LOCK_TIMEOUT_MS}', true),
  set_config('idle_in_transaction_session_timeout', '${IDLE_IN_TRANSACTION_TIMEOUT_MS}', true)`

const createPool = (options: ConnectOptions, sessionSettings: boolean): pg.Pool => {
  const patience = options.patience ?? 1
  const timeouts = sessionSettings
    ? {
        statement_timeout: STATEMENT_TIMEOUT_MS * patience,
        lock_timeout: LOCK_TIMEOUT_MS * patience,
        idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS * patience,
      }
    : {}
  const pool = new pg.Pool({
    ...addressOf(options),
    ...timeouts,
    max: options.poolSize ?? DEFAULT_POOL_SIZE,
    types: valueTypes,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS * patience,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  })
  const names = (options.statementNaming ?? true) ? createStatementNames(options.log) : undefined
  pool.on('connect', (client) => {
    // A connection that breaks during a query emits 'error' on the client, not on the pool. Without this listener Node would
    // end the process.
    client.on('error', () => undefined)
    interceptQueries(client, names)
  })
  pool.on('error', (error) => options.log(`database connection lost: ${error.message}`))
  return pool
}

const addressOf = (address: DatabaseAddress): pg.ClientConfig =>
  'connectionString' in address ? { connectionString: address.connectionString } : address.poolConfig
