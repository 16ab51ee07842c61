import type { SecurityEventKind } from '@jhola/contract/admin/routes'
import type { Sql } from '../db/sql.ts'

/** A line of the audit log as the one it names may have it. */
export type OwnSecurityEventRow = {
  at: Date
  kind: SecurityEventKind
  store_id: string | null
  device: string
  details: Record<string, string>
}

/** What somebody did or tried, the newest first. */
export const listSecurityEventsOf = (sql: Sql, userId: string): Promise<OwnSecurityEventRow[]> =>
  sql.query<OwnSecurityEventRow>(
    'SELECT at, kind, store_id, device, details FROM security_events WHERE user_id = $1 ORDER BY at DESC, event_id DESC',
    [userId],
  )
