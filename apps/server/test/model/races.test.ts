import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, buildTestApp, type TestApp } from '../build-test-app.ts'
import { aPhone } from '../factories/orders.ts'
import { establish, forgetEstablished } from '../factories/shops.ts'
import { type Act, act, hasSequence, type ModelOrder } from './order-model.ts'
import { brokenInvariants, codeOf, openShop, orderBody, perform, readOrders, readShelves, type Shop } from './shop.ts'

const RUNS = Number(process.env.RACE_RUNS ?? 60)
const PLENTY = 1_000_000

let app: TestApp
/** A second node on the same database: state in memory cannot coordinate the two. */
let otherNode: TestApp
let shop: Shop
beforeAll(async () => {
  app = await buildTestApp()
  otherNode = await buildTestApp({ db: app.db })
  shop = await openShop(app, [PLENTY])
  // However many orders it delivers here, the shop stays new, as the model says.
  await establish(app, shop, -1_000_000)
})
afterAll(async () => {
  await forgetEstablished(app)
  expect(await brokenInvariants(app)).toEqual([])
  await otherNode.close()
  await app.close()
})

type Buying = { delivery?: 'delivery' | 'pickup'; method?: 'cod' | 'upi'; key?: string; phone?: string; node?: TestApp }

const buy = (from: Shop, quantity: number, { delivery = 'pickup', method = 'cod', key, phone, node = app }: Buying = {}) =>
  node.call('POST /orders', {
    body: orderBody(from, { quantities: [{ product: 0, quantity }], delivery, method, phone: phone ?? aPhone() }),
    ...(key ? { key } : {}),
  })

const placed = (answer: Answer): { id: string; token: string } => {
  expect(answer.status).toBe(201)
  return { id: String(answer.body.order_id), token: String(answer.body.tracking_token) }
}

const together = <T>(works: readonly (() => Promise<T>)[]): Promise<T[]> => Promise.all(works.map((work) => work()))

test('200 buyers at once for 50 pieces: 50 orders and 150 clear refusals', async () => {
  const small = await openShop(app, [50])
  const answers = await together(
    Array.from({ length: 200 }, (_, index) => () => buy(small, 1, { node: index % 2 === 0 ? app : otherNode })),
  )
  const codes = answers.map(codeOf)
  expect(codes.filter((code) => code === 'ok')).toHaveLength(50)
  expect(codes.filter((code) => code === 'inventory.insufficient')).toHaveLength(150)
  expect(await readShelves(app, small.store_id)).toMatchObject([{ on_hand: 50, reserved: 50 }])
  expect((await readOrders(app, small.store_id)).size).toBe(50)
})

test('one key sent four times at once to two nodes: one order, four equal answers', async () => {
  for (let round = 0; round < 20; round += 1) {
    const phone = aPhone()
    const key = app.ids.uuid()
    const before = (await readOrders(app, shop.store_id)).size
    const answers = await together([app, otherNode, app, otherNode].map((node) => () => buy(shop, 1, { key, phone, node })))
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect((await readOrders(app, shop.store_id)).size).toBe(before + 1)
  }
})

test('one phone can have three open orders, however many it sends at once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const phone = aPhone()
    const answers = await together(Array.from({ length: 8 }, () => () => buy(shop, 1, { phone })))
    const codes = answers.map(codeOf)
    expect(codes.filter((code) => code !== 'ok' && code !== 'orders.too_many_open')).toEqual([])
    expect(codes.filter((code) => code === 'ok').length).toBe(3)
  }
})

test('two carts with the same products in opposite order never block each other', async () => {
  const wide = await openShop(app, [PLENTY, PLENTY])
  const both = [
    { product: 0, quantity: 1 },
    { product: 1, quantity: 1 },
  ]
  const order = (quantities: typeof both) => () =>
    app.call('POST /orders', { body: orderBody(wide, { quantities, delivery: 'pickup', method: 'cod' }) })
  const answers = await together(Array.from({ length: 60 }, (_, index) => order(index % 2 === 0 ? both : both.toReversed())))
  expect(new Set(answers.map(codeOf))).toEqual(new Set(['ok']))
})

/** Brings an order to the state in which the race begins. */
const prepare = async (start: { delivery: 'delivery' | 'pickup'; method: 'cod' | 'upi'; steps: readonly Act[] }) => {
  const order = placed(await buy(shop, 1, start))
  let model: ModelOrder = {
    status: 'pending',
    version: 1,
    delivery: start.delivery,
    method: start.method,
    payment: 'pending',
    isAcknowledged: false,
    isClaimed: false,
  }
  for (const step of start.steps) {
    const outcome = act(model, step)
    expect(codeOf(await perform(app, step, order, shop.devices[0] as string))).toBe(outcome.code)
    model = outcome.order
  }
  return { order, model }
}

const WAYS: readonly Act[][] = [
  [],
  [{ what: 'accept' }],
  [{ what: 'accept' }, { what: 'set', to: 'preparing' }],
  [{ what: 'accept' }, { what: 'set', to: 'preparing' }, { what: 'set', to: 'ready' }],
]
const aRival: fc.Arbitrary<Act> = fc.constantFrom<Act>(
  { what: 'accept', seen: undefined },
  { what: 'reject', seen: undefined },
  { what: 'cancel', seen: undefined },
  { what: 'acknowledge' },
  { what: 'claim' },
  { what: 'confirm payment' },
  { what: 'set', to: 'confirmed', seen: undefined },
  { what: 'set', to: 'preparing', seen: undefined },
  { what: 'set', to: 'ready', seen: undefined },
  { what: 'set', to: 'out_for_delivery', seen: undefined },
  { what: 'set', to: 'delivered', seen: undefined },
  { what: 'set', to: 'cancelled', seen: undefined },
)
const aRace = fc.record({
  steps: fc.constantFrom(...WAYS),
  delivery: fc.constantFrom('delivery' as const, 'pickup' as const),
  method: fc.constantFrom('cod' as const, 'upi' as const),
  rivals: fc.array(fc.record({ act: aRival, isSeen: fc.boolean(), device: fc.nat({ max: 1 }) }), { minLength: 2, maxLength: 4 }),
})

test(`devices that act at once are answered as if they had acted one after another (${RUNS} races)`, {
  timeout: 20_000 + RUNS * 1000,
}, async () => {
  const property = fc.asyncProperty(aRace, async (race) => {
    const { order, model } = await prepare(race)
    const acts = race.rivals.map(
      ({ act: request, isSeen }): Act => (isSeen && 'seen' in request ? { ...request, seen: model.version } : request),
    )
    const answers = await together(
      acts.map((request, index) => () => perform(app, request, order, shop.devices[race.rivals[index]?.device ?? 0] as string)),
    )
    const endVersion = (await readOrders(app, shop.store_id)).get(order.id)?.version
    const done = acts.map((request, index) => ({ act: request, code: codeOf(answers[index] as Answer) }))
    expect(hasSequence(model, { done, endVersion }), `nothing explains ${JSON.stringify({ done, endVersion })}`).toBe(true)
  })
  await fc.assert(property, { numRuns: RUNS, ...(process.env.MODEL_SEED ? { seed: Number(process.env.MODEL_SEED) } : {}) })
})

test("the customer cancels while the shop accepts: one wins, the other gets the order's current state", async () => {
  for (let round = 0; round < 25; round += 1) {
    const order = placed(await buy(shop, 1))
    const [cancelled, accepted] = await together([
      () => perform(app, { what: 'cancel' }, order, ''),
      () => perform(app, { what: 'accept' }, order, shop.devices[0] as string),
    ])
    const codes = [cancelled, accepted].map((answer) => codeOf(answer as Answer))
    const real = (await readOrders(app, shop.store_id)).get(order.id)
    expect(codes).toEqual(
      real?.status === 'cancelled' ? ['ok', 'orders.illegal_transition'] : ['orders.illegal_transition', 'ok'],
    )
    const loser = (codes[0] === 'ok' ? accepted : cancelled) as Answer
    expect(loser.body.details).toMatchObject({ current: real?.status, by: expect.any(String), at: expect.any(String) })
  }
})

test('four devices with the same version: one changes the order, three get a stale error', async () => {
  for (let round = 0; round < 15; round += 1) {
    const order = placed(await buy(shop, 1))
    const answers = await together(
      Array.from(
        { length: 4 },
        (_, index) => () =>
          perform(app, { what: index % 2 === 0 ? 'accept' : 'reject', seen: 1 }, order, shop.devices[index % 2] as string),
      ),
    )
    expect(answers.map(codeOf).toSorted()).toEqual(['ok', 'orders.stale', 'orders.stale', 'orders.stale'])
    expect((await readOrders(app, shop.store_id)).get(order.id)?.version).toBe(2)
  }
})

test('the same tap sent twice with one key moves the order once', async () => {
  for (let round = 0; round < 15; round += 1) {
    const order = placed(await buy(shop, 1))
    const key = app.ids.uuid()
    const answers = await together(
      Array.from({ length: 3 }, () => () => perform(app, { what: 'accept' }, order, shop.devices[0] as string, key)),
    )
    expect(answers.map(codeOf)).toEqual(['ok', 'ok', 'ok'])
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect((await readOrders(app, shop.store_id)).get(order.id)?.version).toBe(2)
  }
})
