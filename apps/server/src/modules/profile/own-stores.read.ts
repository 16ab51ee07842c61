import { isOpenStatus, ORDER_STATUSES } from '@jhola/contract/orders/statuses'
import type { Sql } from '../../platform/db/sql.ts'

const OPEN = ORDER_STATUSES.filter(isOpenStatus)

/** Shops that somebody owns and that cannot be left alone: they take orders, or have some to bring. */
export const listBusyStores = (sql: Sql, userId: string): Promise<{ store_id: string; name: string }[]> =>
  sql.query<{ store_id: string; name: string }>(
    `SELECT s.store_id, s.name FROM stores s
     WHERE s.owner_user_id = $1 AND s.status <> 'closed' AND (
       (s.status = 'active' AND NOT s.closed_for_now)
       OR EXISTS (SELECT 1 FROM orders o WHERE o.store_id = s.store_id AND NOT o.practice AND o.status = ANY($2::text[])))
     ORDER BY s.registered_at, s.store_id`,
    [userId, OPEN],
  )

/** Where somebody works, as what and since when. */
export type WorkplaceRow = { store_id: string; name: string; role: string; created_at: Date; joined_at: Date | null }

export const listWorkplaces = (sql: Sql, userId: string): Promise<WorkplaceRow[]> =>
  sql.query<WorkplaceRow>(
    `SELECT m.store_id, s.name, m.role, m.created_at, m.joined_at FROM memberships m JOIN stores s ON s.store_id = m.store_id
     WHERE m.user_id = $1 ORDER BY m.created_at, m.store_id`,
    [userId],
  )
