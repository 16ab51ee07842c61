import type { Order } from '@jhola/contract/orders/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lapseQuestions } from '../../src/modules/orders/index.ts'
import { type Answer, buildTestApp, type TestApp } from '../build-test-app.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { decide, deliverSimulatorWebhooks } from '../factories/payments.ts'
import { forgetEstablished } from '../factories/shops.ts'
import {
  expectClear,
  expectMoneyHolds,
  lostStock,
  openPackingShop,
  orderTwo,
  type PackedOrder,
  type PackingShop,
  readOrderOf,
  sendMoney,
  unbalancedOrders,
} from './packing-shop.ts'
import { type Random, randomOf, seedOf } from './random.ts'
import { brokenInvariants, codeOf } from './shop.ts'

const LIVES = Number(process.env.PACKING_LIVES ?? 150)
const SEED = seedOf(process.env.PACKING_SEED)
const STEPS_MAX = 12
const LIVES_OF_A_SHOP = 100
/** Lives at the same time, each at a shop of its own. Time passes for all of them. */
const LANES = Number(process.env.PACKING_LANES ?? 4)

const CONNECTIONS = 32

let database: TestDatabase
let app: TestApp
beforeAll(async () => {
  // No lane waits for a connection of another, and a starved machine has time: neither is what is tested here.
  database = await createTestDatabase({ poolSize: CONNECTIONS, patience: 20 })
  app = await buildTestApp({ db: database.db, shedsLoad: false })
})
afterAll(async () => {
  await forgetEstablished(app)
  expect(await brokenInvariants(app)).toEqual([])
  await app.close()
  await database.drop()
})

/** `now`: the order as it was read last; `seenVersion`: what a device still shows. */
type Life = { random: Random; shop: PackingShop; order: PackedOrder; now: Order; seenVersion: number }
type Step = (life: Life) => Promise<Answer[]>

const byShop = ({ random, shop, order }: Life, call: string, body: object) =>
  app.call(call.replace(':id', order.id), { token: random.pick(shop.devices), body })
const byCustomer = ({ order }: Life, call: string, body: object) =>
  app.call(call.replace(':id', order.id), { headers: { 'x-order-token': order.token }, body })

const aChange = ({ random, shop }: Life): object => {
  const line_no = 1 + random.below(4)
  const product_id = random.pick(shop.products).product_id
  const quantity = 1 + random.below(4)
  return random.pick([
    { kind: 'not_available', line_no },
    { kind: 'restored', line_no },
    { kind: 'fewer', line_no, quantity },
    { kind: 'weighed', line_no, quantity: (500 + random.below(3000)) / 1000 },
    { kind: 'replaced', line_no, product_id, quantity },
    { kind: 'price_corrected', line_no, price: (1000 + random.below(7000)) / 100 },
    { kind: 'added', product_id, quantity },
  ])
}

/** Pays at the bank what the order says is owed, or what a stale page would. */
const payAtBank: Step = async (life) => {
  const { owed_amount, total_amount } = life.now
  const amount = life.random.below(4) === 0 ? total_amount : owed_amount
  const begun = await byCustomer(life, 'POST /payments/create', { order_id: life.order.id, amount })
  const path = (begun.body.payment as { pay_path?: string | null } | undefined)?.pay_path
  if (path) await decide(app, path.split('/').at(-1) ?? '', life.random.pick(['approve', 'approve', 'decline']))
  await deliverSimulatorWebhooks(app)
  return [begun]
}

const STEPS: Record<string, Step> = {
  pack: async (life) => {
    const version = life.random.below(3) === 0 ? { version: life.seenVersion } : {}
    const changes = Array.from({ length: 1 + life.random.below(3) }, () => aChange(life))
    return [await byShop(life, 'POST /orders/:id/packing', { changes, by_phone: life.random.below(3) === 0, ...version })]
  },
  'two devices pack': async (life) => {
    const one = () =>
      byShop(life, 'POST /orders/:id/packing', { changes: [aChange(life)], by_phone: true, version: life.seenVersion })
    return Promise.all([one(), one()])
  },
  answer: async (life) => [
    await byCustomer(life, 'POST /orders/:id/packing/answer', { answer: life.random.pick(['accept', 'decline']) }),
  ],
  silence: async () => {
    app.clock.advance(6 * 60_000)
    await lapseQuestions(app.app.modules.orders)
    return []
  },
  'pay at the bank': payAtBank,
  'shop has the money': async (life) => [
    await byShop(life, 'POST /orders/:id/payment/confirm', {
      payment_status: 'completed',
      payment_method: life.random.pick(['upi', 'cash']),
    }),
  ],
  forward: async (life) => {
    const { status } = life.now
    const path = ['pending', 'confirmed', 'preparing', 'ready', 'out_for_delivery', 'delivered']
    const next = path[path.indexOf(status) + (status === 'preparing' ? 2 : 1)]
    return next ? [await byShop(life, 'PUT /orders/:id/status', { status: next, delivery_partner: { name: 'Raju' } })] : []
  },
  refund: async (life) => {
    const { items } = life.now
    const lines = life.random.below(3) === 0 ? {} : { lines: [{ item_id: life.random.pick(items).id, quantity: 1 }] }
    const destination = life.random.pick(['source', 'cash'])
    return [await byShop(life, 'POST /orders/:id/refunds', { reason: 'damaged', destination, ...lines })]
  },
  cancel: async (life) =>
    life.random.below(3) > 0
      ? []
      : [
          await (life.random.below(2) === 0
            ? byShop(life, 'PUT /orders/:id/status', { status: 'cancelled' })
            : byCustomer(life, 'PATCH /orders/:id/status', { status: 'cancelled' })),
        ],
  'given back as a whole': async (life) =>
    life.random.below(3) > 0 ? [] : [await byShop(life, 'PUT /orders/:id/status', { status: 'refunded' })],
  'money goes': async () => {
    await sendMoney(app)
    return []
  },
  'customer changes it': async (life) => {
    const { random, shop, now } = life
    const kept = now.items.filter(() => random.below(4) > 0).map(({ product_id }) => product_id)
    const ids = new Set([...kept, ...(random.below(2) === 0 || kept.length === 0 ? [random.pick(shop.products).product_id] : [])])
    const items = [...ids].map((product_id) => ({ product_id, quantity: 1 + random.below(4) }))
    const version = random.below(4) === 0 ? life.seenVersion : now.version
    return [await byCustomer(life, 'POST /orders/:id/change', { version, items })]
  },
  'both change it': async (life) => {
    const { version, items } = life.now
    const own = items.map(({ product_id }) => ({ product_id, quantity: 1 + life.random.below(4) }))
    return Promise.all([
      byShop(life, 'POST /orders/:id/packing', { changes: [aChange(life)], by_phone: true, version }),
      byCustomer(life, 'POST /orders/:id/change', { version, items: own }),
    ])
  },
}
const WEIGHTED = Object.keys(STEPS).flatMap(
  (name) => Array(name === 'pack' ? 5 : name === 'forward' ? 3 : 1).fill(name) as string[],
)

/** What was said, and how often. */
type Told = Map<string, number>

const live = async (random: Random, shop: PackingShop, told: Told): Promise<void> => {
  const method = random.pick(['cod', 'upi', 'card'])
  const order = await orderTwo(app, shop, method)
  const life: Life = { random, shop, order, now: await readOrderOf(app, order), seenVersion: 1 }
  const story = [`seed ${SEED}: ${method}`]
  if (random.below(4) > 0) await byShop(life, 'POST /orders/:id/accept', {})
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const name = random.pick(WEIGHTED)
    const answers = await (STEPS[name] as Step)(life)
    story.push(`${name}: ${answers.map(codeOf).join(' ')}`)
    for (const answer of answers) expectClear(answer, story.join(' > '))
    for (const answer of answers) told.set(`${name}: ${codeOf(answer)}`, (told.get(`${name}: ${codeOf(answer)}`) ?? 0) + 1)
    life.now = await readOrderOf(app, order)
    if (random.below(2) === 0) life.seenVersion = life.now.version
    expectMoneyHolds(life.now, story.join(' > '))
  }
}

/** A shop's money and shelves after its orders; all that was to go back has gone. */
const expectNothingLost = async (shops: readonly PackingShop[]): Promise<void> => {
  await sendMoney(app)
  for (const shop of shops) {
    expect(await unbalancedOrders(app, shop), `money of seed ${SEED}`).toEqual([])
    expect(await lostStock(app, shop), `stock of seed ${SEED}`).toEqual([])
  }
}

test(`${LIVES} lives of packed and paid orders against the server (seed ${SEED})`, async () => {
  const told: Told = new Map()
  const shops: PackingShop[] = []
  const startMs = performance.now()
  let left = LIVES
  const runLane = async (lane: number): Promise<void> => {
    const random = randomOf(SEED + lane)
    while (left > 0) {
      const shop = await openPackingShop(app)
      shops.push(shop)
      for (let count = 0; count < LIVES_OF_A_SHOP && left > 0; count += 1) {
        left -= 1
        await live(random, shop, told)
      }
    }
  }
  await Promise.all(Array.from({ length: LANES }, (_, lane) => runLane(lane)))
  const perSecond = Math.round((LIVES * 10_000) / (performance.now() - startMs)) / 10
  await expectNothingLost(shops)
  if (process.env.PACKING_LIVES)
    process.stdout.write(`${JSON.stringify({ seed: SEED, lives: LIVES, perSecond, ...Object.fromEntries([...told].sort()) })}\n`)
  // What happened is worth its time: orders were changed, asked about, paid, given back and called off.
  for (const wanted of ['pack', 'answer', 'pay at the bank', 'refund', 'cancel', 'forward', 'customer changes it'])
    expect(told.get(`${wanted}: ok`) ?? 0, wanted).toBeGreaterThan(LIVES >= 100 ? 0 : -1)
}, 7_200_000)
