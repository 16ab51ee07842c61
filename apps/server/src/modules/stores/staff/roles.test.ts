import type { Order } from '@jhola/contract/orders/schema'
import type { StaffRole } from '@jhola/contract/staff/roles'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStaff, aStore } from '../../../../test/factories/shops.ts'

let app: TestApp
let address: string
let store: Awaited<ReturnType<typeof aStore>>
let product: Awaited<ReturnType<typeof aProduct>>
let owner: string
beforeAll(async () => {
  app = await buildTestApp()
  address = await app.listen()
})
afterAll(() => app.close())
beforeEach(async () => {
  store = await aStore(app)
  product = await aProduct(app, store, { cost_paise: 41_37 })
  owner = await app.signIn(anOwner(store))
})

const aPerson = async (role: StaffRole) => {
  const person = await aStaff(app, store, { role })
  return { ...person, token: await app.signIn(person) }
}
const change = (userId: string, role: StaffRole, overrides: object = {}) =>
  app.call(`PUT /stores/me/staff/${userId}`, { token: owner, body: { role, overrides } })
const move = (order: Order, status: string, token = owner) =>
  app.call(`PUT /orders/${order.id}/status`, { token, body: { status } })
const anOrderOnItsWay = async (): Promise<Order> => {
  const { order } = await anOrder(app, store, [product])
  for (const status of ['confirmed', 'preparing', 'out_for_delivery']) expect((await move(order, status)).status).toBe(200)
  return order
}

describe('a changed role or right', () => {
  test('counts for the next call of an open session, in both directions', async () => {
    const { user_id, token } = await aPerson('packer')
    const refused = { status: 403, body: { code: 'staff.not_permitted' } }
    expect(await app.call('GET /orders/metrics?period=today', { token })).toMatchObject(refused)
    const changed = await change(user_id, 'packer', { figures: true, staff: true })
    expect(changed).toMatchObject({ status: 200, body: { member: { shop_role: 'packer', overrides: { figures: true } } } })
    expect(await app.call('GET /orders/metrics?period=today', { token })).toMatchObject({ status: 200 })
    expect(await app.call('GET /stores/me/staff', { token })).toMatchObject({ status: 403 })
    await change(user_id, 'rider')
    expect(await app.call('GET /orders/metrics?period=today', { token })).toMatchObject(refused)
    expect(await app.call('GET /orders/board', { token })).toMatchObject(refused)
    const { body } = await app.call('GET /auth/me', { token })
    expect(body.user).toMatchObject({ shop_role: 'rider', permissions: ['shop.see', 'orders.deliver', 'payments.take'] })
  })

  test('cuts the person’s open sockets, so that they join the rooms of their new rights', async () => {
    const { user_id, token } = await aPerson('counter')
    const socket: Socket = io(address, {
      path: '/socket.io',
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: { token },
    })
    await new Promise<void>((resolve) => {
      socket.once('hello', () => resolve())
      socket.once('connect', () => socket.emit('subscribe_store', {}))
    })
    const cut = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()))
    await change(user_id, 'rider')
    await cut
  })

  test('is the owner’s to decide: not for themselves, not for another shop, not by a manager', async () => {
    const { user_id, token } = await aPerson('manager')
    const stranger = await app.signIn(anOwner(await aStore(app)))
    const body = { role: 'manager', overrides: {} }
    expect(await change(store.owner_user_id, 'rider')).toMatchObject({ status: 403 })
    expect(await app.call(`PUT /stores/me/staff/${user_id}`, { token: stranger, body })).toMatchObject({ status: 404 })
    expect(await app.call(`PUT /stores/me/staff/${user_id}`, { token, body })).toMatchObject({ status: 403 })
  })
})

test('staff from before the roles are counter people', async () => {
  const person = await aStaff(app, store)
  await app.db.execute(`DELETE FROM memberships WHERE user_id = $1`, [person.user_id])
  // As the build before inserted it.
  await app.db.execute(
    `INSERT INTO memberships (store_id, user_id, role, name, created_at, joined_at) VALUES ($1, $2, 'store_staff', 'Raju', $3, $3)`,
    [store.store_id, person.user_id, app.clock.now()],
  )
  const { body } = await app.call('GET /auth/me', { token: await app.signIn(person) })
  expect(body.user).toMatchObject({ shop_role: 'counter' })
  const { body: own } = await app.call('GET /auth/me', { token: owner })
  expect(own.user).toMatchObject({ shop_role: 'owner' })
})

test('cost prices are neither shown to the counter nor changed by it; prices and stock are', async () => {
  const { token } = await aPerson('counter')
  const shown = await app.call(`GET /inventory/products/${product.product_id}`, { token })
  const { version } = shown.body.product as { version: number }
  expect(shown.body.product).toMatchObject({ costPrice: null })
  const put = (body: object) => app.call(`PUT /inventory/products/${product.product_id}`, { token, body: { version, ...body } })
  expect(await put({ cost_price: 1 })).toMatchObject({ status: 403, body: { code: 'staff.not_permitted' } })
  expect(await put({ price: 61 })).toMatchObject({ status: 200, body: { product: { price: 61, costPrice: null } } })
  const { body } = await app.call(`GET /inventory/products/${product.product_id}`, { token: owner })
  expect(body.product).toMatchObject({ costPrice: 41.37, price: 61 })
})

test('an export without the right to cost prices has no column for them', async () => {
  const { user_id, token } = await aPerson('counter')
  await change(user_id, 'counter', { exports: true })
  const theirs = await app.call('GET /inventory/export', { token })
  const whole = await app.call('GET /inventory/export', { token: owner })
  const heads = [theirs, whole].map(({ body }) => body.head as string[])
  expect(heads[1]).toHaveLength((heads[0]?.length ?? 0) + 1)
  expect(JSON.stringify(theirs.body)).not.toContain('41.37')
  expect(JSON.stringify(whole.body)).toContain('41.37')
})

describe('a rider', () => {
  test('sees the orders on their way with the cash to collect, hands one over, and sees no others', async () => {
    const { token } = await aPerson('rider')
    const waiting = (await anOrder(app, store, [product])).order
    const order = await anOrderOnItsWay()
    const { body } = await app.call('GET /orders/deliveries', { token })
    expect(body).toMatchObject({
      cash_to_collect: order.total_amount,
      deliveries: [{ order: { id: order.id, customer_phone: order.customer_phone }, cash_to_collect: order.total_amount }],
      riders: [],
    })
    expect(await app.call(`GET /orders/${waiting.id}`, { token })).toMatchObject({ status: 404 })
    expect(await move(waiting, 'confirmed', token)).toMatchObject({ status: 403, body: { code: 'staff.not_permitted' } })
    expect(await move(order, 'delivered', token)).toMatchObject({ status: 200 })
    expect((await app.call('GET /orders/deliveries', { token })).body).toMatchObject({ cash_to_collect: 0, deliveries: [] })
  })

  test('does not see what was given to another', async () => {
    const [one, other] = [await aPerson('rider'), await aPerson('rider')]
    const order = await anOrderOnItsWay()
    const give = (user_id: string | null) => app.call(`PUT /orders/${order.id}/rider`, { token: owner, body: { user_id } })
    expect(await give(other.user_id)).toMatchObject({ status: 200 })
    expect((await app.call('GET /orders/deliveries', { token: one.token })).body.deliveries).toEqual([])
    expect(await app.call(`GET /orders/${order.id}`, { token: one.token })).toMatchObject({ status: 404 })
    expect(await move(order, 'delivered', one.token)).toMatchObject({ status: 404 })
    expect(await app.call(`GET /orders/${order.id}`, { token: other.token })).toMatchObject({ status: 200 })
    expect(await give((await aStaffElsewhere()).user_id)).toMatchObject({ status: 404, body: { code: 'stores.staff_not_found' } })
  })
})

const aStaffElsewhere = async () => aStaff(app, await aStore(app), { role: 'rider' })

test('the timeline names who did what in which role; the customer is not told', async () => {
  const { token } = await aPerson('counter')
  const { order, token: orderToken } = await anOrder(app, store, [product])
  await move(order, 'confirmed', token)
  await move(order, 'preparing')
  const { body } = await app.call(`GET /orders/${order.id}/timeline`, { token: owner })
  expect(body.entries).toMatchObject([
    { by: 'customer', name: null, role: null, to_status: 'pending' },
    { by: 'shop', name: expect.stringMatching(/^Staff /), role: 'counter', to_status: 'confirmed' },
    { by: 'shop', name: store.owner_name, role: 'owner', to_status: 'preparing' },
  ])
  const told = await app.call(`GET /orders/${order.id}`, { headers: { 'x-order-token': orderToken } })
  expect(told.status).toBe(200)
  expect(JSON.stringify(told.body)).not.toContain('Staff ')
})

test('the history of a product names who moved its stock in which role, and a customer without one', async () => {
  const { user_id, token } = await aPerson('counter')
  const put = (as: string, quantity: number) =>
    app.call(`PUT /inventory/products/${product.product_id}/stock`, {
      token: as,
      body: { quantity, movement_type: 'in', reason: '' },
    })
  expect((await put(token, 3)).status).toBe(200)
  expect((await put(owner, 4)).status).toBe(200)
  await anOrder(app, store, [product])
  const history = async () => {
    const { body } = await app.call(`GET /inventory/products/${product.product_id}/movements`, { token: owner })
    return (body.movements as { on_hand_change: number; by: object }[]).map(({ on_hand_change, by }) => [on_hand_change, by])
  }
  const name = expect.stringMatching(/^Staff /)
  const byOwner = [4, { kind: 'shop', name: store.owner_name, role: 'owner' }]
  expect((await history()).slice(0, 3)).toEqual([
    [0, { kind: 'customer', name: expect.any(String), role: null }],
    byOwner,
    [3, { kind: 'shop', name, role: 'counter' }],
  ])
  expect((await app.call(`DELETE /stores/me/staff/${user_id}`, { token: owner })).status).toBe(200)
  expect((await history()).slice(1, 3)).toEqual([byOwner, [3, { kind: 'shop', name, role: null }]])
})

test('the history of a product names who changed its price in which role, and that nothing else was one', async () => {
  const { token } = await aPerson('counter')
  const path = `/inventory/products/${product.product_id}`
  const put = async (as: string, change: object) => {
    const { version } = (await app.call(`GET ${path}`, { token: as })).body.product as { version: number }
    expect((await app.call(`PUT ${path}`, { token: as, body: { version, ...change } })).status).toBe(200)
  }
  await put(token, { price: 61 })
  await put(token, { price: 61, brand: 'Ashirwad' })
  await put(owner, { price: 62.5, cost_price: 1 })
  const { body } = await app.call(`GET ${path}/movements`, { token: (await aPerson('packer')).token })
  expect((body.prices as { at: string }[]).map(({ at, ...entry }) => entry)).toMatchObject([
    { old_price: 61, new_price: 62.5, undone: false, by: { kind: 'shop', name: store.owner_name, role: 'owner' } },
    {
      old_price: 60,
      new_price: 61,
      undone: false,
      by: { kind: 'shop', name: expect.stringMatching(/^Staff /), role: 'counter' },
    },
  ])
  expect(body.prices).toHaveLength(2)
})

test('a manager changes the settings, but not how the shop is reached and where its money goes', async () => {
  const { token } = await aPerson('manager')
  const { body } = await app.call('GET /stores/me/settings', { token })
  const settings = body.settings as { profile: object; seller: object; money: object; delivery: object }
  const patch = (change: object) => app.call('PATCH /stores/me/settings', { token, body: { version: body.version, ...change } })
  for (const change of [
    { money: { ...settings.money, upi_vpa: 'thief@upi' } },
    { profile: { ...settings.profile, whatsapp: '9812399104' } },
    { seller: { ...settings.seller, grievance_phone: '9812399104' } },
  ])
    expect(await patch(change)).toMatchObject({ status: 403, body: { code: 'staff.not_permitted' } })
  expect(await patch({ delivery: { ...settings.delivery, prep_minutes: 33 } })).toMatchObject({ status: 200 })
})
