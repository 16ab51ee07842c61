import { ERRORS, fillText } from '@jhola/contract/errors'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder, anOrderBody, aPhone } from '../../../../test/factories/orders.ts'
import { aProduct, aStore, aUser } from '../../../../test/factories/shops.ts'
import { brokenLedgers } from '../../../../test/ledger.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(async () => expect(await brokenLedgers(app)).toEqual([]))
afterAll(() => app.close())

/** The delivery time of an event is ignored: delivery runs in parallel. */
const WITHOUT_DELIVERY: Readonly<Record<string, string>> = {
  store_events: `to_jsonb(t) - '{published_at,published_by}'::text[]`,
}

/** The contents of all tables. */
const everything = async (): Promise<Record<string, string>> => {
  const tables = await app.db.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() ORDER BY table_name`,
    [],
  )
  const held: Record<string, string> = {}
  for (const { name } of tables) {
    const rows = await app.db.query<{ all: string }>(
      `SELECT md5(coalesce(string_agg(r, '|' ORDER BY r), '')) AS all FROM (SELECT (${WITHOUT_DELIVERY[name] ?? 't'})::text AS r FROM "${name}" t) x`,
      [],
    )
    held[name] = rows[0]?.all ?? ''
  }
  return held
}

/**
 * A shop on Friday noon without cash on delivery, with a packet at 60 rupees and loose onions by 250 g, and another shop with its
 * own packet.
 */
const aWorld = async () => {
  const [store, neighbour] = [await aStore(app, { takes_cod: false }), await aStore(app)]
  const packet = await aProduct(app, store, { stock: 500 })
  const loose = await aProduct(app, store, { unit: 'kg', loose: true, unit_size: 1000, stock: 12_000 })
  const theirs = await aProduct(app, neighbour)
  return { store, packet: packet.product_id, loose: loose.product_id, theirs: theirs.product_id }
}
type World = Awaited<ReturnType<typeof aWorld>>
type Asked = Record<string, unknown>

const of = (productId: string, quantity: number, more: Asked = {}): Asked => ({ items: [{ productId, quantity, ...more }] })

const BAD: [what: string, ask: (world: World) => Asked, status: number, code: keyof typeof ERRORS, details?: unknown][] = [
  ['less than nothing', ({ packet }) => of(packet, -3), 400, 'cart.quantity'],
  ['nothing', ({ packet }) => of(packet, 0), 400, 'cart.quantity'],
  ['half a packet', ({ packet }) => of(packet, 1.5), 400, 'cart.quantity'],
  [
    'two halves of a packet',
    ({ packet }) => ({
      items: [
        { productId: packet, quantity: 0.5 },
        { productId: packet, quantity: 2.5 },
      ],
    }),
    400,
    'cart.quantity',
  ],
  ['a hundred packets', ({ packet }) => of(packet, 100), 400, 'cart.quantity'],
  ['more than there are numbers', ({ packet }) => of(packet, 1e300), 400, 'cart.quantity'],
  ['a tenth of a gram', ({ loose }) => of(loose, 0.0001), 400, 'cart.quantity'],
  [
    'a line that takes away from another',
    ({ packet }) => ({
      items: [
        { productId: packet, quantity: 5 },
        { productId: packet, quantity: -2 },
      ],
    }),
    400,
    'cart.quantity',
  ],
  ['more than is there', ({ loose }) => of(loose, 13), 409, 'inventory.insufficient', { lines: [{ wanted: 13, available: 12 }] }],
  ["a neighbour's product", ({ theirs }) => of(theirs, 3), 409, 'orders.changed', { lines: [{ new_price: null }] }],
  ['a product of nobody', () => of('01a136f8-3940-7585-b436-7a7b829f5e9a', 3), 409, 'orders.changed'],
  ['a price of one rupee', ({ packet }) => of(packet, 3, { price: 1 }), 409, 'orders.changed', { lines: [{ new_price: 60 }] }],
  [
    'a bill of one rupee',
    ({ packet }) => ({ ...of(packet, 3), expected_total: 1 }),
    409,
    'orders.changed',
    { total_amount: 209 },
  ],
  [
    'a slot that is over',
    ({ packet }) => ({ ...of(packet, 3), delivery_slot: 'morning', delivery_date: '2026-11-20' }),
    409,
    'delivery.slot_closed',
  ],
  [
    'a slot of last week',
    ({ packet }) => ({ ...of(packet, 3), delivery_slot: 'evening', delivery_date: '2026-11-13' }),
    409,
    'delivery.slot_closed',
  ],
  [
    'a slot of next year',
    ({ packet }) => ({ ...of(packet, 3), delivery_slot: 'evening', delivery_date: '2027-11-20' }),
    409,
    'delivery.slot_closed',
  ],
  ['a slot without its day', ({ packet }) => ({ ...of(packet, 3), delivery_slot: 'evening' }), 409, 'delivery.slot_closed'],
  ['a slot that there is not', ({ packet }) => ({ ...of(packet, 3), delivery_slot: 'midnight' }), 400, 'request.invalid'],
  ['less than the smallest order', ({ packet }) => of(packet, 1), 409, 'stores.below_minimum', { minimum: 100, subtotal: 60 }],
  [
    'a way of paying that is not taken',
    ({ packet }) => ({ ...of(packet, 3), paymentMethod: 'cod' }),
    409,
    'stores.payment_not_taken',
  ],
]

describe('an order that cannot be is refused by its own code and words, and changes nothing', () => {
  test.each(BAD)('%s', async (_what, ask, status, code, details) => {
    const world = await aWorld()
    const before = await everything()
    const key = app.ids.uuid()
    const answer = await app.call('POST /orders', {
      body: anOrderBody(world.store, [], { paymentMethod: 'upi', ...ask(world) }),
      key,
    })
    expect(answer).toMatchObject({ status, body: { success: false, code } })
    if (code !== 'request.invalid')
      expect(answer.body.message).toBe(fillText(ERRORS[code].text, answer.body.details as Asked | undefined))
    if (details) expect(answer.body.details).toMatchObject(details)
    expect(await everything()).toEqual(before)
  })

  test('a fourth unfinished order of one phone, at whatever shop', async () => {
    const [world, elsewhere] = [await aWorld(), await aWorld()]
    const request = { customer: { name: 'Asha', phone: aPhone() }, paymentMethod: 'upi' }
    for (let n = 0; n < 3; n += 1) await anOrder(app, world.store, [{ product_id: world.packet }], request)
    const before = await everything()
    for (const { store, packet } of [world, elsewhere]) {
      const answer = await app.call('POST /orders', { body: anOrderBody(store, [{ product_id: packet }], request) })
      expect(answer).toMatchObject({
        status: 409,
        body: {
          code: 'orders.too_many_open',
          message: 'You have 3 unfinished orders. Please wait for one to be delivered.',
          details: { open: 3 },
        },
      })
    }
    expect(await everything()).toEqual(before)
  })
})

/** NaN and infinite numbers are sent as `null`. */
const ABSURD = [0, -1, 0.0001, 1e9, 1e308, Number.NaN, Number.POSITIVE_INFINITY, '3'] as const

describe.each(ABSURD)('a quantity of %s', (quantity) => {
  const body = (productId: string) => ({ items: [{ product_id: productId, quantity }] })

  test('is neither priced nor kept in a cart, and changes nothing', async () => {
    const { store, packet, loose } = await aWorld()
    const token = await app.signIn(await aUser(app))
    const before = await everything()
    for (const productId of [packet, loose]) {
      const quote = await app.call('POST /orders/quote', { body: { store_id: store.store_id, ...body(productId) } })
      const changed_at = app.clock.now().toISOString()
      const kept = await app.call(`PUT /cart/${store.store_id}`, { token, body: { ...body(productId), changed_at } })
      for (const { status, body: said } of [quote, kept]) {
        expect({ status, code: said.code }).toEqual({ status: 400, code: 'request.invalid' })
        const { fields } = said.details as { fields: { field: string }[] }
        expect(new Set(fields.map(({ field }) => field))).toEqual(new Set(['items.0.quantity']))
      }
    }
    expect(await everything()).toEqual(before)
  })
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, '3'])('an order of %s, which is no number, is refused', async (quantity) => {
  const { store, packet } = await aWorld()
  const before = await everything()
  const body = { ...anOrderBody(store, [], { paymentMethod: 'upi' }), items: [{ productId: packet, quantity }] }
  expect(await app.call('POST /orders', { body })).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
  expect(await everything()).toEqual(before)
})
