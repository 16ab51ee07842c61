import { withoutName } from '../../platform/db/actor-label.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('payments')

const forgetPersonIn = (table: string): string =>
  `UPDATE ${table} SET actor_label = ${withoutName('actor_label')} WHERE store_id = ANY(:store_ids::text[]) AND actor_id = :user_id`

const FORGET_REFUND_PERSON = statement('forget_refund_person', forgetPersonIn('refunds'))

const FORGET_CLOSING_PERSON = statement('forget_closing_person', forgetPersonIn('day_closings'))

/** The books keep by which of the shop's people, as an id, and on which device; the name goes with that person's account. */
export const deleteNamesInBooks = async (sql: Sql, userId: string, storeIds: readonly string[]): Promise<void> => {
  await sql.run(FORGET_REFUND_PERSON, { user_id: userId, store_ids: storeIds })
  await sql.run(FORGET_CLOSING_PERSON, { user_id: userId, store_ids: storeIds })
}
