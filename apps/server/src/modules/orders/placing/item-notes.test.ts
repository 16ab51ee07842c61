import type { Order } from '@jhola/contract/orders/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder, anOrderBody } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStore } from '../../../../test/factories/shops.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const NOTE = 'Ripe, for today'

const itemsOf = (products: readonly { product_id: string }[], notes: readonly string[]) =>
  products.map(({ product_id }, index) => ({ productId: product_id, quantity: 3, ...(notes[index] && { note: notes[index] }) }))

/** An order of two products; of the first its customer says something. */
const anOrderWithNote = async () => {
  const store = await aStore(app)
  const products = [await aProduct(app, store), await aProduct(app, store)]
  const { order, token } = await anOrder(app, store, products, { items: itemsOf(products, [NOTE]) })
  return { store, order, token }
}
// @NOTE the replies were serialised by the contract's schema.
const notesOf = (order: unknown) => (order as Order).items.map(({ note }) => note)

test('what is said of one item is read by the customer and the shop, and by nobody who has the link that is shared', async () => {
  const { store, order, token } = await anOrderWithNote()
  expect(notesOf(order)).toEqual([NOTE, null])
  const own = await app.call(`GET /orders/${order.id}`, { headers: { 'x-order-token': token } })
  expect(notesOf(own.body.order)).toEqual([NOTE, null])
  const owner = await app.signIn(anOwner(store))
  expect(notesOf((await app.call(`GET /orders/${order.id}`, { token: owner })).body.order)).toEqual([NOTE, null])
  const shared = await app.call(`POST /orders/${order.id}/share`, { headers: { 'x-order-token': token } })
  const link = String(shared.body.share_token)
  const seen = await app.call(`GET /orders/${order.id}`, { headers: { 'x-order-token': link } })
  expect(seen.status).toBe(200)
  expect(notesOf(seen.body.order)).toEqual([null, null])
})

test('it stays with its product when the shop packs less of it', async () => {
  const { store, order } = await anOrderWithNote()
  const token = await app.signIn(anOwner(store))
  await app.call(`POST /orders/${order.id}/accept`, { token, body: {} })
  const changed = await app.call(`POST /orders/${order.id}/packing`, {
    token,
    body: { changes: [{ kind: 'not_available', line_no: 2 }] },
  })
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  const read = await app.call(`GET /orders/${order.id}`, { token })
  expect(notesOf(read.body.order)[0]).toBe(NOTE)
})

test('a note longer than a line of the pick list is refused', async () => {
  const store = await aStore(app)
  const products = [await aProduct(app, store)]
  const body = anOrderBody(store, products, { items: itemsOf(products, ['x'.repeat(121)]) })
  expect(await app.call('POST /orders', { body })).toMatchObject({
    status: 400,
    body: { code: 'request.invalid' },
  })
})
