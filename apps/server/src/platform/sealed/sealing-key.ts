import type { Sql } from '../db/sql.ts'
import { statementsOf } from '../db/statement.ts'
import type { Secrets } from '../secrets.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('sealed')

const NAME = 'sealed_records'

const FIND_SEALING_KEY = statement('find_sealing_key', `SELECT secret FROM app_secrets WHERE name = 'sealed_records' FOR SHARE`)

/** The key of sealed copies, as it is now: another process may have changed it. It stays until the end of the transaction. */
export const lockSealingKey = async (tx: Sql, secrets: Secrets): Promise<Buffer> => {
  const made = await secrets.get(NAME)
  const row = await tx.first(FIND_SEALING_KEY)
  return row ? Buffer.from(row.secret, 'base64') : made
}

const SET_SEALING_KEY = statement('set_sealing_key', `UPDATE app_secrets SET secret = :secret WHERE name = 'sealed_records'`)

/** Replaces the key; waits for everybody who is sealing with the present one. */
export const setSealingKey = (tx: Sql, key: Buffer): Promise<number> =>
  tx.run(SET_SEALING_KEY, { secret: key.toString('base64') })
