import { inBatches } from '../../../platform/db/in-batches.ts'
import type { Step } from '../../../platform/jobs/work-through.ts'
import type { OrderDeps } from '../deps.ts'
import { lockOrder } from '../order-changes.repo.ts'
import { deleteEmptyCounts, listEndedUnproven, releaseUnproven } from './unproven.repo.ts'

/** Releases orders that a build without the rules for unproven numbers has ended, one transaction each. */
const releaseEnded = ({ db }: Pick<OrderDeps, 'db'>): Promise<number> =>
  inBatches(async (limit) => {
    const ended = await listEndedUnproven(db, limit)
    for (const { store_id: storeId, order_id: orderId } of ended)
      await db.withTx(async (tx) => {
        await lockOrder(tx, storeId, orderId)
        await releaseUnproven(tx, { storeId, orderId })
      })
    return ended.length
  })

export const unprovenRetention = (deps: Pick<OrderDeps, 'db'>): Step[] => [
  { step: 'ended unproven orders', run: () => releaseEnded(deps) },
  { step: 'counters of unproven orders', run: () => deleteEmptyCounts(deps.db) },
]
