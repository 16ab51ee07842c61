import type { Order } from '@jhola/contract/orders/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, buildTestApp, type TestApp } from '../build-test-app.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { forgetEstablished } from '../factories/shops.ts'
import {
  expectClear,
  expectMoneyHolds,
  LATE,
  lostStock,
  openPackingShop,
  type PackedOrder,
  type PackingShop,
  paidOrder,
  readOrderOf,
  sendMoney,
  unbalancedOrders,
} from './packing-shop.ts'
import { type Random, randomOf, seedOf } from './random.ts'
import { brokenInvariants, codeOf } from './shop.ts'

const RACES = Number(process.env.PACKING_RACES ?? 120)
const SEED = seedOf(process.env.PACKING_SEED)
/** Races at the same time, each at a shop of its own: the server and its database work side by side. */
const LANES = 4
const RACES_OF_AN_ORDER = 6
const ORDERS_OF_A_SHOP = 100

const CONNECTIONS = 32

let database: TestDatabase
let app: TestApp
/** A second node on the same database: state in memory cannot coordinate the two. */
let otherNode: TestApp
beforeAll(async () => {
  // No lane waits for a connection of another, and a starved machine has time: neither is what is tested here.
  database = await createTestDatabase({ poolSize: CONNECTIONS, patience: 20 })
  app = await buildTestApp({ db: database.db, shedsLoad: false })
  otherNode = await buildTestApp({ db: app.db, shedsLoad: false })
})
afterAll(async () => {
  await forgetEstablished(app)
  expect(await brokenInvariants(app)).toEqual([])
  await otherNode.close()
  await app.close()
  await database.drop()
})

type Race = { random: Random; shop: PackingShop; order: PackedOrder; seen: Order }
type Racer = 'packing' | 'answer' | 'own change' | 'cancel'

const nodeOf = ({ random }: Race): TestApp => (random.below(2) === 0 ? app : otherNode)

/** A line gives way to another product: cheaper, or so dear that the customer is asked. With an open question he agreed by phone. */
const packing = (race: Race): Promise<Answer> => {
  const { random, shop, order, seen } = race
  const line = seen.items.find(({ replaces, change }) => replaces === null && change !== 'added')
  const product = random.pick(shop.products.slice(0, 4).filter(({ product_id }) => product_id !== line?.product_id))
  const by_phone = Boolean(seen.packing?.question) || random.below(6) === 0
  const change = { kind: line ? 'replaced' : 'added', line_no: line?.line_no, product_id: product.product_id }
  return nodeOf(race).call(`POST /orders/${order.id}/packing`, {
    token: shop.devices[0],
    body: { version: seen.version, by_phone, changes: [{ ...change, quantity: 2 + random.below(4) }] },
  })
}

const answer = (race: Race): Promise<Answer> => {
  const { random, order, seen } = race
  return nodeOf(race).call(`POST /orders/${order.id}/packing/answer`, {
    headers: { 'x-order-token': order.token },
    body: { answer: random.pick(['accept', 'decline']), change_no: seen.packing?.question?.change_no },
  })
}

/** Other amounts of what is in the order, and sometimes one product more. */
const ownChange = (race: Race): Promise<Answer> => {
  const { random, shop, order, seen } = race
  const ids = new Set(seen.items.map(({ product_id }) => product_id))
  if (random.below(3) === 0) ids.add(random.pick(shop.products.slice(0, 4)).product_id)
  const items = [...ids].map((product_id) => ({ product_id, quantity: 1 + random.below(4) }))
  return nodeOf(race).call(`POST /orders/${order.id}/change`, {
    headers: { 'x-order-token': order.token },
    body: { version: seen.version, items },
  })
}

/** To cancel is less work than to change: mostly it starts after the others have been read, else it would nearly always win. */
const cancel = async (race: Race): Promise<Answer> => {
  if (race.random.below(4) > 0) await readOrderOf(app, race.order)
  return nodeOf(race).call(`PUT /orders/${race.order.id}/status`, {
    token: race.shop.devices[1],
    body: { status: 'cancelled', version: race.seen.version },
  })
}

const RACERS: Record<Racer, (race: Race) => Promise<Answer>> = { packing, answer, 'own change': ownChange, cancel }

/** One race; returns who won and what the order is after it. */
const run = async (race: Race): Promise<{ winner: Racer; now: Order }> => {
  const isAsked = Boolean(race.seen.packing?.question)
  const started = race.random.shuffle<Racer>(['packing', 'own change', 'cancel', ...(isAsked ? (['answer'] as const) : [])])
  const answers = await Promise.all(started.map(async (name) => ({ name, said: await RACERS[name](race) })))
  const story = `seed ${SEED}, ${race.seen.payment_method}: ${answers.map(({ name, said }) => `${name} ${codeOf(said)}`).join(', ')}`
  const won = answers.filter(({ said }) => codeOf(said) === 'ok')
  expect(won, story).toHaveLength(1)
  for (const { said } of answers) {
    expectClear(said, story)
    if (codeOf(said) !== 'ok') expect(LATE, story).toContain(codeOf(said))
  }
  const now = await readOrderOf(app, race.order)
  expect(now.version, story).toBe(race.seen.version + 1)
  expectMoneyHolds(now, story)
  const [winner] = won
  if (!winner) throw new Error(story)
  if (winner.name !== 'packing') expect(now.packing?.question ?? null, story).toBeNull()
  return { winner: winner.name, now }
}

/** What is left of an order after its races goes to its customer, and its money is settled. */
const handOver = async (shop: PackingShop, order: PackedOrder, asked: boolean): Promise<void> => {
  const headers = { 'x-order-token': order.token }
  if (asked) await app.call(`POST /orders/${order.id}/packing/answer`, { headers, body: { answer: 'decline' } })
  for (const status of ['preparing', 'out_for_delivery', 'delivered']) {
    const body = { status, delivery_partner: { name: 'Raju' } }
    const moved = await app.call(`PUT /orders/${order.id}/status`, { token: shop.devices[0], body })
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  }
  expectMoneyHolds(await readOrderOf(app, order), 'handed over')
}

test(`${RACES} times the shop replaces a line while the customer changes it and a third device cancels: one wins (seed ${SEED})`, async () => {
  const wins: Record<Racer, number> = { packing: 0, answer: 0, 'own change': 0, cancel: 0 }
  const methods = { cod: 0, upi: 0, card: 0 }
  const shops: PackingShop[] = []
  let left = RACES
  const raceAnOrder = async (random: Random, shop: PackingShop): Promise<void> => {
    const method = random.pick(['cod', 'upi', 'card'] as const)
    const order = await paidOrder(app, shop, method)
    let seen = await readOrderOf(app, order)
    for (let round = 0; round < RACES_OF_AN_ORDER && left > 0 && seen.status !== 'cancelled'; round += 1) {
      left -= 1
      methods[method] += 1
      const { winner, now } = await run({ random, shop, order, seen })
      wins[winner] += 1
      seen = now
    }
    if (seen.status !== 'cancelled') await handOver(shop, order, Boolean(seen.packing?.question))
  }
  const runLane = async (lane: number): Promise<void> => {
    const random = randomOf(SEED + lane)
    while (left > 0) {
      const shop = await openPackingShop(app)
      for (let orders = 0; orders < ORDERS_OF_A_SHOP && left > 0; orders += 1) await raceAnOrder(random, shop)
      shops.push(shop)
    }
  }
  await Promise.all(Array.from({ length: LANES }, (_, lane) => runLane(lane)))
  await sendMoney(app)
  for (const shop of shops) {
    expect(await unbalancedOrders(app, shop), `money of seed ${SEED}`).toEqual([])
    expect(await lostStock(app, shop), `stock of seed ${SEED}`).toEqual([])
  }
  if (process.env.PACKING_RACES) process.stdout.write(`${JSON.stringify({ seed: SEED, wins, methods })}\n`)
  for (const [racer, count] of Object.entries(wins)) expect(count, `${racer} never won`).toBeGreaterThan(RACES >= 100 ? 0 : -1)
}, 3_600_000)
