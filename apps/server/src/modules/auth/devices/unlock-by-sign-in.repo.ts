import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('auth')

const UNLOCK_BY_SIGN_IN = statement(
  'unlock_by_sign_in',
  `DELETE FROM pin_tries t USING shared_devices d
     WHERE t.store_id = :store_id AND d.store_id = :store_id AND d.device_id = t.device_id AND d.device_key = :device_key AND t.user_id = :user_id`,
)

/** A full sign-in at a shared device unlocks the person's PIN there. */
export const unlockBySignIn = (sql: Sql, who: { store_id: string; user_id: string; device_key: Buffer }): Promise<number> =>
  sql.run(UNLOCK_BY_SIGN_IN, who)
