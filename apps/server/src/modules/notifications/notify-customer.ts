import type { Sql } from '../../platform/db/sql.ts'
import type { NotificationDeps } from './deps.ts'
import { pushToPerson } from './queue-push.ts'

/** News of an order for the account that placed it. `title`: the shop's name; `body`: the message without its link. */
type CustomerPush = { userId: string | null; orderId: string; title: string; body: string }

/** Sends a push message to the devices of a customer that allowed notifications. Returns how many; a guest has none. */
export const pushToCustomer = async (
  deps: NotificationDeps,
  tx: Sql,
  { userId, orderId, title, body }: CustomerPush,
): Promise<number> => {
  if (userId === null) return 0
  return pushToPerson(deps, tx, userId, {
    topic: `${orderId}-customer`,
    write: () => ({ title, body, data: { type: 'track_order', order_id: orderId }, actions: [], stays: true }),
  })
}
