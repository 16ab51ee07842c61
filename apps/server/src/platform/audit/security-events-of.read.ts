import type { SecurityEventKind } from '@jhola/contract/admin/routes'
import type { Sql } from '../db/sql.ts'
import { statementsOf } from '../db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('audit')

/** A line of the audit log as the person it concerns may see it. */
export type OwnSecurityEventRow = {
  at: Date
  kind: SecurityEventKind
  store_id: string | null
  device: string
  details: Record<string, string>
}

const LIST_SECURITY_EVENTS_OF = statement(
  'list_security_events_of',
  'SELECT at, kind, store_id, device, details FROM security_events WHERE user_id = :user_id ORDER BY at DESC, event_id DESC',
)

/** Lists what a person did or tried, newest first. */
export const listSecurityEventsOf = (sql: Sql, userId: string): Promise<OwnSecurityEventRow[]> =>
  sql.rows(LIST_SECURITY_EVENTS_OF, { user_id: userId })
