import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('privacy')

export type NomineeRow = { name: string; relation: string; phone: string; named_at: Date }

const FIND_NOMINEE = statement('find_nominee', 'SELECT name, relation, phone, named_at FROM nominees WHERE user_id = :user_id')

export const findNominee = (sql: Sql, userId: string): Promise<NomineeRow | undefined> =>
  sql.first(FIND_NOMINEE, { user_id: userId })

const SET_NOMINEE = statement(
  'set_nominee',
  `INSERT INTO nominees (user_id, name, relation, phone, named_at) VALUES (:user_id, :name, :relation, :phone, :named_at)
     ON CONFLICT (user_id) DO UPDATE SET name = excluded.name, relation = excluded.relation, phone = excluded.phone, named_at = excluded.named_at`,
)

/** Stores the nominee in place of an earlier one. */
export const setNominee = (sql: Sql, userId: string, nominee: NomineeRow): Promise<number> =>
  sql.run(SET_NOMINEE, { user_id: userId, ...nominee })

const DELETE_NOMINEE = statement('delete_nominee', 'DELETE FROM nominees WHERE user_id = :user_id')

export const deleteNominee = (sql: Sql, userId: string): Promise<number> => sql.run(DELETE_NOMINEE, { user_id: userId })
