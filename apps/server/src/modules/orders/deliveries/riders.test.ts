import { RIDERS_KEPT_DAYS, RIDERS_KEPT_MAX } from '@jhola/contract/orders/deliveries/riders'
import type { Rider } from '@jhola/contract/orders/deliveries/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStaff, aStore, establish } from '../../../../test/factories/shops.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const aShop = async () => {
  const store = await aStore(app)
  await establish(app, store)
  const product = await aProduct(app, store, { stock: 5000 })
  const owner = await app.signIn(anOwner(store))
  /** An order that was just sent out with this rider. */
  const send = async (delivery_partner?: Record<string, unknown>) => {
    const { order } = await anOrder(app, store, [product])
    await app.call(`POST /orders/${order.id}/accept`, { token: owner, body: {} })
    app.clock.advance(1000)
    const body = { status: 'out_for_delivery', chained: true, ...(delivery_partner && { delivery_partner }) }
    return { order, reply: await app.call(`PUT /orders/${order.id}/status`, { token: owner, body }) }
  }
  const riders = async (token = owner) => ((await app.call('GET /orders/riders', { token })).body as { riders: Rider[] }).riders
  return { store, owner, send, riders }
}

test('who went is remembered with phone and vehicle, the last one first, and once however the name is typed', async () => {
  const { send, riders } = await aShop()
  await send({ name: 'Ravi', phone: '9876500001', vehicle_number: 'MH 01 AB 1' })
  await send({ name: 'Salim' })
  await send({ name: '  salim ' })
  await send()
  const others = (await riders()).filter(({ user_id }) => user_id === null)
  expect(others).toMatchObject([
    { name: 'salim', phone: null },
    { name: 'Ravi', phone: '9876500001', vehicle_number: 'MH 01 AB 1' },
  ])
  // The same phone is the same person; a name without it does not take it away.
  await send({ name: 'Ravi Kumar', phone: '98765 00001' })
  expect((await riders()).filter(({ user_id }) => user_id === null)[0]).toMatchObject({
    name: 'Ravi Kumar',
    vehicle_number: 'MH 01 AB 1',
  })
})

test("the shop's own people come first, and an order that goes with one is theirs to bring", async () => {
  const { store, send, riders } = await aShop()
  await send({ name: 'Salim' })
  const person = await aStaff(app, store, { role: 'rider' })
  const known = (await riders()).find(({ user_id }) => user_id === person.user_id)
  expect(known).toMatchObject({ used_at: null, phone: null })
  const { order, reply } = await send({ name: 'whatever was typed', user_id: person.user_id })
  expect(reply.body).toMatchObject({ order: { delivery_partner: { name: known?.name } } })
  expect((await riders()).map(({ name }) => name)[0]).toBe(known?.name)
  expect((await riders()).at(-1)?.name).toBe('Salim')
  const own = await app.call('GET /orders/deliveries', { token: await app.signIn(person) })
  const given = (own.body as { deliveries: { order: { id: string }; rider_id: string | null }[] }).deliveries.find(
    (one) => one.order.id === order.id,
  )
  expect(given?.rider_id).toBe(person.user_id)
  // Of an account nothing but its id is kept.
  const rows = await app.db.query('SELECT name, phone FROM shop_riders WHERE store_id = $1 AND user_id = $2', [
    store.store_id,
    person.user_id,
  ])
  expect(rows).toEqual([{ name: null, phone: null }])
})

test('somebody of another shop takes nothing out here, and is not remembered', async () => {
  const { send, riders } = await aShop()
  const stranger = await aStaff(app, await aStore(app), { role: 'rider' })
  const { reply } = await send({ name: 'X', user_id: stranger.user_id })
  expect(reply).toMatchObject({ status: 404, body: { code: 'stores.staff_not_found' } })
  expect((await riders()).filter(({ user_id }) => user_id === null)).toEqual([])
})

test('a rider is forgotten by the own shop only, and again without an error', async () => {
  const { send, riders, owner } = await aShop()
  await send({ name: 'Ravi' })
  const id = (await riders()).find(({ name }) => name === 'Ravi')?.rider_id
  const other = await app.signIn(anOwner(await aStore(app)))
  expect((await app.call(`DELETE /orders/riders/${id}`, { token: other })).status).toBe(200)
  expect((await riders()).some(({ name }) => name === 'Ravi')).toBe(true)
  for (const _time of [1, 2]) expect((await app.call(`DELETE /orders/riders/${id}`, { token: owner })).status).toBe(200)
  expect((await riders()).some(({ name }) => name === 'Ravi')).toBe(false)
})

test('only so many are kept, and nobody who was not sent for half a year', async () => {
  const { store, send, riders } = await aShop()
  const { owner } = { owner: store.owner_user_id }
  await app.db.execute(
    `INSERT INTO shop_riders (store_id, rider_id, rider_key, name, used_at)
       SELECT $1, gen_random_uuid(), 'name:old ' || n, 'Old ' || n, $2::timestamptz - n * interval '1 minute' FROM generate_series(1, $3::int) n`,
    [store.store_id, app.clock.now(), RIDERS_KEPT_MAX + 5],
  )
  await app.db.execute(
    `INSERT INTO shop_riders (store_id, rider_id, rider_key, name, used_at) VALUES ($1, gen_random_uuid(), 'name:gone', 'Gone', $2::timestamptz - $3 * interval '1 day')`,
    [store.store_id, app.clock.now(), RIDERS_KEPT_DAYS + 1],
  )
  await send({ name: 'Ravi' })
  const others = (await riders()).filter(({ user_id }) => user_id !== owner)
  expect(others).toHaveLength(RIDERS_KEPT_MAX)
  expect(others[0]?.name).toBe('Ravi')
  expect(others.some(({ name }) => name === 'Gone')).toBe(false)
})
