import { randomBytes } from 'node:crypto'
import type { Clock } from './clock.ts'
import type { Sql } from './db/sql.ts'

const SECRET_BYTES = 32

/** Secrets that the product makes for itself on first start; the same on every node. */
export type Secrets = {
  /** 32 random bytes that stay the same for ever under this name. */
  get(name: string): Promise<Buffer>
}

/** Secrets kept in the table `app_secrets`; each is read once per process. */
export const createSecrets = (sql: Sql, clock: Clock): Secrets => {
  const known = new Map<string, Buffer>()
  return {
    get: async (name) => {
      const before = known.get(name)
      if (before) return before
      const fresh = randomBytes(SECRET_BYTES).toString('base64')
      await sql.execute('INSERT INTO app_secrets (name, secret, created_at) VALUES ($1, $2, $3) ON CONFLICT (name) DO NOTHING', [
        name,
        fresh,
        clock.now(),
      ])
      // Another node may have been first: what the table says counts.
      const rows = await sql.query<{ secret: string }>('SELECT secret FROM app_secrets WHERE name = $1', [name])
      const secret = Buffer.from(rows[0]?.secret ?? fresh, 'base64')
      known.set(name, secret)
      return secret
    },
  }
}
