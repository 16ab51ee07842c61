import { ORDER_STATUSES } from '@jhola/contract/orders/statuses'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expireOrders } from '../../src/modules/orders/index.ts'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { type Act, act, expire, isUnfinished, type ModelOrder, moveStock, type Shelf } from './order-model.ts'
import { brokenInvariants, codeOf, openShop, orderBody, perform, readOrders, readShelves, type Shop } from './shop.ts'

const RUNS = Number(process.env.MODEL_RUNS ?? 30)
const COMMANDS_MAX = 40
const OPEN_PER_PHONE = 3
const NOT_ACCEPTED_MS = 10 * 60_000
const STOCKS = [5, 12, 3000]
const PHONES = ['9811100001', '9811100002', '9811100003', '9811100004']

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

type Line = { product: number; quantity: number; base: number }
type Placed = ModelOrder & {
  id: string
  token: string
  phone: string
  lines: Line[]
  acceptByMs: number
  body: object
  key: string
}
type Model = { shelves: Shelf[]; orders: Placed[] }
type Real = { shop: Shop; phones: string[] }
type Command = fc.AsyncCommand<Model, Real>

const INITIAL = { status: 'pending', version: 1, payment: 'pending', isAcknowledged: false, isClaimed: false } as const

let runs = 0
/** Phone numbers of this run only: the limit of open orders counts across all shops. */
const freshPhones = (): string[] => {
  runs += 1
  return PHONES.map((phone) => String(Number(phone) + runs * 10))
}

const applyToShelves = (model: Model, order: Placed, outcome: ReturnType<typeof act>): void => {
  for (const { product, base } of order.lines)
    model.shelves[product] = moveStock(model.shelves[product] as Shelf, outcome.goods, base)
  Object.assign(order, outcome.order)
}

class Place implements Command {
  readonly asked: {
    lines: { product: number; quantity: number }[]
    delivery: 'delivery' | 'pickup'
    method: 'cod' | 'upi'
    phone: number
  }
  constructor(asked: Place['asked']) {
    this.asked = asked
  }
  check = () => true
  async run(model: Model, { shop, phones }: Real): Promise<void> {
    const phone = phones[this.asked.phone] as string
    const lines = this.asked.lines.map(({ product, quantity }) => {
      const isLoose = product % 3 === 2
      return { product, quantity: isLoose ? quantity / 4 : quantity, base: isLoose ? quantity * 250 : quantity }
    })
    const body = orderBody(shop, { ...this.asked, quantities: lines, phone })
    const key = app.ids.uuid()
    const answer = await app.call('POST /orders', { body, key })
    const demand = model.shelves.map((_, product) =>
      lines.reduce((sum, line) => sum + (line.product === product ? line.base : 0), 0),
    )
    const isShort = model.shelves.some(({ on_hand, reserved }, product) => (demand[product] ?? 0) > on_hand - reserved)
    const open = model.orders.filter((order) => order.phone === phone && isUnfinished(order)).length
    const expected = isShort ? 'inventory.insufficient' : open >= OPEN_PER_PHONE ? 'orders.too_many_open' : 'ok'
    expect(codeOf(answer)).toBe(expected)
    if (expected !== 'ok') return
    for (const { product, base } of lines) (model.shelves[product] as Shelf).reserved += base
    const { delivery, method } = this.asked
    model.orders.push({
      ...INITIAL,
      delivery,
      method,
      id: String(answer.body.order_id),
      token: String(answer.body.tracking_token),
      phone,
      lines,
      acceptByMs: app.clock.now().getTime() + NOT_ACCEPTED_MS,
      body,
      key,
    })
  }
  toString = () => `place ${JSON.stringify(this.asked)}`
}

class Repeat implements Command {
  readonly which: number
  constructor(which: number) {
    this.which = which
  }
  check = (model: Readonly<Model>) => model.orders.length > 0
  async run(model: Model): Promise<void> {
    const order = model.orders[this.which % model.orders.length] as Placed
    const answer = await app.call('POST /orders', { body: order.body, key: order.key })
    expect([answer.status, answer.body.order_id, answer.body.tracking_token]).toEqual([201, order.id, order.token])
    const reused = await app.call('POST /orders', { body: { ...order.body, customerNotes: 'other' }, key: order.key })
    expect(codeOf(reused)).toBe('request.key_reused')
  }
  toString = () => `repeat order ${this.which}`
}

/** `by`: 0 and 1 are the shop's devices, 2 is a stranger. `seen`: -1 is the previous version, 0 the current one. */
class DoAct implements Command {
  readonly asked: { which: number; by: number; seen: number | undefined; act: Act }
  constructor(asked: DoAct['asked']) {
    this.asked = asked
  }
  check = (model: Readonly<Model>) => model.orders.length > 0
  async run(model: Model, { shop }: Real): Promise<void> {
    const order = model.orders[this.asked.which % model.orders.length] as Placed
    const seen = this.asked.seen === undefined ? undefined : Math.max(1, order.version + this.asked.seen)
    const asked: Act = 'seen' in this.asked.act ? { ...this.asked.act, seen } : this.asked.act
    const isCustomers = asked.what === 'cancel' || asked.what === 'claim'
    const session = shop.devices[this.asked.by] ?? shop.stranger
    if (!isCustomers && session === shop.stranger) {
      expect(codeOf(await perform(app, asked, { ...order, token: 'none' }, session))).toBe('orders.not_found')
      return
    }
    const outcome = act(order, asked)
    expect(codeOf(await perform(app, asked, order, session))).toBe(outcome.code)
    applyToShelves(model, order, outcome)
  }
  toString = () => `${JSON.stringify(this.asked)}`
}

class Restock implements Command {
  readonly product: number
  readonly base: number
  constructor(product: number, base: number) {
    this.product = product
    this.base = base
  }
  check = () => true
  async run(model: Model, { shop }: Real): Promise<void> {
    await app.db.execute(
      `WITH filled AS (UPDATE products SET on_hand = on_hand + $3 WHERE store_id = $1 AND product_id = $2 RETURNING on_hand, reserved)
       INSERT INTO stock_movements (store_id, movement_id, product_id, kind, quantity, delta_on_hand, delta_reserved, on_hand_after, reserved_after, actor_kind, at)
       SELECT $1, $4, $2, 'in', $3, $3, 0, on_hand, reserved, 'shop', $5 FROM filled`,
      [shop.store_id, shop.products[this.product]?.product_id, this.base, app.ids.uuid(), app.clock.now()],
    )
    ;(model.shelves[this.product] as Shelf).on_hand += this.base
  }
  toString = () => `restock ${this.product} by ${this.base}`
}

class LetTimePass implements Command {
  readonly minutes: number
  constructor(minutes: number) {
    this.minutes = minutes
  }
  check = () => true
  async run(model: Model): Promise<void> {
    app.clock.advance(this.minutes * 60_000)
    await expireOrders(app.app.modules.orders)
    const nowMs = app.clock.now().getTime()
    for (const order of model.orders)
      if (order.status === 'pending' && order.acceptByMs < nowMs) applyToShelves(model, order, expire(order))
  }
  toString = () => `${this.minutes} minutes pass`
}

const seen = fc.option(fc.constantFrom(-1, 0, 0, 1), { nil: undefined })
const withSeen = (what: 'accept' | 'reject' | 'cancel') => fc.constant<Act>({ what, seen: undefined })
const anAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...ORDER_STATUSES).map((to): Act => ({ what: 'set', to, seen: undefined })) },
  { weight: 3, arbitrary: withSeen('accept') },
  { weight: 1, arbitrary: withSeen('reject') },
  { weight: 1, arbitrary: withSeen('cancel') },
  { weight: 1, arbitrary: fc.constantFrom<Act>({ what: 'acknowledge' }, { what: 'claim' }, { what: 'confirm payment' }) },
)
const aCart = fc.uniqueArray(fc.record({ product: fc.nat({ max: 2 }), quantity: fc.integer({ min: 1, max: 5 }) }), {
  selector: ({ product }) => product,
  minLength: 1,
  maxLength: 3,
})

const commands = fc.commands(
  [
    fc
      .record({
        lines: aCart,
        delivery: fc.constantFrom('delivery' as const, 'pickup' as const),
        method: fc.constantFrom('cod' as const, 'upi' as const),
        phone: fc.nat({ max: 3 }),
      })
      .map((asked) => new Place(asked)),
    fc.record({ which: fc.nat(), by: fc.constantFrom(0, 0, 0, 1, 1, 1, 2), seen, act: anAct }).map((asked) => new DoAct(asked)),
    fc.record({ which: fc.nat(), by: fc.constantFrom(0, 1), seen, act: anAct }).map((asked) => new DoAct(asked)),
    fc.nat().map((which) => new Repeat(which)),
    fc.tuple(fc.nat({ max: 2 }), fc.integer({ min: 1, max: 9 })).map(([product, base]) => new Restock(product, base)),
    fc.constantFrom(1, 6, 11).map((minutes) => new LetTimePass(minutes)),
  ],
  { maxCommands: COMMANDS_MAX, size: 'max' },
)

test(`orders and stock do what the model says (${RUNS} random days)`, { timeout: 20_000 + RUNS * 3000 }, async () => {
  const property = fc.asyncProperty(commands, async (day) => {
    const shop = await openShop(app, STOCKS)
    const model: Model = { shelves: STOCKS.map((on_hand) => ({ on_hand, reserved: 0 })), orders: [] }
    await fc.asyncModelRun(() => ({ model, real: { shop, phones: freshPhones() } }), day)
    const shelves = await readShelves(app, shop.store_id)
    const stock = shop.products.map(({ product_id }) => shelves.find((shelf) => shelf.product_id === product_id))
    expect(stock.map((shelf) => ({ on_hand: shelf?.on_hand, reserved: shelf?.reserved }))).toEqual(model.shelves)
    const orders = await readOrders(app, shop.store_id)
    expect(orders.size).toBe(model.orders.length)
    for (const { status, version, delivery, method, payment, isAcknowledged, isClaimed, id } of model.orders)
      expect(orders.get(id)).toEqual({ status, version, delivery, method, payment, isAcknowledged, isClaimed })
    expect(await brokenInvariants(app)).toEqual([])
  })
  // A failure prints its seed and path; MODEL_SEED repeats it.
  await fc.assert(property, { numRuns: RUNS, ...(process.env.MODEL_SEED ? { seed: Number(process.env.MODEL_SEED) } : {}) })
})
