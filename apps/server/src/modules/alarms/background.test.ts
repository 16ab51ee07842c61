import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { anOrder } from '../../../test/factories/orders.ts'
import { anOwner, aProduct, aStaff, aStore, establish } from '../../../test/factories/shops.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

test('how often a number was delivered to before, for who answers orders only', async () => {
  const store = await aStore(app)
  await establish(app, store)
  const product = await aProduct(app, store)
  const owner = await app.signIn(anOwner(store))
  const first = await anOrder(app, store, [product])
  const read = (id: string, token = owner) => app.call(`GET /orders/${id}/background`, { token })
  expect(await read(first.order.id)).toMatchObject({ status: 200, body: { delivered_before: 0 } })
  await app.db.execute(`UPDATE orders SET status = 'delivered' WHERE order_id = $1`, [first.order.id])
  const next = await anOrder(app, store, [product], { customer: { name: 'Asha Rao', phone: first.order.customer_phone } })
  expect(await read(next.order.id)).toMatchObject({ body: { delivered_before: 1 } })

  expect(await read(next.order.id, await app.signIn(await aStaff(app, store, { role: 'packer' })))).toMatchObject({ status: 403 })
  expect(await read(next.order.id, await app.signIn(anOwner(await aStore(app))))).toMatchObject({
    status: 404,
    body: { code: 'orders.not_found' },
  })
})
