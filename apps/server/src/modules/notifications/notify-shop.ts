import type { Sql } from '../../platform/db/sql.ts'
import type { NotificationDeps } from './deps.ts'
import { pushToShop } from './queue-push.ts'

type OrderNews = {
  storeId: string
  orderId: string
  orderNumber: string
  what: 'problem' | 'claimed' | 'changed' | 'message' | 'list'
}

/**
 * Sends a push message about a customer's action on an order; the notice of the order itself stays. Returns the number of
 * devices.
 */
export const notifyShopOfOrder = (
  deps: NotificationDeps,
  tx: Sql,
  { storeId, orderId, orderNumber: number, what }: OrderNews,
): Promise<number> =>
  pushToShop(deps, tx, {
    storeId,
    kind: 'orderUpdates',
    topic: `${orderId}-${what}`,
    write: (language) => ({
      title: deps.texts.message(language, `push.${what}_title`, { number }),
      body: deps.texts.message(language, `push.${what}_body`),
      // A list is no order yet: it opens the board, which shows it.
      data: { type: 'view_order', ...(what !== 'list' && { order_id: orderId }) },
      actions: [],
      stays: true,
    }),
  })
