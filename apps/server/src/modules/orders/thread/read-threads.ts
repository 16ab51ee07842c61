import { orderNumber } from '@jhola/contract/orders/order-number'
import { THREAD_KEPT_MS } from '@jhola/contract/orders/thread/rules'
import type { Sql } from '../../../platform/db/sql.ts'
import type { Step } from '../../../platform/jobs/work-through.ts'
import type { OrderAccess } from '../access/order-access.ts'
import type { OrderDeps } from '../deps.ts'
import { listUnreadThreads } from './thread.read.ts'
import { deleteThreadsBefore, setRead, tellThreadChanged } from './thread.repo.ts'
import { sideOf } from './write-message.ts'

const UNREAD_MAX = 100

/** Notes how far one side has read, and tells the other. */
export const markRead = async (tx: Sql, access: OrderAccess, upTo: number): Promise<void> => {
  const key = { store_id: access.order.store_id, order_id: access.order.order_id }
  if ((await setRead(tx, key, sideOf(access), upTo)) > 0) await tellThreadChanged(tx, key)
}

/** The orders of a shop with words of customers that nobody there has read. */
export const listUnread = async (sql: Sql, storeId: string) =>
  (await listUnreadThreads(sql, storeId, UNREAD_MAX)).map(({ order_id, order_no, unread }) => ({
    order_id,
    order_number: orderNumber(storeId, order_no),
    unread,
  }))

export const threadRetention = ({ db, clock }: Pick<OrderDeps, 'db' | 'clock'>): Step[] => [
  {
    step: 'threads of orders',
    run: () => deleteThreadsBefore(db, new Date(clock.now().getTime() - THREAD_KEPT_MS)),
  },
]
