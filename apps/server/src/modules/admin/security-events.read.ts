import type { SecurityEventKind } from '@jhola/contract/admin/routes'
import type { Sql } from '../../platform/db/sql.ts'

/** A line of the audit log with whom it names, as far as they are still known. */
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

/** `null` asks nothing. `contact`: a whole number or address, as the table has it. */
export type EventFilters = { pattern: string | null; contact: string | null; kind: SecurityEventKind | null }

const FROM_ASKED = `FROM security_events e
  LEFT JOIN users u ON u.user_id = e.user_id
  LEFT JOIN stores s ON s.store_id = e.store_id
  WHERE ($1::text IS NULL OR u.name ILIKE $1 OR e.store_id ILIKE $1 OR s.name ILIKE $1 OR e.device ILIKE $1 OR u.phone = $2 OR u.email = $2)
    AND ($3::text IS NULL OR e.kind = $3)`

/** A page of the audit log, newest first. */
export const listEvents = (
  sql: Sql,
  { pattern, contact, kind }: EventFilters,
  { most, skip }: { most: number; skip: number },
): Promise<SecurityEventRow[]> =>
  sql.query(
    `SELECT e.event_id, e.at, e.kind, e.user_id, e.store_id, e.device, e.details, u.name, coalesce(u.phone, u.email) AS contact
     ${FROM_ASKED} ORDER BY e.at DESC, e.event_id DESC LIMIT $4 OFFSET $5`,
    [pattern, contact, kind, most, skip],
  )

export const countEvents = async (sql: Sql, { pattern, contact, kind }: EventFilters): Promise<number> => {
  const isSearch = pattern !== null
  const rows = isSearch
    ? await sql.query<{ n: number }>(`SELECT count(*)::int AS n ${FROM_ASKED}`, [pattern, contact, kind])
    : await sql.query<{ n: number }>('SELECT count(*)::int AS n FROM security_events e WHERE $1::text IS NULL OR e.kind = $1', [
        kind,
      ])
  return rows[0]?.n ?? 0
}
