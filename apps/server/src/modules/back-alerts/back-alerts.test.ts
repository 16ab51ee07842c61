import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { anOwner, aProduct, aStore } from '../../../test/factories/shops.ts'
import { createOutboxGateway } from '../../platform/messaging/index.ts'
import { tellBack } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

/** The job, with what the application gives it. */
const look = () => {
  const { notifications } = app.app.modules
  return tellBack({
    ...{ db: app.db, clock: app.clock, ids: app.ids, texts: notifications.texts },
    push: async () => 0,
    gateway: createOutboxGateway(app.clock, app.ids),
    findStore: async () => undefined,
    origin: 'https://jhola.example',
  })
}

const aMissingProduct = async () => {
  const store = await aStore(app)
  const product = await aProduct(app, store, { name: 'Butter', pack_size: '500 g', stock: 0 })
  const token = await app.signIn(anOwner(store))
  const ask = (body: object, more = {}) =>
    app.call(`POST /stores/${store.store_id}/products/${product.product_id}/back-alerts`, { body, ...more })
  const restock = (quantity: number, version: number) =>
    app.call(`PUT /inventory/products/${product.product_id}`, {
      token,
      body: { version, current_stock: quantity, seen_quantity: 0 },
    })
  return { store, product, ask, restock }
}

const messagesTo = (phone: string) =>
  app.db.query<{ template: string; body: string; language: string }>(
    `SELECT template, body, language FROM message_outbox WHERE recipient = $1 AND template = 'product_back'`,
    [phone],
  )

test('a guest is told by message once, when the product is there again', async () => {
  const { store, product, ask, restock } = await aMissingProduct()
  const phone = '+919876501234'
  expect(await ask({})).toMatchObject({ status: 400, body: { code: 'catalogue.phone_needed' } })
  expect((await ask({ phone: '98765 01234' })).status).toBe(200)
  // Asking again is the same wish.
  expect((await ask({ phone: '98765 01234' })).status).toBe(200)
  await look()
  expect(await messagesTo(phone)).toEqual([])
  expect((await restock(5, 1)).status).toBe(200)
  await Promise.all([look(), look()])
  const [message, ...others] = await messagesTo(phone)
  expect(others).toEqual([])
  expect(message?.body).toContain('Butter 500 g is back at')
  expect(message?.body).toContain(`/store/${store.store_id}/p/${product.product_id}`)
  await look()
  expect(await messagesTo(phone)).toHaveLength(1)
})

test('what is there, what is gone and what never was cannot be waited for', async () => {
  const { store, ask, restock } = await aMissingProduct()
  await restock(5, 1)
  expect(await ask({ phone: '98765 01235' })).toMatchObject({ status: 409, body: { code: 'catalogue.is_there' } })
  const never = '0190c0de-0000-4000-8000-00000000000c'
  const path = `POST /stores/${store.store_id}/products/${never}/back-alerts`
  expect(await app.call(path, { body: { phone: '98765 01235' } })).toMatchObject({
    status: 404,
    body: { code: 'catalogue.not_found' },
  })
})
