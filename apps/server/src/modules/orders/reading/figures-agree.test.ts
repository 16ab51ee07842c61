import { countByStatus, countOrders, toOrderCounts } from '@jhola/contract/orders/figures/order-counts'
import type { Order } from '@jhola/contract/orders/schema'
import { ORDER_STATUSES, type OrderStatus } from '@jhola/contract/orders/statuses'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder, aPhone } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStore } from '../../../../test/factories/shops.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const seed = Number(process.env.FIGURES_SEED ?? Math.floor(Math.random() * 2 ** 31))
const RUNS = 3

/** The statuses on the way to one, in the order of the shop's taps. */
const WAYS: Record<Exclude<OrderStatus, 'refunded'>, OrderStatus[]> = {
  pending: [],
  confirmed: ['confirmed'],
  preparing: ['confirmed', 'preparing'],
  ready: ['confirmed', 'preparing', 'ready'],
  out_for_delivery: ['confirmed', 'preparing', 'out_for_delivery'],
  delivered: ['confirmed', 'preparing', 'out_for_delivery', 'delivered'],
  cancelled: ['confirmed', 'cancelled'],
}
const DAY_MS = 86_400_000

type Wanted = { to: keyof typeof WAYS; practice: boolean; placedDaysAgo: number }
const wanted = fc.record({
  to: fc.constantFrom(...(Object.keys(WAYS) as (keyof typeof WAYS)[])),
  practice: fc.boolean(),
  placedDaysAgo: fc.constantFrom(0, 0, 1, 40),
})

const aShop = async () => {
  const store = await aStore(app)
  const product = await aProduct(app, store, { stock: 900 })
  const token = await app.signIn(anOwner(store))
  const read = async <T>(call: string): Promise<T> => {
    const { status, body } = await app.call(call, { token })
    expect([call, status]).toEqual([call, 200])
    return body as T
  }
  const practise = async (): Promise<Order> => {
    const customer = { customer_name: 'Practice', customer_phone: aPhone() }
    const { body } = await app.call('POST /orders/test/generate-order', {
      token,
      body: { store_id: store.store_id, ...customer },
    })
    return body.order as Order
  }
  const make = async ({ to, practice, placedDaysAgo }: Wanted): Promise<void> => {
    const { id } = practice ? await practise() : (await anOrder(app, store, [product])).order
    for (const status of WAYS[to]) {
      const { body } = await app.call(`PUT /orders/${id}/status`, { token, body: { status } })
      expect(body).toMatchObject({ success: true })
    }
    const placedAt = new Date(app.clock.now().getTime() - placedDaysAgo * DAY_MS)
    await app.db.query('UPDATE orders SET created_at = $2 WHERE order_id = $1', [id, placedAt])
  }
  return { store, make, read }
}

type Counts = Record<OrderStatus | 'all', number>
type Metrics = { stats: Record<string, number> }

test(`board, list, tabs, day and figures say the same of random orders (seed ${seed})`, async () => {
  for (const orders of fc.sample(fc.array(wanted, { minLength: 6, maxLength: 14 }), { seed, numRuns: RUNS })) {
    const shop = await aShop()
    for (const order of orders) await shop.make(order)
    const real = orders.filter(({ practice }) => !practice)
    const board = await shop.read<{ orders: Order[] }>('GET /orders/board')
    const counts = await shop.read<Counts>('GET /orders/counts')
    const filtered = await shop.read<Counts>('GET /orders/counts?min_amount=0')
    const { stats } = await shop.read<Metrics>('GET /orders/metrics')
    const total = async (query: string) => (await shop.read<{ total: number }>(`GET /orders?pageSize=5&${query}`)).total

    const live = countOrders(board.orders)
    expect(countOrders(real.map(({ to }) => ({ status: to, practice: false })))).toEqual(live)
    expect(toOrderCounts(counts)).toEqual(live)
    expect(filtered).toEqual(counts)
    expect(counts).toMatchObject({ ...countByStatus(real.map(({ to }) => ({ status: to, practice: false }))), all: real.length })
    expect(await total('')).toBe(counts.all)
    for (const status of ORDER_STATUSES)
      if (counts[status] !== undefined) expect([status, await total(`status=${status}`)]).toEqual([status, counts[status]])
    expect(await total('status=packing')).toBe(live.preparing)
    expect(stats).toMatchObject({
      pending_orders: live.unpacked,
      total_orders: real.filter(({ placedDaysAgo }) => placedDaysAgo === 0).length,
    })

    const { data } = await shop.read<{ data: Order[] }>('GET /orders/today')
    const ended = data.filter(({ status }) => status === 'delivered' || status === 'cancelled')
    expect(ended).toHaveLength(real.filter(({ to }) => to === 'delivered' || to === 'cancelled').length)
    expect(data.filter(({ practice }) => practice)).toEqual([])
  }
})

test('what runs low is one number in the figures of the day and in the inventory; what ran out is not among it', async () => {
  const shop = await aShop()
  await aProduct(app, shop.store, { stock: 4, min_stock: 5 })
  await aProduct(app, shop.store, { stock: 5, min_stock: 5 })
  await aProduct(app, shop.store, { stock: 6, min_stock: 5 })
  await aProduct(app, shop.store, { stock: 0, min_stock: 5 })
  await aProduct(app, shop.store, { stock: 1, min_stock: 5, active: false })
  const { stats } = await shop.read<{ stats: { low_stock: number } }>('GET /orders/metrics?period=today')
  const { summary } = await shop.read<{ summary: { low_stock: number } }>('GET /inventory/shelf?pageSize=1')
  expect([stats.low_stock, summary.low_stock]).toEqual([2, 2])
})

test('what ended yesterday is not done today, although its money comes in today', async () => {
  const shop = await aShop()
  await shop.make({ to: 'delivered', practice: false, placedDaysAgo: 1 })
  const today = async () => (await shop.read<{ data: Order[] }>('GET /orders/today')).data
  expect(await today()).toHaveLength(1)
  await app.db.query("UPDATE order_events SET at = at - interval '1 day' WHERE to_status = 'delivered'")
  expect(await today()).toEqual([])
})

test('tabs count under the filters of the list, not under its status', async () => {
  const shop = await aShop()
  for (const to of ['pending', 'preparing', 'delivered'] as const) await shop.make({ to, practice: false, placedDaysAgo: 0 })
  await shop.make({ to: 'pending', practice: false, placedDaysAgo: 40 })
  const counts = (query: string) => shop.read<Counts>(`GET /orders/counts?${query}`)
  expect(await counts('date_range=today')).toMatchObject({ all: 3, pending: 1, preparing: 1, delivered: 1 })
  expect(await counts('search=asha')).toMatchObject({ all: 4, pending: 2 })
  expect(await counts('search=nobody')).toMatchObject({ all: 0, pending: 0 })
})
