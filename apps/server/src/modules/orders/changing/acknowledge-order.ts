import type { Sql } from '../../../platform/db/sql.ts'
import { lockOrderAtVersion, writeOrderChange } from '../order-changes.repo.ts'
import type { OrderActor } from '../order-to-insert.sql.ts'

type Acknowledging = { storeId: string; orderId: string; actor: OrderActor; at: Date }

/** Stops the alarm of an order on all devices, because somebody at the shop has seen it. Idempotent. */
export const acknowledgeOrder = async (tx: Sql, { storeId, orderId, actor, at }: Acknowledging): Promise<void> => {
  const order = await lockOrderAtVersion(tx, storeId, orderId, undefined)
  if (order.acknowledged_at !== null) return
  await writeOrderChange(tx, order, { acknowledged_at: at }, { type: 'order.acknowledged', actor, reason: null, at })
}
