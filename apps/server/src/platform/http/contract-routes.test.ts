import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { anOwner, aProduct, aStore } from '../../../test/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

test('an order goes the whole way over HTTP', async () => {
  const store = await aStore(app)
  const product = await aProduct(app, store)
  const token = await app.signIn(anOwner(store))
  const placed = await app.call('POST /orders', {
    body: {
      storeId: store.store_id,
      items: [{ productId: product.product_id, quantity: 2 }],
      customer: { name: 'Asha', phone: '9876543210' },
      deliveryAddress: { addressLine1: '12 Station Road, Kurla' },
      paymentMethod: 'cod',
    },
  })
  expect(placed).toMatchObject({ status: 201, body: { success: true, total_amount: 146 } })
  const accepted = await app.call(`POST /orders/${String(placed.body.order_id)}/accept`, { token })
  expect(accepted).toMatchObject({ status: 200, body: { success: true, order: { status: 'confirmed' } } })
})
