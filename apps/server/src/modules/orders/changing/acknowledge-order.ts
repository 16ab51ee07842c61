import type { Sql } from '../../../platform/db/sql.ts'
import { lockOrderAtVersion, writeOrderChange } from '../order-changes.repo.ts'
import type { OrderActor } from '../order-to-insert.sql.ts'
import { seeOwnChanges } from '../packing/packing.repo.ts'

type Acknowledging = { storeId: string; orderId: string; actor: OrderActor; at: Date }

/** Stops the alarm of an order, and of what its customer changed, on all devices: somebody at the shop has seen it. Idempotent. */
export const acknowledgeOrder = async (tx: Sql, { storeId, orderId, actor, at }: Acknowledging): Promise<void> => {
  const order = await lockOrderAtVersion(tx, storeId, orderId, undefined)
  const isNews = (await seeOwnChanges(tx, { storeId, orderId }, at)) > 0
  if (order.acknowledged_at !== null && !isNews) return
  const patch = order.acknowledged_at === null ? { acknowledged_at: at } : {}
  await writeOrderChange(tx, order, patch, { type: 'order.acknowledged', actor, reason: null, at })
}
