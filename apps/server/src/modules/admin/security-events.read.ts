import type { SecurityEventKind } from '@jhola/contract/admin/routes'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('admin')

/** A line of the audit log with its people, if they still exist. */
export type SecurityEventRow = {
  event_id: string
  at: Date
  kind: SecurityEventKind
  user_id: string | null
  store_id: string | null
  device: string
  details: Record<string, string>
  name: string | null
  contact: string | null
}

/** `null` means no filter. `contact`: a complete number or address, as stored. */
export type EventFilters = { pattern: string | null; contact: string | null; kind: SecurityEventKind | null }

const FROM_ASKED = `FROM security_events e
  LEFT JOIN users u ON u.user_id = e.user_id
  LEFT JOIN stores s ON s.store_id = e.store_id
  WHERE (:pattern::text IS NULL OR u.name ILIKE :pattern OR e.store_id ILIKE :pattern OR s.name ILIKE :pattern OR e.device ILIKE :pattern OR u.phone = :contact? OR u.email = :contact?)
    AND (:kind::text IS NULL OR e.kind = :kind)`

const LIST_EVENTS = statement(
  'list_events',
  `SELECT e.event_id, e.at, e.kind, e.user_id, e.store_id, e.device, e.details, u.name, coalesce(u.phone, u.email) AS contact
     ${FROM_ASKED} ORDER BY e.at DESC, e.event_id DESC LIMIT :limit OFFSET :skip`,
)

/** A page of the audit log, newest first. */
export const listEvents = (
  sql: Sql,
  { pattern, contact, kind }: EventFilters,
  { limit, skip }: { limit: number; skip: number },
): Promise<SecurityEventRow[]> => sql.rows(LIST_EVENTS, { pattern, contact, kind, limit, skip })

const COUNT_EVENTS = statement(
  'count_events',
  'SELECT count(*)::int AS n FROM security_events e WHERE :kind::text IS NULL OR e.kind = :kind',
)

const COUNT_FOUND_EVENTS = statement('count_found_events', `SELECT count(*)::int AS n ${FROM_ASKED}`)

export const countEvents = async (sql: Sql, { pattern, contact, kind }: EventFilters): Promise<number> => {
  const isSearch = pattern !== null
  const rows = isSearch ? await sql.rows(COUNT_FOUND_EVENTS, { pattern, contact, kind }) : await sql.rows(COUNT_EVENTS, { kind })
  return rows[0]?.n ?? 0
}
