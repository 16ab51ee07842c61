import { distanceKm } from '@jhola/contract/geo/distance'
import type { NearbyStore } from '@jhola/contract/stores/schema'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { anOrder, aPhone } from '../../../test/factories/orders.ts'
import { anOwner, aProduct, aStaff, aStore, aUser } from '../../../test/factories/shops.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { createFigures } from './discovery/count-platform-figures.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const near = async (query: Record<string, string | number>): Promise<NearbyStore[]> => {
  const text = new URLSearchParams(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])))
  const answer = await app.call(`GET /stores/nearby?${text}`)
  expect(answer.status).toBe(200)
  return answer.body.stores as NearbyStore[]
}

describe('nearby', () => {
  const PUNE = { latitude: 18.5204, longitude: 73.8567 }
  /** A few dozen shops around a place, denser near the centre. */
  const scatter = async (centre: typeof PUNE, count: number) => {
    const stores = []
    for (let index = 0; index < count; index += 1) {
      const km = 14 * (index / count) ** 1.5
      const angle = index * 2.4
      stores.push(
        await aStore(app, {
          latitude: centre.latitude + (Math.cos(angle) * km) / 111.19,
          longitude: centre.longitude + (Math.sin(angle) * km) / (111.19 * Math.cos((centre.latitude * Math.PI) / 180)),
          rating_sum: index % 6,
          rating_count: index % 6 === 0 ? 0 : 1,
          prep_minutes: 10 + (index % 4) * 10,
          delivery_radius_km: 3,
        }),
      )
    }
    return stores
  }
  let stores: Awaited<ReturnType<typeof scatter>>
  beforeAll(async () => {
    stores = await scatter(PUNE, 60)
  })

  const expected = (
    centre: typeof PUNE,
    radiusKm: number,
    keep: (store: (typeof stores)[number], km: number) => boolean = () => true,
  ) =>
    stores
      .map((store) => ({ store, km: distanceKm(centre, store) }))
      .filter(({ store, km }) => km <= radiusKm && keep(store, km))
      .sort((a, b) => a.km - b.km || (a.store.store_id < b.store.store_id ? -1 : 1))
      .slice(0, 20)
      .map(({ store }) => store.store_id)

  test('gives the twenty nearest, as measuring every shop would', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: -0.12, max: 0.12, noNaN: true }),
        fc.double({ min: -0.12, max: 0.12, noNaN: true }),
        fc.constantFrom(1, 2, 5, 10, 15),
        async (north, east, radius_km) => {
          const centre = { latitude: PUNE.latitude + north, longitude: PUNE.longitude + east }
          const found = await near({ ...centre, radius_km })
          expect(found.map(({ store_id }) => store_id)).toEqual(expected(centre, radius_km))
        },
      ),
      { numRuns: 40 },
    )
  })

  test('says how far, how long, and whether the shop delivers there', async () => {
    const [nearest] = stores
    if (nearest) await aProduct(app, nearest)
    const [first, ...rest] = await near(PUNE)
    expect(first).toMatchObject({ distance_km: 0, delivers_here: true, delivery_minutes: 20, is_open: true, opens_at: null })
    for (const store of rest) expect(store.delivers_here).toBe(store.distance_km <= 3)
  })

  test('filters by rating, by time and by name', async () => {
    const rated = await near({ ...PUNE, radius_km: 15, min_rating: 4 })
    expect(rated.map(({ store_id }) => store_id)).toEqual(
      expected(PUNE, 15, (store) => store.rating_count > 0 && store.rating_sum >= 4),
    )
    const quick = await near({ ...PUNE, radius_km: 15, max_delivery_minutes: 30 })
    expect(quick.map(({ store_id }) => store_id)).toEqual(
      expected(PUNE, 15, (store, km) => store.prep_minutes + Math.ceil(10 + 4 * km) <= 30),
    )
    for (const store of quick) expect(store.delivery_minutes).toBeLessThanOrEqual(30)
    await aStore(app, { ...PUNE, name: '100% Fresh_Mart', name_hi: 'ताज़ा मार्ट' })
    expect((await near({ ...PUNE, name: '0% fresh_' })).map(({ name }) => name)).toEqual(['100% Fresh_Mart'])
    expect((await near({ ...PUNE, name: 'ताज़ा' })).map(({ name }) => name)).toEqual(['100% Fresh_Mart'])
    expect(await near({ ...PUNE, name: '%' })).toHaveLength(1)
  })

  test('shows no suspended shop, and nothing in the sea or at a pole', async () => {
    const place = { latitude: 15.5, longitude: 73.8 }
    const store = await aStore(app, place)
    expect(await near(place)).toHaveLength(1)
    await app.db.execute(`UPDATE stores SET status = 'suspended' WHERE store_id = $1`, [store.store_id])
    expect(await near(place)).toEqual([])
    expect((await app.call(`GET /stores/${store.store_id}`)).status).toBe(404)
    for (const latitude of [0, 90, -90])
      for (const longitude of [0, 180, -180]) expect(await near({ latitude, longitude })).toEqual([])
  })

  test.each([
    '',
    'latitude=19',
    'latitude=91&longitude=0',
    'latitude=19&longitude=72&radius_km=16',
    'latitude=19&longitude=72&radius_km=0',
    'latitude=x&longitude=72',
    'latitude=19&longitude=72&colour=red',
    `latitude=19&longitude=72&name=${'a'.repeat(61)}`,
  ])('refuses ?%s', async (query) => {
    expect(await app.call(`GET /stores/nearby?${query}`)).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
  })
})

describe('one shop', () => {
  test('is found by id and by slug, and tells nothing private', async () => {
    const store = await aStore(app, { email: 'owner@example.com', rating_sum: 9, rating_count: 2 })
    await aProduct(app, store)
    const byId = await app.call(`GET /stores/${store.store_id}`)
    expect(byId.body.store).toMatchObject({
      store_id: store.store_id,
      rating: 4.5,
      min_order_amount: 100,
      delivery_fee: 20,
      payment_methods: ['cod', 'upi'],
      is_open: true,
    })
    expect((await app.call(`GET /stores/${store.slug}`)).body).toEqual(byId.body)
    const text = JSON.stringify(byId.body)
    for (const secret of ['owner@example.com', store.owner_user_id, 'shop@upi', 'owner_name']) expect(text).not.toContain(secret)
  })

  test('that does not exist is not found', async () => {
    expect(await app.call('GET /stores/NO-SUCH')).toMatchObject({
      status: 404,
      body: { code: 'stores.not_found', message: 'Store not found' },
    })
  })

  test('says when it opens', async () => {
    const store = await aStore(app, { opens: '12:00', closes: '20:00' })
    await aProduct(app, store)
    const { body } = await app.call(`GET /stores/${store.store_id}`)
    expect(body.store).toMatchObject({ is_open: false, opens_at: '2026-11-20T06:30:00.000Z' })
  })
})

describe("the shop's own view", () => {
  test('needs a session of a shop', async () => {
    expect((await app.call('GET /stores/me')).status).toBe(401)
    expect((await app.call('PUT /stores/me/closed-for-now', { body: { closed_for_now: true } })).status).toBe(401)
    const customer = await app.signIn(await aUser(app))
    expect((await app.call('GET /stores/me', { token: customer })).status).toBe(403)
    expect((await app.call('PUT /stores/me/closed-for-now', { token: customer, body: { closed_for_now: true } })).status).toBe(
      403,
    )
  })

  test('refuses what is not a yes or no', async () => {
    const token = await app.signIn(anOwner(await aStore(app)))
    for (const body of [{}, { closed_for_now: 'yes' }, { closed_for_now: true, status: 'active' }, { closed_for_now: null }])
      expect((await app.call('PUT /stores/me/closed-for-now', { token, body })).status).toBe(400)
  })

  test('cannot name another shop', async () => {
    const [mine, other] = [await aStore(app), await aStore(app)]
    const token = await app.signIn(anOwner(mine))
    expect(
      (await app.call(`PUT /stores/me/closed-for-now?store_id=${other.store_id}`, { token, body: { closed_for_now: true } }))
        .status,
    ).toBeGreaterThanOrEqual(400)
    expect((await app.call(`GET /stores/${other.store_id}`)).body.store).toMatchObject({ closed_for_now: false })
  })

  test('closes and opens the shop for everybody at once, for owner and staff', async () => {
    const store = await aStore(app)
    const owner = await app.signIn(anOwner(store))
    const staff = await app.signIn(await aStaff(app, store))
    expect((await app.call('GET /stores/me', { token: owner })).body.store).toMatchObject({ upi_vpa: 'shop@upi', version: 1 })
    const closed = await app.call('PUT /stores/me/closed-for-now', { token: staff, body: { closed_for_now: true } })
    expect(closed.body.store).toMatchObject({ closed_for_now: true, is_open: false, opens_at: null, version: 2 })
    expect((await app.call(`GET /stores/${store.store_id}`)).body.store).toMatchObject({ is_open: false })
    const again = await app.call('PUT /stores/me/closed-for-now', { token: owner, body: { closed_for_now: true } })
    expect(again.body.store).toMatchObject({ version: 2 })
    const open = await app.call('PUT /stores/me/closed-for-now', { token: owner, body: { closed_for_now: false } })
    expect(open.body.store).toMatchObject({ is_open: true, version: 3 })
  })

  test('ten switches at once count each change once', async () => {
    const store = await aStore(app)
    const token = await app.signIn(anOwner(store))
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.call('PUT /stores/me/closed-for-now', { token, body: { closed_for_now: true } })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect((await app.call('GET /stores/me', { token })).body.store).toMatchObject({ version: 2, closed_for_now: true })
  })
})

describe('figures', () => {
  const figuresOf = async () => {
    app.clock.advance(11_000)
    return (await app.call('GET /stores/figures')).body
  }

  test('are real counts', async () => {
    const [row] = await app.db.query<{ stores: number; cities: number }>(
      `SELECT count(*)::int AS stores, count(DISTINCT city)::int AS cities FROM stores WHERE status = 'active'`,
    )
    expect(await figuresOf()).toEqual({ success: true, ...row, delivered_orders: 0 })
  })

  test('count what was delivered as it happens, and not what went back; practice is none', async () => {
    const store = await aStore(app)
    const token = await app.signIn(anOwner(store))
    const { order } = await anOrder(app, store, [await aProduct(app, store)])
    const practice = await app.call('POST /orders/test/generate-order', {
      token,
      body: { store_id: store.store_id, customer_name: 'Test Customer', customer_phone: aPhone() },
    })
    expect(practice.status).toBe(201)
    const move = (id: unknown, status: string) => app.call(`PUT /orders/${id}/status`, { token, body: { status } })
    for (const id of [order.id, (practice.body.order as { id: string }).id])
      for (const status of ['confirmed', 'preparing', 'out_for_delivery', 'delivered'])
        expect(await move(id, status)).toMatchObject({ status: 200 })
    expect(await figuresOf()).toMatchObject({ delivered_orders: 1 })
    expect(await move(order.id, 'refunded')).toMatchObject({ status: 200 })
    expect(await figuresOf()).toMatchObject({ delivered_orders: 0 })
  })

  test('that cannot be counted are asked for once in ten seconds; the last good ones are shown until then', async () => {
    let isBroken = false
    let asked = 0
    const db: Sql = {
      ...app.db,
      first: (statement, ...params) => {
        asked += 1
        return isBroken
          ? Promise.reject(new Error('canceling statement due to statement timeout'))
          : app.db.first(statement, ...params)
      },
    }
    const figures = createFigures({ db, clock: app.clock })
    isBroken = true
    for (let n = 0; n < 3; n += 1) await expect(figures()).rejects.toThrow('timeout')
    expect(asked).toBe(1)
    isBroken = false
    app.clock.advance(10_000)
    const good = await figures()
    isBroken = true
    app.clock.advance(10_000)
    for (let n = 0; n < 3; n += 1) expect(await figures()).toEqual(good)
    expect(asked).toBe(3)
  })
})
