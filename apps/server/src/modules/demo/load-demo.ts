import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import { insertUsers } from '../auth/index.ts'
import { insertProducts } from '../catalogue/index.ts'
import { insertStory } from '../community/index.ts'
import { insertPastOrders } from '../orders/index.ts'
import { insertReviews } from '../reviews/index.ts'
import { insertStore } from '../stores/index.ts'
import { analyse, insertHistory, lockForDemo, renewDeadlines, settleHistory } from './demo.repo.ts'
import { insertHelpers } from './demo-helpers.repo.ts'
import { DEMO_ANSWER_MS } from './month/live-orders.ts'
import { demoStores } from './stores/demo-stores.ts'

export type DemoDeps = {
  db: Database
  clock: Clock
  /** Hash of the tracking token that the orders module derives for this order. */
  tokenHash(orderId: string): Buffer
}

/** The number of loaded rows. */
export type DemoReport = { stores: number; products: number; orders: number }

/**
 * Fills an empty database with shops, products and a month of orders, in one transaction: an interrupted load leaves nothing
 * behind. When there is a shop already it returns `null`, and only gives its own orders that wait a time to answer that counts from
 * this start: a demo that was off for a day would else begin with orders whose time has passed.
 */
export const loadDemo = async ({ db, clock, tokenHash }: DemoDeps): Promise<DemoReport | null> => {
  const report = await db.withTx(async (tx) => {
    if (await lockForDemo(tx)) {
      const ids = demoStores.map(({ store_id }) => store_id)
      await renewDeadlines(tx, ids, new Date(clock.now().getTime() + DEMO_ANSWER_MS))
      return null
    }
    // Imported only now: a server with data needs no starter catalogue in memory.
    const { makePeople, makeShop } = await import('./month/make-shop.ts')
    const { makeStories } = await import('./demo-stories.ts')
    const nowMs = clock.now().getTime()
    const people = makePeople(nowMs)
    await insertUsers(tx, people.users)
    const loaded = { stores: 0, products: 0, orders: 0 }
    // Shop by shop, so that only one shop's rows are in memory.
    for (const [index, demoStore] of demoStores.entries()) {
      const accounts = people.byStore.get(demoStore.store_id) ?? []
      const { owner, helpers, store, products, reviews, history } = makeShop(demoStore, {
        nowMs,
        shopNo: index + 1,
        accounts,
        tokenHash,
      })
      await insertUsers(tx, [owner])
      await insertStore(tx, store)
      await insertUsers(
        tx,
        helpers.map(({ user }) => user),
      )
      await insertHelpers(tx, store.store_id, helpers)
      await insertProducts(tx, products)
      await insertPastOrders(tx, store.store_id, history.orders)
      await insertHistory(tx, store.store_id, history)
      await settleHistory(tx, store.store_id)
      await insertReviews(tx, store.store_id, reviews)
      loaded.stores += 1
      loaded.products += products.length
      loaded.orders += history.orders.length
    }
    for (const { story, at } of makeStories(nowMs)) await insertStory(tx, story, 'shown', at)
    return loaded
  })
  if (report) await analyse(db)
  return report
}
