import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder } from '../../../../test/factories/orders.ts'
import { aProduct, aStore } from '../../../../test/factories/shops.ts'
import type { Database } from '../../../platform/db/index.ts'
import { deleteEventsBefore } from '../realtime.repo.ts'
import { readMissed } from './live-events.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

/**
 * A database where something happens after the first result. Of concurrent reads, the events come first, which is the worst case.
 */
const aDatabaseWhere = (happens: () => Promise<unknown>): Database => {
  const reads: { isOfEvents: boolean; run: () => Promise<void> }[] = []
  let hasHappened = false
  const answerAll = async () => {
    for (const { run } of reads.splice(0).toSorted((a, b) => Number(b.isOfEvents) - Number(a.isOfEvents))) {
      await run()
      if (hasHappened) continue
      hasHappened = true
      await happens()
    }
  }
  const inTurn = <Answer>(text: string, ask: () => Promise<Answer>) =>
    new Promise<Answer>((resolve, reject) => {
      const run = () => ask().then(resolve, reject)
      reads.push({ isOfEvents: !text.includes('FROM store_counters'), run })
      if (reads.length === 1) setImmediate(() => void answerAll())
    })
  return {
    ...app.db,
    rows: (statement, ...params) => inTurn(statement.text, () => app.db.rows(statement, ...params)),
    first: (statement, ...params) => inTurn(statement.text, () => app.db.first(statement, ...params)),
  }
}

const aShop = async () => {
  const store = await aStore(app)
  const product = await aProduct(app, store)
  return { store, order: () => anOrder(app, store, [product]) }
}

test('a number is never given without its event, also when an order comes between the reads', async () => {
  const { store, order } = await aShop()
  await order()
  const missed = await readMissed(aDatabaseWhere(order), store.store_id, 1)
  const given = missed.events.map(({ seq }) => seq)
  expect(missed.resync).toBe(false)
  expect(given).toEqual(Array.from({ length: missed.seq - 1 }, (_, index) => index + 2))
})

test('events that are forgotten between the reads are not passed over: the device reads again', async () => {
  const { store, order } = await aShop()
  for (const _ of [1, 2, 3]) await order()
  await app.db.execute('UPDATE store_events SET at = $3, published_at = $3 WHERE store_id = $1 AND seq <= $2', [
    store.store_id,
    2,
    new Date('2026-01-01T00:00:00Z'),
  ])
  const db = aDatabaseWhere(() => deleteEventsBefore(app.db, new Date('2026-01-02T00:00:00Z')))
  const missed = await readMissed(db, store.store_id, 0)
  const isWhole = missed.events.map(({ seq }) => seq).join() === '1,2,3'
  expect(missed.resync || isWhole).toBe(true)
})
