import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { lastMessage } from '../../../test/factories/people.ts'
import { runInvariants } from '../../platform/db/index.ts'
import { type DemoReport, demoHelpers, loadDemo } from './index.ts'

const NOW = new Date('2026-11-20T09:40:00Z')
const INVARIANTS = join(import.meta.dirname, '..', '..', 'cli', 'invariants.sql')

let database: TestDatabase
let report: DemoReport | null
const load = () =>
  loadDemo({
    db: database.db,
    clock: { now: () => NOW },
    tokenHash: (orderId) => createHash('sha256').update(orderId).digest(),
  })

beforeAll(async () => {
  database = await createTestDatabase()
  report = await load()
})
afterAll(() => database.drop())

describe('the demo', () => {
  test('holds every invariant of the product', async () => {
    expect(await runInvariants(database.db, await readFile(INVARIANTS, 'utf8'))).toEqual([])
  })

  /** Each one is a fault that the rules must detect. */
  test.each([
    ['stock-is-its-ledger', 'UPDATE products SET on_hand = on_hand + 1 WHERE ctid = (SELECT min(ctid) FROM products)'],
    [
      'reserved-is-pending',
      `UPDATE orders SET status = 'pending' WHERE ctid = (SELECT min(ctid) FROM orders WHERE status = 'delivered')`,
    ],
    ['ledger-has-its-product', 'DELETE FROM products WHERE ctid = (SELECT min(ctid) FROM products)'],
    [
      'movement-does-what-its-kind-says',
      `UPDATE stock_movements SET delta_on_hand = 5 WHERE ctid = (SELECT min(ctid) FROM stock_movements WHERE kind = 'reserve')`,
    ],
    [
      'every-order-holds-its-goods',
      `DELETE FROM stock_movements WHERE ctid = (SELECT min(ctid) FROM stock_movements WHERE kind = 'reserve')`,
    ],
    [
      'order-total-adds-up',
      'UPDATE order_items SET total_paise = total_paise + 1 WHERE ctid = (SELECT min(ctid) FROM order_items)',
    ],
    [
      'slot-counter-is-its-orders',
      'UPDATE slot_counters SET taken = taken + 1 WHERE ctid = (SELECT min(ctid) FROM slot_counters)',
    ],
    ['order-has-lines', 'DELETE FROM order_items WHERE order_id = (SELECT order_id FROM orders LIMIT 1)'],
    [
      'line-total-is-price-times-quantity',
      'UPDATE order_items SET unit_price_paise = unit_price_paise + 1 WHERE ctid = (SELECT min(ctid) FROM order_items)',
    ],
    ['audit-counts-every-version', 'UPDATE orders SET version = version + 1 WHERE ctid = (SELECT min(ctid) FROM orders)'],
    [
      'audit-is-a-chain',
      `UPDATE order_events SET from_status = 'pending' WHERE ctid = (SELECT min(ctid) FROM order_events WHERE to_status = 'delivered' AND from_status <> 'pending')`,
    ],
    [
      'audit-ends-at-the-status',
      `UPDATE orders SET status = 'ready' WHERE ctid = (SELECT min(ctid) FROM orders WHERE status = 'delivered')`,
    ],
    [
      'order-numbers-without-a-gap',
      'UPDATE store_counters SET order_no = order_no + 1 WHERE ctid = (SELECT min(ctid) FROM store_counters)',
    ],
    ['events-without-a-gap', 'DELETE FROM store_events WHERE seq = 7'],
    [
      'one-event-for-each-audit-entry',
      'UPDATE store_counters SET event_seq = event_seq + 1 WHERE ctid = (SELECT min(ctid) FROM store_counters)',
    ],
    [
      'event-names-its-audit-entry',
      'UPDATE store_events SET order_version = 99 WHERE ctid = (SELECT min(ctid) FROM store_events)',
    ],
    [
      'delivered-orders-are-counted',
      'UPDATE store_counters SET delivered = delivered + 1 WHERE ctid = (SELECT min(ctid) FROM store_counters)',
    ],
    ['store-has-its-counter', 'DELETE FROM store_counters WHERE ctid = (SELECT min(ctid) FROM store_counters)'],
    [
      'cancelled-says-by-whom',
      `UPDATE orders SET cancelled_by = NULL WHERE ctid = (SELECT min(ctid) FROM orders WHERE status = 'cancelled')`,
    ],
    [
      'money-says-when-it-came',
      'UPDATE orders SET paid_at = NULL WHERE ctid = (SELECT min(ctid) FROM orders WHERE paid_at IS NOT NULL)',
    ],
    [
      'refunded-money-is-back-or-on-its-way',
      `UPDATE orders SET status = 'refunded' WHERE ctid = (SELECT min(ctid) FROM orders WHERE status = 'delivered' AND payment_status = 'completed')`,
    ],
    ['rating-is-its-reviews', 'DELETE FROM reviews WHERE ctid = (SELECT min(ctid) FROM reviews)'],
    [
      'only-delivered-orders-are-reviewed',
      `UPDATE reviews SET order_id = (SELECT order_id FROM orders WHERE status = 'cancelled' LIMIT 1) WHERE ctid = (SELECT min(ctid) FROM reviews)`,
    ],
  ])('breaks %s when that is violated', async (name, fault) => {
    const sqlText = await readFile(INVARIANTS, 'utf8')
    let broken: string[] = []
    const work = database.db.withTx(async (tx) => {
      expect(await tx.execute(fault)).toBeGreaterThan(0)
      broken = (await runInvariants(tx, sqlText)).map((rule) => rule.name)
      throw new Error('roll back')
    })
    await expect(work).rejects.toThrow('roll back')
    expect(broken).toContain(name)
  })

  test('has shops in eight cities, full shelves and a month of orders', async () => {
    expect(report?.stores).toBeGreaterThanOrEqual(24)
    const [cities] = await database.db.query<{ cities: number; types: number }>(
      'SELECT count(DISTINCT city)::int AS cities, count(DISTINCT store_type)::int AS types FROM stores',
    )
    expect(cities?.cities).toBeGreaterThanOrEqual(8)
    expect(cities?.types).toBe(7)
    const [shelves] = await database.db.query<{ least: number; most: number }>(
      'SELECT min(n)::int AS least, max(n)::int AS most FROM (SELECT count(*) AS n FROM products GROUP BY store_id) s',
    )
    expect(shelves?.least).toBeGreaterThanOrEqual(60)
    expect(shelves?.most).toBeLessThanOrEqual(200)
    const orders = await database.db.query<{ store_id: string; orders: number; delivered: number }>(
      `SELECT store_id, count(*)::int AS orders, (count(*) FILTER (WHERE status = 'delivered'))::int AS delivered FROM orders GROUP BY store_id`,
    )
    expect(orders).toHaveLength(report?.stores ?? 0)
    expect(orders.find((row) => row.store_id === 'STORE-001')?.orders).toBeGreaterThan(200)
    for (const row of orders) expect(row.delivered / row.orders).toBeGreaterThan(0.7)
  })

  test('leaves the first shop with orders in every state of work, none of which expires at once', async () => {
    const open = await database.db.query<{ status: string; orders: number; accept_by: Date | null }>(
      `SELECT status, count(*)::int AS orders, min(accept_by) AS accept_by FROM orders
       WHERE store_id = 'STORE-001' AND status NOT IN ('delivered', 'cancelled') GROUP BY status`,
    )
    expect(new Map(open.map((row) => [row.status, row.orders]))).toEqual(
      new Map([
        ['pending', 2],
        ['confirmed', 1],
        ['preparing', 2],
        ['ready', 1],
        ['out_for_delivery', 2],
      ]),
    )
    const pending = open.find((row) => row.status === 'pending')
    expect(pending?.accept_by?.getTime()).toBe(NOW.getTime() + 24 * 3_600_000)
    const elsewhere = await database.db.query(
      `SELECT order_id FROM orders WHERE store_id <> 'STORE-001' AND status NOT IN ('delivered', 'cancelled')`,
    )
    expect(elsewhere).toEqual([])
  })

  test('gives the waiting orders a time to answer that counts from the next start, after a day without a server', async () => {
    const start = new Date(NOW.getTime() + 25 * 3_600_000)
    const work = database.db.withTx(async (tx) => {
      const db = { ...database.db, withTx: <T>(use: (inner: typeof tx) => Promise<T>) => use(tx) }
      const again = await loadDemo({ db, clock: { now: () => start }, tokenHash: () => Buffer.alloc(32) })
      expect(again).toBeNull()
      const rows = await tx.execute(`SELECT 1 FROM orders WHERE status = 'pending' AND accept_by <= $1`, [start])
      expect(rows).toBe(0)
      throw new Error('roll back')
    })
    await expect(work).rejects.toThrow('roll back')
  })

  test('says nothing about the future and keeps time and ids in step', async () => {
    const [late] = await database.db.query<{ late: number }>(
      `SELECT ((SELECT count(*) FROM order_events WHERE at > $1) + (SELECT count(*) FROM stock_movements WHERE at > $1))::int AS late`,
      [NOW],
    )
    expect(late?.late).toBe(0)
    const jumps = await database.db.query(
      `SELECT seq FROM (SELECT store_id, seq, at, lag(at) OVER (PARTITION BY store_id ORDER BY seq) AS before FROM store_events) e WHERE at <= before`,
    )
    expect(jumps).toEqual([])
  })

  test('never sells above the printed price', async () => {
    const dear = await database.db.query(
      `SELECT sku FROM products WHERE mrp_paise IS NOT NULL AND price_paise + round(price_paise * gst_rate_percent / 100) > mrp_paise`,
    )
    expect(dear).toEqual([])
  })

  test('is found by English, Hindi and romanised words', async () => {
    const app = await buildTestApp({ db: database.db })
    const found = async (words: string): Promise<string[]> => {
      const { body } = await app.call(`GET /inventory/products?search=${encodeURIComponent(words)}`)
      return (body.products as { id: string; name: string }[]).map(({ name }) => name)
    }
    try {
      for (const words of ['atta', 'aata', 'आटा', 'wheat flour', 'chaki atta'])
        expect(await found(words), words).toContain('Chakki Fresh Atta')
      for (const words of ['doodh', 'dudh', 'milk', 'दूध', 'toned mlk']) expect(await found(words), words).toContain('Toned Milk')
      for (const words of ['pyaz', 'kanda', 'onoin', 'प्याज']) expect(await found(words), words).toContain('Onion')
    } finally {
      await app.close()
    }
  })

  test('has one person of each role in the first shop, who can sign in there', async () => {
    const app = await buildTestApp({ db: database.db })
    try {
      const came: unknown[] = []
      for (const { phone } of demoHelpers) {
        await app.call('POST /auth/send-otp', { body: { phone, role: 'store_owner' } })
        const otp = (await lastMessage(app, phone))?.code
        const { body } = await app.call('POST /auth/verify-otp', { body: { phone, otp, role: 'store_owner' } })
        const { name, shop_role, store_id } = body.user as Record<string, unknown>
        came.push([name, shop_role, store_id])
      }
      expect(came).toEqual([
        ['Asha Gupta', 'manager', 'STORE-001'],
        ['Salim Qureshi', 'counter', 'STORE-001'],
        ['Raju Yadav', 'packer', 'STORE-001'],
        ['Vinod Kamble', 'rider', 'STORE-001'],
      ])
    } finally {
      await app.close()
    }
  })

  test('is loaded once', async () => {
    expect(await load()).toBeNull()
  })
})

test('two nodes that start together load it once', async () => {
  const other = await createTestDatabase()
  try {
    const deps = { db: other.db, clock: { now: () => NOW }, tokenHash: () => Buffer.alloc(32) }
    const reports = await Promise.all([loadDemo(deps), loadDemo(deps)])
    expect(reports.filter((one) => one !== null)).toHaveLength(1)
  } finally {
    await other.drop()
  }
})
