import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { inject } from 'vitest'
import { connectDatabase, type Database } from '../src/platform/db/index.ts'
import './global-setup.ts'
import { TEMPLATE_DATABASE } from './test-server.ts'

export type TestDatabase = {
  db: Database
  /** For a second pool or another library on the same database. */
  poolConfig: pg.ClientConfig
  connectionString: string
  /** Closes the pool and deletes the database. */
  drop(): Promise<void>
}

export type TestDatabaseOptions = {
  /** Connections of the pool. Default 12. */
  poolSize?: number
  /** All time limits of statements and locks times this. Default 1. */
  patience?: number
  /** True: without the migrated tables. */
  empty?: boolean
}

/** A fresh database for one test file (about 60 ms). Call `drop` in `afterAll`. */
export const createTestDatabase = async (options: TestDatabaseOptions = {}): Promise<TestDatabase> => {
  const { app, admin } = inject('testServer')
  const name = `test_${randomBytes(6).toString('hex')}`
  const runAdmin = async (sql: string) => {
    const connection = connectDatabase({ poolConfig: admin, poolSize: 1, sessionSettings: false, log: () => undefined })
    await connection.execute(sql)
    await connection.close()
  }
  await runAdmin(
    `CREATE DATABASE ${name} OWNER ${app.user} TEMPLATE ${options.empty ? 'template0' : TEMPLATE_DATABASE} STRATEGY file_copy`,
  )
  const poolConfig = { ...app, database: name }
  const db = connectDatabase({
    poolConfig,
    log: () => undefined,
    ...(options.poolSize ? { poolSize: options.poolSize } : {}),
    ...(options.patience ? { patience: options.patience } : {}),
  })
  return {
    db,
    poolConfig,
    connectionString: `postgresql://${app.user}@localhost:${app.port}/${name}?host=${encodeURIComponent(app.host)}`,
    async drop() {
      await db.close()
      await runAdmin(`DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}
