import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSessions } from '../../src/modules/auth/index.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { createIds } from '../../src/platform/ids.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { aPhone } from '../factories/orders.ts'
import { anOwner, aProduct, aStore } from '../factories/shops.ts'
import { startServerProcess } from './server-process.ts'

const UPGRADES = 3
const CLIENTS = 6
const ORDERS_EACH_TIME = 10
/** A browser waits too before it asks again. */
const RETRY_MS = 25

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Places one order as the browser does: with the same key until an answer arrives. Returns its id and the number of attempts. */
const placeUntilAnswered = async (url: string, token: string, body: object): Promise<{ id: string; attempts: number }> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
  for (let attempts = 1; ; attempts += 1) {
    const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => undefined)
    // @NOTE the reply was serialised by the contract's schema.
    const answer = (await reply?.json().catch(() => undefined)) as { order: { id: string } } | undefined
    if (reply?.status === 201 && answer) return { id: answer.order.id, attempts }
    if (reply && reply.status < 500) throw new Error(`refused: ${reply.status} ${JSON.stringify(answer)}`)
    await delay(RETRY_MS)
  }
}

test('orders that are placed while the server is upgraded are neither lost nor doubled', { timeout: 300_000 }, async () => {
  const world = { db: database.db, clock: systemClock, ids: createIds(systemClock) }
  const store = await aStore(world, { opens: '00:00', closes: '00:00', min_order_paise: 0 })
  const product = await aProduct(world, store, { stock: 100_000 })
  const owner = anOwner(store)
  const { token } = await database.db.withTx((tx) =>
    createSessions(world).begin(tx, { userId: owner.user_id, storeId: store.store_id, device: 'test', by: 'code' }),
  )
  const body = () => ({
    storeId: store.store_id,
    items: [{ productId: product.product_id, quantity: 2 }],
    customer: { name: 'Asha', phone: aPhone() },
    deliveryType: 'pickup',
    paymentMethod: 'cod',
  })
  const options = { dataDir: '/nowhere', port: await freePort(), env: { DATABASE_URL: database.connectionString } }
  let server = await startServerProcess(options)
  const url = `${server.origin}/api/v1/orders`
  const placed: { id: string; attempts: number }[] = []
  let isOpen = true
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (isOpen) placed.push(await placeUntilAnswered(url, token, body()))
  })
  const untilMore = async () => {
    const wanted = placed.length + ORDERS_EACH_TIME
    await expect.poll(() => placed.length, { timeout: 60_000 }).toBeGreaterThan(wanted)
  }
  for (let upgrade = 0; upgrade < UPGRADES; upgrade += 1) {
    await untilMore()
    await server.end('SIGTERM')
    server = await startServerProcess(options)
  }
  await untilMore()
  isOpen = false
  await Promise.all(clients)
  await server.end('SIGTERM')

  const rows = await database.db.query<{ order_id: string }>('SELECT order_id FROM orders WHERE store_id = $1', [store.store_id])
  expect(rows.map(({ order_id }) => order_id).sort()).toEqual(placed.map(({ id }) => id).sort())
  const [stock] = await database.db.query<{ held: number }>(
    'SELECT (100000 - on_hand + reserved)::int AS held FROM products WHERE product_id = $1',
    [product.product_id],
  )
  expect(stock?.held).toBe(2 * placed.length)
  // Some were asked again: the server was away while they were placed.
  expect(placed.some(({ attempts }) => attempts > 1)).toBe(true)
})
