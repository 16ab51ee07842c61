import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts'
import { anOwner, aProduct, aStore } from '../../test/factories/shops.ts'
import { createLogger } from './logger.ts'

const lines: string[] = []
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ onLogLine: (line) => lines.push(line) })
})
afterAll(() => app.close())

/** Values that must never appear in a log, placed wherever a caller can put them. */
const CANARY = {
  name: 'Canary Person',
  phone: '9811223344',
  address: '77 Canary Lane, Kurla',
  note: 'canary note',
  search: 'canarysearch',
}

test('a whole visit leaves ids, templates and numbers in the log and nothing about the person', async () => {
  const store = await aStore(app)
  const product = await aProduct(app, store)
  const token = await app.signIn(anOwner(store))
  const body = {
    storeId: store.store_id,
    items: [{ productId: product.product_id, quantity: 2 }],
    customer: { name: CANARY.name, phone: CANARY.phone },
    deliveryAddress: { addressLine1: CANARY.address },
    customerNotes: CANARY.note,
  }
  const placed = await app.call('POST /orders', { body })
  const tracking = String(placed.body.tracking_token)
  await app.call(`GET /orders/${String(placed.body.order_id)}?t=${tracking}`)
  await app.call('POST /orders', { body: { ...body, extra: CANARY.note } })
  await app.call(`GET /inventory/products?store_id=${store.store_id}&search=${CANARY.search}`, { token })
  await app.call('POST /auth/send-otp', { body: { phone: CANARY.phone } })
  const sent = await app.call(`GET /dev/outbox?to=%2B91${CANARY.phone}`)
  const [message] = sent.body.messages as { code: string }[]
  await app.call('POST /auth/verify-otp', { body: { phone: CANARY.phone, otp: '000000' } })
  await app.inject(`/somewhere/${CANARY.search}`)
  // A failure in the database contains the statement's values in its detail.
  await app.db.execute('ALTER TABLE orders ADD CONSTRAINT refuse_all CHECK (false) NOT VALID')
  const failed = await app.call('POST /orders', { body: { ...body, customer: { ...body.customer, phone: '9811223345' } } })
  expect(failed).toMatchObject({ status: 500, body: { code: 'server.failed', message: 'An error occurred' } })

  const log = lines.join('')
  expect(log).toContain('"route":"/api/v1/orders","status":201')
  expect(log).toContain('"route":"/api/v1/orders/:id"')
  expect(log).toContain('refuse_all')
  const secrets = [...Object.values(CANARY), '9811223345', token, tracking, message?.code ?? 'no code was sent']
  for (const secret of secrets) expect(log.includes(secret), secret).toBe(false)
})

test('an object handed over whole loses what may not be there', () => {
  const written: string[] = []
  const log = createLogger('info', { write: (line) => written.push(line) })
  log.info({ order: { order_id: 'o-1', phone: '9811223344', address: 'x', token: 't' }, email: 'a@b' }, 'order')
  expect(JSON.parse(written[0] ?? '')).toMatchObject({
    order: { order_id: 'o-1', phone: '[hidden]', address: '[hidden]', token: '[hidden]' },
    email: '[hidden]',
  })
})
