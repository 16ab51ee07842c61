import { randomBytes } from 'node:crypto'
import type { Clock } from './clock.ts'
import type { Sql } from './db/sql.ts'
import { statementsOf } from './db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('platform')

const SECRET_BYTES = 32

/** Secrets that the product creates at its first start; the same on every node. */
export type Secrets = {
  /** 32 random bytes that never change for this name. */
  get(name: string): Promise<Buffer>
}

const INSERT_SECRET = statement(
  'insert_secret',
  'INSERT INTO app_secrets (name, secret, created_at) VALUES (:name, :fresh, :now) ON CONFLICT (name) DO NOTHING',
)

const FIND_SECRET = statement('find_secret', 'SELECT secret FROM app_secrets WHERE name = :name')

/** Secrets stored in the table `app_secrets`; each is read once per process. */
export const createSecrets = (sql: Sql, clock: Clock): Secrets => {
  const known = new Map<string, Buffer>()
  return {
    get: async (name) => {
      const before = known.get(name)
      if (before) return before
      const fresh = randomBytes(SECRET_BYTES).toString('base64')
      await sql.run(INSERT_SECRET, { name, fresh, now: clock.now() })
      // Another node may have been first: the stored secret is used.
      const row = await sql.first(FIND_SECRET, { name })
      const secret = Buffer.from(row?.secret ?? fresh, 'base64')
      known.set(name, secret)
      return secret
    },
  }
}
