import type { ConsentKind } from '@jhola/contract/profile/schema'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('privacy')

export type DecisionRow = {
  kind: ConsentKind
  is_given: boolean
  text_version: number
  language: string | null
  decided_at: Date
}

const LIST_DECISIONS = statement(
  'list_decisions',
  `SELECT kind, is_given, text_version, language, decided_at FROM consents WHERE user_id = :user_id
     ORDER BY decided_at DESC, consent_id DESC LIMIT 200`,
)

/** The decisions of a person about consents, newest first. */
export const listDecisions = (sql: Sql, userId: string): Promise<DecisionRow[]> => sql.rows(LIST_DECISIONS, { user_id: userId })
