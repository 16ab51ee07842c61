import { LABEL_SEPARATOR } from '@jhola/contract/auth/device-names'
import type { TimelineEntry } from '@jhola/contract/orders/timeline/routes'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

const LIST_TIMELINE = statement(
  'list_timeline',
  `SELECT e.at, e.type, e.from_status, e.to_status, e.actor_kind, e.actor_label, e.actor_role, e.reason FROM order_events e
     WHERE e.store_id = :store_id AND e.order_id = :order_id ORDER BY e.version LIMIT 200`,
)

/** The label of a person of the shop is their name and their device; after their account's deletion the device alone. */
export const personOf = (label: string): { name: string | null; device: string } => {
  const at = label.lastIndexOf(LABEL_SEPARATOR)
  return at < 0 ? { name: null, device: label } : { name: label.slice(0, at), device: label.slice(at + LABEL_SEPARATOR.length) }
}

/** What happened to an order of this shop, oldest first. Throws `orders.not_found`. */
export const showTimeline = async (sql: Sql, storeId: string, orderId: string): Promise<TimelineEntry[]> => {
  const rows = await sql.rows(LIST_TIMELINE, { store_id: storeId, order_id: orderId })
  if (rows.length === 0) throw new AppError('orders.not_found')
  return rows.map(({ at, type, from_status, to_status, actor_kind, actor_label, actor_role, reason }) => ({
    at: at.toISOString(),
    type,
    from_status,
    to_status,
    by: actor_kind,
    ...(actor_kind === 'shop' ? personOf(actor_label) : { name: null, device: null }),
    role: actor_role,
    reason,
  }))
}
