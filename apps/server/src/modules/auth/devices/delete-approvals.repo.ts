import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('auth')

const DELETE_APPROVALS_OF = statement('delete_approvals_of', 'DELETE FROM sign_in_approvals WHERE user_id = :user_id')

/** Nobody is let in any more by an answer from before: all sessions of the person end. */
export const deleteApprovalsOf = (sql: Sql, userId: string): Promise<number> => sql.run(DELETE_APPROVALS_OF, { user_id: userId })
