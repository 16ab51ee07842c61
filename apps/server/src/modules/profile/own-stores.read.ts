import { isOpenStatus, ORDER_STATUSES } from '@jhola/contract/orders/statuses'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('profile')

const OPEN = ORDER_STATUSES.filter(isOpenStatus)

const LIST_BUSY_STORES = statement(
  'list_busy_stores',
  `SELECT s.store_id, s.name FROM stores s
     WHERE s.owner_user_id = :user_id AND s.status <> 'closed' AND (
       (s.status = 'active' AND NOT s.closed_for_now)
       OR EXISTS (SELECT 1 FROM orders o WHERE o.store_id = s.store_id AND NOT o.practice AND o.status = ANY(:open::text[])))
     ORDER BY s.registered_at, s.store_id`,
)

/** Shops of an owner that block account deletion: they take orders, or have unfinished ones. */
export const listBusyStores = (sql: Sql, userId: string): Promise<{ store_id: string; name: string }[]> =>
  sql.rows(LIST_BUSY_STORES, { user_id: userId, open: OPEN })

/** A shop where a user works, their role, and since when. */
export type WorkplaceRow = { store_id: string; name: string; role: string; created_at: Date; joined_at: Date | null }

const LIST_WORKPLACES = statement(
  'list_workplaces',
  `SELECT m.store_id, s.name, m.role, m.created_at, m.joined_at FROM memberships m JOIN stores s ON s.store_id = m.store_id
     WHERE m.user_id = :user_id ORDER BY m.created_at, m.store_id`,
)

export const listWorkplaces = (sql: Sql, userId: string): Promise<WorkplaceRow[]> =>
  sql.rows(LIST_WORKPLACES, { user_id: userId })

const OWNS_STORE = statement(
  'owns_store',
  `SELECT EXISTS (SELECT 1 FROM stores WHERE owner_user_id = :user_id AND status <> 'closed') AS owns`,
)

/** Whether a user owns a shop that was not given up. */
export const ownsStore = async (sql: Sql, userId: string): Promise<boolean> =>
  (await sql.first(OWNS_STORE, { user_id: userId }))?.owns ?? false
