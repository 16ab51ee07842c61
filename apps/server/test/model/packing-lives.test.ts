import { afterAll, beforeAll, expect, test } from 'vitest'
import { lapseQuestions } from '../../src/modules/orders/index.ts'
import { sendPaymentRefunds, sendRefunds } from '../../src/modules/payments/index.ts'
import { type Answer, buildTestApp, type TestApp } from '../build-test-app.ts'
import { decide, deliverSimulatorWebhooks } from '../factories/payments.ts'
import { forgetEstablished } from '../factories/shops.ts'
import {
  expectClear,
  expectMoneyHolds,
  openPackingShop,
  orderTwo,
  type PackedOrder,
  type PackingShop,
  readOrderOf,
  untilServed,
} from './packing-shop.ts'
import { brokenInvariants, codeOf } from './shop.ts'

const LIVES = Number(process.env.PACKING_LIVES ?? 150)
const SEED = Number(process.env.PACKING_SEED ?? Math.floor(Math.random() * 2 ** 31))
const STEPS_MAX = 12
const LIVES_OF_A_SHOP = 25

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(async () => {
  await forgetEstablished(app)
  expect(await brokenInvariants(app)).toEqual([])
  await app.close()
})

/** mulberry32: small and good enough to choose what happens next. */
const randomOf = (seed: number) => {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (most: number): number => Math.floor(next() * most)
  return { below, pick: <T>(of: readonly T[]): T => of[below(of.length)] as T }
}
type Random = ReturnType<typeof randomOf>

type Life = { random: Random; shop: PackingShop; order: PackedOrder; seenVersion: number }
type Step = (life: Life) => Promise<Answer[]>

const byShop = ({ random, shop, order }: Life, call: string, body: object) =>
  untilServed(() => app.call(call.replace(':id', order.id), { token: random.pick(shop.devices), body }))
const byCustomer = ({ order }: Life, call: string, body: object) =>
  untilServed(() => app.call(call.replace(':id', order.id), { headers: { 'x-order-token': order.token }, body }))

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

const sendMoney = async (): Promise<void> => {
  await sendRefunds(app.app.modules.payments)
  await sendPaymentRefunds(app.app.modules.payments)
  await deliverSimulatorWebhooks(app)
}

/** Pays at the bank what the order says is owed, or what a stale page would. */
const payAtBank: Step = async (life) => {
  const { owed_amount, total_amount } = await readOrderOf(app, life.order)
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
    const { status } = await readOrderOf(app, life.order)
    const path = ['pending', 'confirmed', 'preparing', 'ready', 'out_for_delivery', 'delivered']
    const next = path[path.indexOf(status) + (status === 'preparing' ? 2 : 1)]
    return next ? [await byShop(life, 'PUT /orders/:id/status', { status: next, delivery_partner: { name: 'Raju' } })] : []
  },
  refund: async (life) => {
    const items = (await readOrderOf(app, life.order)).items
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
    await sendMoney()
    return []
  },
}
const WEIGHTED = Object.keys(STEPS).flatMap(
  (name) => Array(name === 'pack' ? 5 : name === 'forward' ? 3 : 1).fill(name) as string[],
)

const live = async (random: Random, shop: PackingShop, told: Map<string, number>): Promise<void> => {
  const method = random.pick(['cod', 'upi', 'card'])
  const order = await orderTwo(app, shop, method)
  const life: Life = { random, shop, order, seenVersion: 1 }
  const story = [method]
  await byShop(life, 'POST /orders/:id/accept', {})
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const name = random.pick(WEIGHTED)
    const answers = await (STEPS[name] as Step)(life)
    story.push(`${name}: ${answers.map(codeOf).join(' ')}`)
    for (const answer of answers) expectClear(answer, story.join(' > '))
    for (const answer of answers) told.set(`${name}: ${codeOf(answer)}`, (told.get(`${name}: ${codeOf(answer)}`) ?? 0) + 1)
    const now = await readOrderOf(app, order)
    if (random.below(2) === 0) life.seenVersion = now.version
    expectMoneyHolds(now, story.join(' > '))
  }
}

test(`${LIVES} lives of packed and paid orders against the server (seed ${SEED})`, async () => {
  const random = randomOf(SEED)
  const told = new Map<string, number>()
  let shop = await openPackingShop(app)
  for (let count = 0; count < LIVES; count += 1) {
    if (count % LIVES_OF_A_SHOP === LIVES_OF_A_SHOP - 1) {
      await sendMoney()
      const known = (await brokenInvariants(app)).filter(({ name }) => name !== 'delivered-orders-are-counted')
      expect(known, `after ${count} lives of seed ${SEED}`).toEqual([])
      shop = await openPackingShop(app)
    }
    await live(random, shop, told)
  }
  if (process.env.PACKING_LIVES) process.stdout.write(`${JSON.stringify(Object.fromEntries([...told].sort()))}\n`)
  // What happened is worth its time: orders were changed, asked about, paid, given back and called off.
  for (const wanted of ['pack: ok', 'answer: ok', 'pay at the bank: ok', 'refund: ok', 'cancel: ok', 'forward: ok'])
    expect(told.get(wanted) ?? 0, wanted).toBeGreaterThan(LIVES >= 100 ? 0 : -1)
}, 3_600_000)
