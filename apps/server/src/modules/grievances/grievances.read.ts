import type { GrievanceKind } from '@jhola/contract/grievances/kinds'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('grievances')

export type GrievanceRow = {
  grievance_id: string
  ticket: string
  kind: GrievanceKind
  name: string
  phone: string | null
  email: string | null
  store_id: string | null
  store_name: string | null
  order_no: string
  text: string
  language: string
  received_at: Date
  acknowledge_by: Date
  redress_by: Date
  acknowledged_at: Date | null
  asked_shop_at: Date | null
  shop_answer: string | null
  resolved_at: Date | null
  answer: string | null
}
/** Which grievances: `null` means all. */
export type QueueFilter = 'open' | 'overdue' | 'resolved' | null

const COLUMNS = `g.grievance_id, g.ticket, g.kind, g.name, g.phone, g.email, g.store_id, s.name AS store_name, g.order_no, g.text,
  g.language, g.received_at, g.acknowledge_by, g.redress_by, g.acknowledged_at, g.asked_shop_at, g.shop_answer, g.resolved_at, g.answer`
const FROM = 'FROM grievances g LEFT JOIN stores s ON s.store_id = g.store_id'

/** The same rule as `isOverdue` of the contract, for counting in the database; a test compares them. */
const IS_OVERDUE = `(g.resolved_at IS NULL AND (:now::timestamptz > g.redress_by OR (g.acknowledged_at IS NULL AND :now::timestamptz > g.acknowledge_by)))`
const IS_CHOSEN = `(:only::text IS NULL OR (:only = 'open' AND g.resolved_at IS NULL) OR (:only = 'resolved' AND g.resolved_at IS NOT NULL)
  OR (:only = 'overdue' AND ${IS_OVERDUE}))`

const FIND_GRIEVANCE = statement('find_grievance', `SELECT ${COLUMNS} ${FROM} WHERE g.grievance_id = :grievance_id`)

export const findGrievance = (sql: Sql, grievanceId: string): Promise<GrievanceRow | undefined> =>
  sql.first(FIND_GRIEVANCE, { grievance_id: grievanceId })

const FIND_BY_TICKET = statement('find_by_ticket', `SELECT ${COLUMNS} ${FROM} WHERE g.ticket = :ticket AND g.phone = :phone`)

/** A grievance by its ticket and the number that it was sent with. */
export const findByTicket = (sql: Sql, ticket: string, phone: string): Promise<GrievanceRow | undefined> =>
  sql.first(FIND_BY_TICKET, { ticket, phone })

const LIST_QUEUE = statement(
  'list_queue',
  `SELECT ${COLUMNS} ${FROM} WHERE ${IS_CHOSEN}
     ORDER BY g.resolved_at IS NULL DESC, CASE WHEN g.acknowledged_at IS NULL THEN g.acknowledge_by ELSE g.redress_by END, g.grievance_id
     LIMIT :limit OFFSET :skip`,
)

/** A page of the queue: open grievances first, by the next time limit. */
export const listQueue = (
  sql: Sql,
  { only, now, limit, skip }: { only: QueueFilter; now: Date; limit: number; skip: number },
): Promise<GrievanceRow[]> => sql.rows(LIST_QUEUE, { only, now, limit, skip })

const COUNT_QUEUE = statement(
  'count_queue',
  `SELECT count(*) FILTER (WHERE ${IS_CHOSEN})::int AS total, count(*) FILTER (WHERE ${IS_OVERDUE})::int AS overdue FROM grievances g`,
)

export const countQueue = async (sql: Sql, only: QueueFilter, now: Date): Promise<{ total: number; overdue: number }> => {
  const row = await sql.first(COUNT_QUEUE, { only, now })
  return { total: row?.total ?? 0, overdue: row?.overdue ?? 0 }
}

const LIST_OF_SHOP = statement(
  'list_of_shop',
  `SELECT ${COLUMNS} ${FROM} WHERE g.store_id = :store_id AND g.asked_shop_at IS NOT NULL
     ORDER BY g.resolved_at IS NULL DESC, g.redress_by, g.grievance_id LIMIT 100`,
)

/** The grievances that a shop is asked about, open ones first. */
export const listOfShop = (sql: Sql, storeId: string): Promise<GrievanceRow[]> => sql.rows(LIST_OF_SHOP, { store_id: storeId })

export type OwnGrievanceRow = {
  ticket: string
  kind: GrievanceKind
  name: string
  email: string | null
  order_no: string
  text: string
  language: string
  received_at: Date
  acknowledged_at: Date | null
  resolved_at: Date | null
  answer: string | null
}

const LIST_GRIEVANCES_OF = statement(
  'list_grievances_of',
  `SELECT ticket, kind, name, email, order_no, text, language, received_at, acknowledged_at, resolved_at, answer
     FROM grievances WHERE phone = :phone ORDER BY received_at DESC`,
)

/** Grievances of a phone number, for the export of its data. */
export const listGrievancesOf = (sql: Sql, phone: string): Promise<OwnGrievanceRow[]> => sql.rows(LIST_GRIEVANCES_OF, { phone })
