import { addDays, toShopTime } from '@jhola/contract/shared/time'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expireOrders } from '../../src/modules/orders/index.ts'
import { type Answer, buildTestApp, type TestApp } from '../build-test-app.ts'
import { anOrderBody } from '../factories/orders.ts'
import { anOwner, aProduct, aStore } from '../factories/shops.ts'
import { brokenInvariants, codeOf, perform } from './shop.ts'

const RUNS = Number(process.env.SLOT_RUNS ?? 25)
const SLOTS = ['morning', 'afternoon', 'evening'] as const
type SlotName = (typeof SLOTS)[number]

let app: TestApp
/** A second node on the same database: state in memory cannot coordinate the two. */
let otherNode: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  otherNode = await buildTestApp({ db: app.db })
})
afterAll(async () => {
  expect(await brokenInvariants(app)).toEqual([])
  await otherNode.close()
  await app.close()
})

/** Tomorrow, so that every slot of the day can be chosen. */
const tomorrow = (): string => addDays(toShopTime(app.clock.now().getTime()).date, 1)

const openSlots = async (slot_capacity: number | null) => {
  const store = await aStore(app, { min_order_paise: 0, slot_capacity })
  const product = await aProduct(app, store, { stock: 100_000 })
  return { store, product, owner: await app.signIn(anOwner(store)) }
}
type SlotShop = Awaited<ReturnType<typeof openSlots>>
type Buying = { slot?: SlotName | 'asap' | 'express'; node?: TestApp; key?: string; token?: string; body?: object }

const bodyOf = ({ store, product }: SlotShop, slot: Buying['slot'] = 'evening') =>
  anOrderBody(store, [product], slot === 'asap' || slot === 'express' ? {} : { delivery_slot: slot, delivery_date: tomorrow() })

const buy = (shop: SlotShop, { slot, node = app, body, ...rest }: Buying = {}) =>
  node.call('POST /orders', { body: body ?? bodyOf(shop, slot), ...rest })

const takenOf = async ({ store }: SlotShop, slot: SlotName = 'evening'): Promise<number> => {
  const rows = await app.db.query<{ taken: number }>(
    'SELECT taken FROM slot_counters WHERE store_id = $1 AND date = $2 AND slot = $3',
    [store.store_id, tomorrow(), slot],
  )
  return rows[0]?.taken ?? 0
}

const idOf = (answer: Answer) => ({ id: String(answer.body.order_id), token: String(answer.body.tracking_token) })
const together = <T>(works: readonly (() => Promise<T>)[]): Promise<T[]> => Promise.all(works.map((work) => work()))
const times = <T>(count: number, work: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => work(index))

test('50 buyers at once on two nodes for 5 places: 5 orders and 45 clear refusals', async () => {
  const shop = await openSlots(5)
  const answers = await together(times(50, (index) => () => buy(shop, { node: index % 2 === 0 ? app : otherNode })))
  const codes = answers.map(codeOf)
  expect(codes.filter((code) => code === 'ok')).toHaveLength(5)
  expect(codes.filter((code) => code === 'delivery.slot_full')).toHaveLength(45)
  expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
    'This delivery time is full. Please choose another one.',
  )
  expect(await takenOf(shop)).toBe(5)
  // A rejected order leaves nothing: no stock is reserved for it and no order number is used.
  const [held] = await app.db.query<{ reserved: number; order_no: number }>(
    'SELECT p.reserved, c.order_no FROM products p JOIN store_counters c USING (store_id) WHERE p.store_id = $1',
    [shop.store.store_id],
  )
  expect(held).toEqual({ reserved: 15, order_no: 5 })
})

test('now and express take no place, and another slot has its own', async () => {
  const shop = await openSlots(1)
  expect(codeOf(await buy(shop))).toBe('ok')
  expect(codeOf(await buy(shop))).toBe('delivery.slot_full')
  for (const slot of ['asap', 'express', 'morning'] as const) expect(codeOf(await buy(shop, { slot }))).toBe('ok')
  expect([await takenOf(shop), await takenOf(shop, 'morning'), await takenOf(shop, 'afternoon')]).toEqual([1, 1, 0])
})

test('the refusal is said in the language of the request', async () => {
  const shop = await openSlots(1)
  await buy(shop)
  const answer = await app.call('POST /orders', { body: bodyOf(shop), headers: { 'accept-language': 'hi' } })
  expect(answer.body).toMatchObject({ code: 'delivery.slot_full', message: 'यह समय भर चुका है। कृपया दूसरा समय चुनें।' })
})

test('one key three times at once takes one place and gets one answer, also when the slot is full by then', async () => {
  const shop = await openSlots(1)
  const [body, key] = [bodyOf(shop), app.ids.uuid()]
  const answers = await together([app, otherNode, app].map((node) => () => buy(shop, { body, key, node })))
  expect(answers.map(codeOf)).toEqual(['ok', 'ok', 'ok'])
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
  expect(await buy(shop, { body, key })).toMatchObject({ status: 201, body: answers[0]?.body })
  expect(await takenOf(shop)).toBe(1)
})

test('a key whose order was refused is free for another time', async () => {
  const shop = await openSlots(1)
  await buy(shop)
  const [body, key] = [bodyOf(shop), app.ids.uuid()]
  expect(codeOf(await buy(shop, { body, key }))).toBe('delivery.slot_full')
  expect(codeOf(await buy(shop, { body: { ...body, delivery_slot: 'morning' }, key }))).toBe('ok')
})

test('customer and shop cancel one order concurrently: its place is released once', async () => {
  const shop = await openSlots(3)
  for (let round = 0; round < 12; round += 1) {
    const kept = await buy(shop)
    const order = idOf(await buy(shop))
    const codes = (
      await together([
        () => perform(app, { what: 'cancel' }, order, ''),
        () => perform(otherNode, { what: 'reject' }, order, shop.owner),
        () => perform(app, { what: 'reject' }, order, shop.owner),
      ])
    ).map(codeOf)
    expect(codes.toSorted()).toEqual(['ok', 'orders.illegal_transition', 'orders.illegal_transition'])
    expect(await takenOf(shop)).toBe(1)
    expect(codeOf(await perform(app, { what: 'cancel' }, idOf(kept), ''))).toBe('ok')
    expect(await takenOf(shop)).toBe(0)
  }
})

test('an expired order releases its place once, however many nodes process it', async () => {
  const shop = await openSlots(2)
  await buy(shop)
  await buy(shop)
  // An order for tomorrow has until its shop opens again; here its time is over.
  await app.db.execute('UPDATE orders SET accept_by = $2 WHERE store_id = $1', [shop.store.store_id, app.clock.now()])
  app.clock.advance(11 * 60_000)
  otherNode.clock.advance(11 * 60_000)
  await together([() => expireOrders(app.app.modules.orders), () => expireOrders(otherNode.app.modules.orders)])
  expect(await takenOf(shop)).toBe(0)
  expect(codeOf(await buy(shop))).toBe('ok')
})

test('a limit set later counts what was ordered before; a lower one takes nothing away; none opens the slot', async () => {
  const shop = await openSlots(null)
  for (let count = 0; count < 3; count += 1) await buy(shop)
  const limit = (to: number | null) =>
    app.db.execute('UPDATE stores SET slot_capacity = $2, version = version + 1 WHERE store_id = $1', [shop.store.store_id, to])
  await limit(4)
  expect(await together([() => buy(shop), () => buy(shop)]).then((answers) => answers.map(codeOf).toSorted())).toEqual([
    'delivery.slot_full',
    'ok',
  ])
  await limit(2)
  expect(codeOf(await buy(shop))).toBe('delivery.slot_full')
  expect(await takenOf(shop)).toBe(4)
  await limit(null)
  expect(codeOf(await buy(shop))).toBe('ok')
  expect(await takenOf(shop)).toBe(5)
})

test('an owner at the customers’ checkout is a customer: what is full is full', async () => {
  const shop = await openSlots(1)
  await buy(shop)
  expect(codeOf(await buy(shop, { token: shop.owner }))).toBe('delivery.slot_full')
  expect(await takenOf(shop)).toBe(1)
})

test('a quote leaves full slots out and says so of the one that is asked for', async () => {
  const shop = await openSlots(1)
  const asked = {
    store_id: shop.store.store_id,
    items: [{ product_id: shop.product.product_id, quantity: 3 }],
    delivery_slot: 'evening',
    delivery_date: tomorrow(),
  }
  const quote = async () => {
    const { body } = await app.call('POST /orders/quote', { body: asked })
    const slots = body.slots as { date: string; slot: string }[]
    const problems = body.problems as { code: string }[]
    return {
      slots: slots.filter(({ date }) => date === tomorrow()).map(({ slot }) => slot),
      problems: problems.map(({ code }) => code),
    }
  }
  expect(await quote()).toEqual({ slots: ['morning', 'afternoon', 'evening'], problems: [] })
  const order = idOf(await buy(shop))
  expect(await quote()).toEqual({ slots: ['morning', 'afternoon'], problems: ['delivery.slot_full'] })
  await perform(app, { what: 'cancel' }, order, '')
  expect(await quote()).toEqual({ slots: ['morning', 'afternoon', 'evening'], problems: [] })
})

/** Concurrent actions: orders for a slot, and cancellations of earlier orders by one side or both. */
type Moment = { buyers: SlotName[]; calledOff: { which: number; by: 'customer' | 'shop' | 'both' }[]; accepted: number[] }
const aMoment: fc.Arbitrary<Moment> = fc.record({
  buyers: fc.array(fc.constantFrom(...SLOTS), { maxLength: 6 }),
  calledOff: fc.array(fc.record({ which: fc.nat(), by: fc.constantFrom('customer', 'shop', 'both') }), { maxLength: 4 }),
  accepted: fc.array(fc.nat(), { maxLength: 3 }),
})

test(`places taken are orders that stand, never more than the limit (${RUNS} random days)`, {
  timeout: 20_000 + RUNS * 2000,
}, async () => {
  const day = fc.record({ capacity: fc.integer({ min: 1, max: 4 }), moments: fc.array(aMoment, { minLength: 1, maxLength: 6 }) })
  const property = fc.asyncProperty(day, async ({ capacity, moments }) => {
    const shop = await openSlots(capacity)
    const orders: { id: string; token: string }[] = []
    for (const { buyers, calledOff, accepted } of moments) {
      const known = [...orders]
      const pick = (which: number) => known[which % Math.max(1, known.length)]
      const acts = [
        ...accepted.map((which) => ({ order: pick(which), what: 'accept' as const })),
        ...calledOff.flatMap(({ which, by }) => [
          ...(by === 'shop' ? [] : [{ order: pick(which), what: 'cancel' as const }]),
          ...(by === 'customer' ? [] : [{ order: pick(which), what: 'reject' as const }]),
        ]),
      ]
      const [answers] = await Promise.all([
        together(buyers.map((slot, index) => () => buy(shop, { slot, node: index % 2 === 0 ? app : otherNode }))),
        together(
          acts.map(({ order, what }) => async () => {
            if (order) await perform(app, { what }, order, shop.owner)
          }),
        ),
      ])
      expect(answers.map(codeOf).filter((code) => code !== 'ok' && code !== 'delivery.slot_full')).toEqual([])
      orders.push(...answers.filter(({ status }) => status === 201).map(idOf))
      const current = await app.db.query<{ slot: string; orders: number }>(
        `SELECT delivery_slot AS slot, count(*)::int AS orders FROM orders WHERE store_id = $1 AND status <> 'cancelled' GROUP BY 1`,
        [shop.store.store_id],
      )
      for (const slot of SLOTS) {
        const orderCount = current.find((row) => row.slot === slot)?.orders ?? 0
        expect(orderCount).toBeLessThanOrEqual(capacity)
        expect(await takenOf(shop, slot)).toBe(orderCount)
        // No order was rejected for a slot with a free place: nothing in it was cancelled in this wave.
        if (acts.length === 0 && orderCount < capacity)
          expect(answers.filter((answer, index) => buyers[index] === slot && answer.status !== 201)).toEqual([])
      }
    }
    expect(await brokenInvariants(app)).toEqual([])
  })
  // A failure prints its seed and path; MODEL_SEED repeats it.
  await fc.assert(property, { numRuns: RUNS, ...(process.env.MODEL_SEED ? { seed: Number(process.env.MODEL_SEED) } : {}) })
})
