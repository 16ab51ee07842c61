import { nameForMessage } from '@jhola/contract/notifications/message-limits'
import type { DelayMinutes } from '@jhola/contract/orders/offline/owner-actions'
import { orderNumber } from '@jhola/contract/orders/order-number'
import { isUnderWay } from '@jhola/contract/orders/statuses'
import { clockOf, MINUTE_MS, toShopTime } from '@jhola/contract/shared/time'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import { findOrderRecipient } from '../access/order-recipient.read.ts'
import type { OrderDeps } from '../deps.ts'
import { lockOrderAtVersion, orderNow, writeOrderChange } from '../order-changes.repo.ts'
import type { OrderActor } from '../order-to-insert.sql.ts'

type Delay = {
  storeId: string
  orderId: string
  minutes: DelayMinutes
  version: number | undefined
  actor: OrderActor
  at: Date
}

/**
 * Moves the promised time and notifies the customer. The delay counts from now when the promised time has passed. Throws
 * `orders.not_found`, `orders.stale`, `orders.not_under_way`.
 */
export const delayOrder = async (
  deps: Pick<OrderDeps, 'notifyCustomer'>,
  tx: Sql,
  { storeId, orderId, minutes, version, actor, at }: Delay,
): Promise<void> => {
  const order = await lockOrderAtVersion(tx, storeId, orderId, version)
  if (!isUnderWay(order.status)) throw new AppError('orders.not_under_way', orderNow(order))
  const recipient = await findOrderRecipient(tx, storeId, orderId)
  if (!recipient) throw new AppError('orders.not_found')
  const promisedMs = Math.max(at.getTime(), recipient.estimated_delivery?.getTime() ?? 0)
  const estimated = new Date(promisedMs + minutes * MINUTE_MS)
  await writeOrderChange(
    tx,
    order,
    { estimated_delivery: estimated },
    { type: 'order.updated', actor, reason: `delayed: ${minutes}`, at },
  )
  // A test order has no customer to notify.
  if (order.practice) return
  await deps.notifyCustomer(tx, {
    to: recipient.customer_phone,
    userId: recipient.customer_user_id,
    language: recipient.language,
    template: 'order_delayed',
    values: {
      number: orderNumber(storeId, order.order_no),
      store: nameForMessage(recipient.store_name),
      minutes,
      time: clockOf(toShopTime(estimated.getTime()).minute),
    },
  })
}
