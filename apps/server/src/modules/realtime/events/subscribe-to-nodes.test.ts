import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestClock, type TestClock } from '../../../../test/build-test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import type { Database } from '../../../platform/db/index.ts'
import { createLogger } from '../../../platform/logger.ts'
import { SESSIONS_CHANNEL } from '../../auth/index.ts'
import { EVENTS_CHANNEL, type StoredEvent } from '../realtime.repo.ts'
import { type NodeSubscription, subscribeToNodes } from './subscribe-to-nodes.ts'

const ORDER = '0190a000-0000-7000-8000-000000000001'

let database: TestDatabase
let clock: TestClock
let node: Awaited<ReturnType<typeof aNode>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  clock = createTestClock('2026-11-20T06:00:00Z')
  await database.db.execute('DELETE FROM store_events')
  node = await aNode()
})
afterEach(() => node.hearing.stop())

/** A subscribed node with a database whose reads can fail; `readsEnded` waits for that many reads, failed or not. */
const aNode = async () => {
  const waiting: { count: number; go: () => void }[] = []
  const state = {
    brokenReads: 0,
    brokenPublishes: 0,
    published: [] as string[],
    held: Promise.resolve(),
    onWord: () => undefined as unknown,
  }
  let ended = 0
  const recordSignOut = () => {
    ended += 1
    for (const { count, go } of waiting) if (ended >= count) go()
  }
  const read = async <Row>(run: () => Promise<Row[]>): Promise<Row[]> => {
    await state.held
    if (state.brokenReads === 0) return run()
    state.brokenReads -= 1
    throw new Error('terminating connection due to administrator command')
  }
  const db: Database = { ...database.db, rows: (...given) => read(() => database.db.rows(...given)).finally(recordSignOut) }
  const publish = async (events: readonly StoredEvent[]) => {
    if (state.brokenPublishes > 0) {
      state.brokenPublishes -= 1
      throw new Error('the orders could not be read')
    }
    state.published.push(...events.map(({ store_id, seq }) => `${store_id}:${seq}`))
  }
  const readsEnded = (count: number) => new Promise<void>((go) => (ended >= count ? go() : waiting.push({ count, go })))
  const hearing: NodeSubscription = subscribeToNodes({
    db,
    clock,
    log: createLogger('silent'),
    nodeId: 'this',
    publish,
    onSessionEnded: () => state.onWord(),
    onSessionChanged: () => undefined,
    onThreadChanged: () => undefined,
    onInventoryChanged: () => undefined,
  })
  await readsEnded(1)
  return { state, hearing, readsEnded, countReads: () => ended }
}

/** Another node's worker sends the next events of a shop and marks them, without a notification. */
const isPublished = (storeId: string, count: number) =>
  database.db.execute(
    `INSERT INTO store_events (store_id, seq, type, order_id, order_version, at, published_at, published_by)
     SELECT $1, (SELECT coalesce(max(seq), 0) FROM store_events WHERE store_id = $1) + n, 'order.placed', $2, 1, $3, $3, 'other'
     FROM generate_series(1, $4::int) AS n`,
    [storeId, ORDER, clock.now(), count],
  )
const tell = () => database.db.query('SELECT pg_notify($1, $2)', [EVENTS_CHANNEL, 'other'])

/** The published events when all work is done. */
const endOf = async ({ hearing, state }: typeof node): Promise<string[]> => {
  await hearing.stop()
  return state.published
}

test('words that come during a read are answered by one more read', async () => {
  const [held, heard] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const before = node.countReads()
  node.state.held = held.promise
  for (let words = 0; words < 50; words += 1) await tell()
  // Words come in the order of their commits: after this one the fifty were heard.
  node.state.onWord = () => heard.resolve()
  await database.db.query('SELECT pg_notify($1, $2)', [SESSIONS_CHANNEL, 'a-session'])
  await heard.promise
  held.resolve()
  await node.hearing.stop()
  expect(node.countReads() - before).toBe(2)
})

test('events whose read failed are sent after the next word, however late it comes', async () => {
  clock.advance(1000)
  await isPublished('store_001', 1)
  clock.advance(10_000)
  node.state.brokenReads = 1
  await tell()
  await node.readsEnded(2)
  clock.advance(10_000)
  await tell()
  await node.readsEnded(3)
  expect(await endOf(node)).toEqual(['store_001:1'])
})

test('events whose sending failed are sent after the next word', async () => {
  await isPublished('store_001', 2)
  node.state.brokenPublishes = 1
  await tell()
  await node.readsEnded(2)
  await tell()
  await node.readsEnded(3)
  expect(await endOf(node)).toEqual(['store_001:1', 'store_001:2'])
})

test('what failed is tried again without another word', async () => {
  await isPublished('store_001', 1)
  node.state.brokenPublishes = 1
  await tell()
  await node.readsEnded(3)
  expect(await endOf(node)).toEqual(['store_001:1'])
})

test('more events than are read at once are all sent, each once and in the order of their shop', async () => {
  await isPublished('store_001', 2000)
  await isPublished('store_002', 2001)
  clock.advance(1)
  await isPublished('store_001', 500)
  clock.advance(60_000)
  await tell()
  await node.readsEnded(2)
  const published = await endOf(node)
  const numbers = (storeId: string) =>
    published.filter((key) => key.startsWith(`${storeId}:`)).map((key) => Number(key.slice(storeId.length + 1)))
  const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
  expect(numbers('store_001')).toEqual(upTo(2500))
  expect(numbers('store_002')).toEqual(upTo(2001))
})

test('what was sent is not sent again, also when the clock of its node is ahead', async () => {
  clock.advance(60_000)
  await isPublished('store_001', 1)
  clock.advance(-60_000)
  for (const reads of [2, 3, 4, 5]) {
    clock.advance(15_000)
    await tell()
    await node.readsEnded(reads)
  }
  expect(await endOf(node)).toEqual(['store_001:1'])
})
