import type { BenchDatabase } from '../data/bench-database.ts'
import { readBareFacts, toBareOrder } from '../place-order/bare-order.ts'
import { createOrderSource, type Shelf } from '../place-order/order-request.ts'

const AT_ONCE = 8

/** Writes orders with the product's own statement; their events count as sent. */
export const fillOrders = async (world: BenchDatabase, shelves: readonly Shelf[], count: number): Promise<void> => {
  const facts = await readBareFacts(world.db)
  const source = createOrderSource(shelves, 0)
  let left = count
  const writer = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      const { body, key } = source.next()
      const { query } = toBareOrder(facts, world.ids, body, key)
      await world.db.pool.query(query)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, writer))
  await world.db.execute('UPDATE store_events SET published_at = at WHERE published_at IS NULL')
  await world.db.pool.query('VACUUM (ANALYZE)')
}
