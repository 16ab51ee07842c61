import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder } from '../../../../test/factories/orders.ts'
import { PASSWORD, withPassword } from '../../../../test/factories/people.ts'
import { anOwner, aProduct, aStaff, aStore } from '../../../../test/factories/shops.ts'
import { findEverywhere } from '../../../../test/factories/whole-person.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const FORWARD = ['confirmed', 'preparing', 'out_for_delivery', 'delivered']

/** A shop whose helper gave money back, and whose owner closed the day. Both sign in by password. */
const aShopWithBooks = async (names: { helper: string; owner: string }) => {
  const store = await aStore(app)
  const staff = await aStaff(app, store, { role: 'manager' })
  const signedIn = async (person: { user_id: string; store_id: string }, name: string) => {
    await app.db.execute('UPDATE users SET name = $2 WHERE user_id = $1', [person.user_id, name])
    await withPassword(app, person.user_id)
    return { user_id: person.user_id, token: await app.signIn(person) }
  }
  const helper = await signedIn(staff, names.helper)
  const owner = await signedIn(anOwner(store), names.owner)
  const { order } = await anOrder(app, store, [await aProduct(app, store)], { paymentMethod: 'cod' })
  for (const status of FORWARD) await app.call(`PUT /orders/${order.id}/status`, { token: owner.token, body: { status } })
  const refund = { lines: [{ item_id: order.items[0]?.id, quantity: 1 }], reason: 'damaged' }
  expect((await app.call(`POST /orders/${order.id}/refunds`, { token: helper.token, body: refund })).status).toBe(200)
  const date = app.clock.now().toISOString().slice(0, 10)
  const drawer = (await app.call(`GET /payments/drawer/${date}`, { token: owner.token })).body
  const expected = Number(drawer.cash_in) - Number(drawer.cash_out)
  const closing = { date, opening: 0, taken_out: 0, expected, counted: expected }
  expect((await app.call('POST /payments/closings', { token: owner.token, body: closing })).status).toBe(200)
  return { store, helper, owner }
}

const bookOf = async (table: 'refunds' | 'day_closings', storeId: string) => {
  const rows = await app.db.query<{ book: string; actor_id: string; actor_label: string }>(
    `SELECT 'refunds' AS book, actor_id, actor_label FROM refunds WHERE store_id = $1
     UNION ALL SELECT 'day_closings', actor_id, actor_label FROM day_closings WHERE store_id = $1`,
    [storeId],
  )
  return rows.find(({ book }) => book === table)
}
const deviceOf = (label: string | undefined) => label?.split(' · ').at(-1)
const leave = (token: string) => app.call('POST /profile/delete', { token, body: { password: PASSWORD } })

test('the shop’s books tell who did it by an id and a device, and no longer by name, when the account is gone', async () => {
  const { store, helper, owner } = await aShopWithBooks({ helper: 'Helper Hemlata', owner: 'Owner Ojasvini' })
  await aShopWithBooks({ helper: 'Helper Kamini', owner: 'Owner Kasturi' })
  const refund = await bookOf('refunds', store.store_id)
  const closing = await bookOf('day_closings', store.store_id)
  expect([refund?.actor_label, closing?.actor_label]).toEqual([
    expect.stringMatching(/^Helper Hemlata · ./),
    expect.stringMatching(/^Owner Ojasvini · ./),
  ])

  expect((await leave(helper.token)).status).toBe(200)
  expect(await findEverywhere(app, 'Hemlata')).toEqual({})
  expect(await bookOf('refunds', store.store_id)).toEqual({ ...refund, actor_label: deviceOf(refund?.actor_label) })
  expect(await bookOf('day_closings', store.store_id)).toEqual(closing)

  await app.call('PUT /stores/me/availability', { token: owner.token, body: { state: 'closed' } })
  expect((await leave(owner.token)).status).toBe(200)
  expect(await findEverywhere(app, 'Ojasvini')).toEqual({})
  expect(await bookOf('day_closings', store.store_id)).toEqual({ ...closing, actor_label: deviceOf(closing?.actor_label) })

  expect(await findEverywhere(app, 'Kamini')).toMatchObject({ refunds: 1 })
  expect(await findEverywhere(app, 'Kasturi')).toMatchObject({ day_closings: 1 })
})

test('a helper whom the shop removed before is erased from its records too', async () => {
  const { store, helper, owner } = await aShopWithBooks({ helper: 'Helper Indrani', owner: 'Owner Ishwari' })
  const { order } = await anOrder(app, store, [await aProduct(app, store)])
  expect((await app.call(`POST /orders/${order.id}/accept`, { token: helper.token })).status).toBe(200)
  expect((await app.call(`DELETE /stores/me/staff/${helper.user_id}`, { token: owner.token })).status).toBe(200)
  expect(await findEverywhere(app, 'Indrani')).toMatchObject({ refunds: 1 })

  const again = await app.signIn({ user_id: helper.user_id })
  expect((await leave(again)).status).toBe(200)
  expect(await findEverywhere(app, 'Indrani')).toEqual({})
})
