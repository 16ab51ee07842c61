import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { openPackingShop, orderTwo, type PackingShop, paidOrder, readOrderOf } from './packing-shop.ts'
import { codeOf } from './shop.ts'

let database: TestDatabase
let app: TestApp
let shop: PackingShop
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 1 })
  app = await buildTestApp({ db: database.db })
  shop = await openPackingShop(app)
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

/** What changes an order, in an order's way from its first to its last day. */
const CALLS = ['packing', 'answer', 'own change', 'pay the rest', 'confirm the rest', 'hand over', 'refund', 'claim'] as const

test('a call that changes an order needs one connection: else many at once would wait for each other', async () => {
  const order = await paidOrder(app, shop, 'card')
  const byShop = (call: string, body: object) => app.call(call.replace(':id', order.id), { token: shop.devices[0], body })
  const headers = { 'x-order-token': order.token }
  const byCustomer = (call: string, body: object) => app.call(call.replace(':id', order.id), { headers, body })
  const dear = shop.products[3]?.product_id
  const said: Record<(typeof CALLS)[number], string> = {
    packing: codeOf(
      await byShop('POST /orders/:id/packing', {
        changes: [{ kind: 'replaced', line_no: 1, product_id: dear, quantity: 4 }],
      }),
    ),
    answer: codeOf(await byCustomer('POST /orders/:id/packing/answer', { answer: 'accept' })),
    'own change': codeOf(
      await byCustomer('POST /orders/:id/change', {
        version: (await readOrderOf(app, order)).version,
        items: [{ product_id: dear, quantity: 5 }],
      }),
    ),
    'pay the rest': codeOf(
      await byCustomer('POST /payments/create', {
        order_id: order.id,
        amount: (await readOrderOf(app, order)).owed_amount,
      }),
    ),
    'confirm the rest': codeOf(await byShop('POST /orders/:id/payment/confirm', { payment_status: 'completed' })),
    'hand over': '',
    refund: '',
    claim: '',
  }
  for (const status of ['preparing', 'out_for_delivery', 'delivered'])
    said['hand over'] = codeOf(await byShop('PUT /orders/:id/status', { status, delivery_partner: { name: 'Raju' } }))
  said.refund = codeOf(await byShop('POST /orders/:id/refunds', { reason: 'damaged' }))
  const unpaid = await orderTwo(app, shop, 'upi')
  said.claim = codeOf(await app.call(`POST /orders/${unpaid.id}/payment/claim`, { headers: { 'x-order-token': unpaid.token } }))
  expect(said).toEqual(Object.fromEntries(CALLS.map((call) => [call, 'ok'])))
})
