import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOwner, aProduct, aStaff, aStore, aUser } from '../../../../test/factories/shops.ts'

let app: TestApp
let store: Awaited<ReturnType<typeof aStore>>
let product: Awaited<ReturnType<typeof aProduct>>
let owner: string

beforeAll(async () => {
  app = await buildTestApp()
  store = await aStore(app)
  product = await aProduct(app, store, { stock: 1000 })
  owner = await app.signIn(anOwner(store))
})
afterAll(() => app.close())

const orderBody = (overrides: object = {}) => ({
  storeId: store.store_id,
  items: [{ productId: product.product_id, quantity: 2 }],
  customer: { name: 'Asha', phone: '98765 43210' },
  deliveryAddress: { addressLine1: '12 Station Road, Kurla' },
  paymentMethod: 'cod',
  ...overrides,
})
/** Open orders of one phone number are limited, so each test uses its own number. */
let phones = 0
const aCustomer = () => {
  phones += 1
  return { name: 'Asha', phone: `97${String(phones).padStart(8, '0')}` }
}
const place = (overrides: object = {}, options: object = {}) =>
  app.call('POST /orders', { body: orderBody({ customer: aCustomer(), ...overrides }), ...options })
const countOrders = async () => (await app.db.query<{ n: number }>('SELECT count(*)::int AS n FROM orders'))[0]?.n

test('an order goes the whole way over HTTP', async () => {
  const placed = await place()
  expect(placed).toMatchObject({ status: 201, body: { success: true, total_amount: 146 } })
  const accepted = await app.call(`POST /orders/${String(placed.body.order_id)}/accept`, { token: owner })
  expect(accepted).toMatchObject({ status: 200, body: { success: true, order: { status: 'confirmed' } } })
})

test("an action that was kept on a device counts only under its own person's session", async () => {
  const placed = await place()
  const accept = (actingAs: string) =>
    app.call(`POST /orders/${String(placed.body.order_id)}/accept`, { token: owner, headers: { 'x-acting-as': actingAs } })
  expect(await accept((await aUser(app)).user_id)).toMatchObject({ status: 401, body: { code: 'auth.required' } })
  expect(await accept(anOwner(store).user_id)).toMatchObject({ status: 200, body: { order: { status: 'confirmed' } } })
})

describe('what cannot be read', () => {
  test('every wrong field is named, in the language of the caller', async () => {
    const body = { ...orderBody(), storeId: '!', items: [], extra: 1 }
    const refused = await app.call('POST /orders', { body, headers: { 'accept-language': 'hi' } })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ success: false, code: 'request.invalid' })
    const { fields } = refused.body.details as { fields: { field: string; code: string; message: string }[] }
    expect(fields.map(({ field, code }) => [field, code])).toEqual(
      expect.arrayContaining([
        ['storeId', 'invalid'],
        ['items', 'list_too_short'],
        ['extra', 'unknown'],
      ]),
    )
    expect(fields.find(({ field }) => field === 'items')?.message).toBe('कम से कम 1 दें।')
  })

  test('of two shapes, the problems of the closest one are reported', async () => {
    const refused = await app.call('POST /orders', { body: { ...orderBody(), customer: { name: 'A', phone: '12' } } })
    expect(refused.body.details).toEqual({
      fields: [{ field: 'customer.phone', code: 'invalid', message: 'Please enter a valid 10-digit phone number' }],
    })
  })

  test('a missing field is required', async () => {
    const refused = await app.call('POST /auth/send-otp', { body: {} })
    expect(refused.body.details).toEqual({ fields: [{ field: 'phone', code: 'required', message: 'This field is required.' }] })
  })

  test('unknown fields of a query are refused, empty ones are not there', async () => {
    expect(await app.call('GET /inventory/products?store=1')).toMatchObject({
      status: 400,
      body: { details: { fields: [{ field: 'store', code: 'unknown' }] } },
    })
    expect(await app.call(`GET /inventory/products?store_id=${store.store_id}&search=`)).toMatchObject({ status: 200 })
    expect(await app.call('GET /stores/nearby?latitude=&longitude=1')).toMatchObject({
      body: { details: { fields: [{ field: 'latitude' }] } },
    })
    expect(await app.call('GET /stores/nearby?latitude=1&latitude=2&longitude=1')).toMatchObject({ status: 400 })
  })

  test.each([
    ['no JSON', '{"a":', 'application/json', 400, 'request.malformed'],
    ['a prototype', '{"__proto__":{"a":1}}', 'application/json', 400, 'request.malformed'],
    ['a NUL in a text', '{"phone":"98765\\u000043210"}', 'application/json', 400, 'request.malformed'],
    ['half a character', '{"phone":"\\ud83d"}', 'application/json', 400, 'request.malformed'],
    ['a bare text', '"hello"', 'application/json', 400, 'request.invalid'],
    ['a list', '[1]', 'application/json', 400, 'request.invalid'],
    ['null', 'null', 'application/json', 400, 'request.invalid'],
    ['a form', 'phone=1', 'application/x-www-form-urlencoded', 415, 'request.unsupported_media'],
    ['plain text', '{}', 'text/plain', 415, 'request.unsupported_media'],
    ['too much', `{"phone":"${'9'.repeat(70_000)}"}`, 'application/json', 413, 'request.too_large'],
  ])('%s', async (_what, payload, type, status, code) => {
    const headers = { 'content-type': type }
    const reply = await app.inject({ method: 'POST', url: '/api/v1/auth/send-otp', payload, headers })
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toMatchObject({ success: false, code })
  })

  test('an emoji is no half character', async () => {
    const payload = '{"phone":"\\ud83d\\ude00"}'
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/auth/send-otp',
      payload,
      headers: { 'content-type': 'application/json' },
    })
    expect(reply.json()).toMatchObject({ code: 'request.invalid' })
  })

  test.each([
    ['/api/v1/stores/%E0%A4%A', 400, 'request.malformed'],
    ['/api/v1/stores/%00', 400, 'request.malformed'],
    ['/api/v1/inventory/products?search=%00', 400, 'request.malformed'],
    [`/api/v1/stores/${'x'.repeat(5000)}`, 400, 'request.malformed'],
    ['/api/v1/nothing', 404, 'request.not_found'],
    ['/api/v1/orders/not-a-uuid', 400, 'request.invalid'],
    ['/nothing.js', 404, 'request.not_found'],
  ])('the address %s', async (url, status, code) => {
    const reply = await app.inject({ url })
    expect({ status: reply.statusCode, code: reply.json().code }).toEqual({ status, code })
  })

  test('a number that the database cannot hold is refused, not failed', async () => {
    const placed = await place()
    const body = { version: 9_007_199_254_740_991 }
    const reply = await app.call(`POST /orders/${String(placed.body.order_id)}/accept`, { token: owner, body })
    expect(reply.status).toBeGreaterThanOrEqual(400)
    expect(reply.status).toBeLessThan(500)
  })

  test('a call without a body schema takes none, an optional body may be left out', async () => {
    expect(await app.call('POST /auth/logout', { body: { a: 1 } })).toMatchObject({ status: 400 })
    expect(await app.call('POST /auth/logout', { body: {} })).toMatchObject({ status: 200 })
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/auth/logout',
      headers: { 'content-type': 'application/json' },
    })
    expect(reply.statusCode).toBe(200)
  })

  const sayRaw = async (words: string): Promise<string> => {
    const { port } = new URL(address)
    return new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(words))
      let text = ''
      socket.on('data', (bytes) => {
        text += bytes
      })
      socket.on('close', () => resolve(text))
    })
  }
  let address: string
  beforeAll(async () => {
    address = await app.listen()
  })

  test('TRACE is no method of ours and repeats nothing of the request', async () => {
    const answer = await sayRaw('TRACE /health HTTP/1.1\r\nHost: x\r\nCookie: canary=1\r\nConnection: close\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1.1 4\d\d /)
    expect(answer).not.toContain('canary')
  })

  test('bytes that are no HTTP get an answer in our shape', async () => {
    const answer = await sayRaw('HELLO\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ success: false, code: 'request.malformed' })
  })
})

describe('who may call', () => {
  test('without a session 401, a customer 403, staff and owner are allowed', async () => {
    const customer = await app.signIn(await aUser(app))
    const staff = await app.signIn(await aStaff(app, store))
    expect(await app.call('GET /orders/board')).toMatchObject({ status: 401, body: { code: 'auth.required' } })
    expect(await app.call('GET /orders/board', { token: 'unknown' })).toMatchObject({ status: 401 })
    expect(await app.call('GET /orders/board', { token: customer })).toMatchObject({
      status: 403,
      body: { code: 'auth.forbidden' },
    })
    expect(await app.call('GET /orders/board', { token: staff })).toMatchObject({ status: 200 })
    expect(await app.call('GET /orders/board', { token: owner })).toMatchObject({ status: 200 })
  })

  test("a store that is not the caller's is forbidden, their own may be named", async () => {
    const other = await aStore(app)
    expect(await app.call(`GET /orders?store_id=${other.store_id}`, { token: owner })).toMatchObject({ status: 403 })
    expect(await app.call(`GET /orders?store_id=${store.store_id}`, { token: owner })).toMatchObject({ status: 200 })
  })

  test('who may not call learns nothing about the body', async () => {
    const reply = await app.inject({
      method: 'PUT',
      url: '/api/v1/orders/bulk/status',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    })
    expect(reply.statusCode).toBe(401)
  })

  test('another site cannot use the cookie of a visitor', async () => {
    const cookie = { cookie: `jhola_session=${owner}` }
    const close = (headers: Record<string, string>) =>
      app.call('PUT /stores/me/closed-for-now', { body: { closed_for_now: false }, headers: { ...cookie, ...headers } })
    expect(await close({ 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403, body: { code: 'request.cross_site' } })
    expect(await close({ origin: 'https://evil.example' })).toMatchObject({ status: 403, body: { code: 'request.cross_site' } })
    expect(await close({})).toMatchObject({ status: 403, body: { code: 'request.cross_site' } })
    expect(await close({ 'sec-fetch-site': 'same-origin' })).toMatchObject({ status: 200 })
    expect(await app.call('GET /stores/me', { headers: { ...cookie, 'sec-fetch-site': 'cross-site' } })).toMatchObject({
      status: 200,
    })
  })
})

describe('the same key again', () => {
  const key = () => `key-${app.ids.uuid()}`

  test('gives the first answer again and does nothing', async () => {
    const placed = await place()
    const path = `POST /orders/${String(placed.body.order_id)}/accept`
    const options = { token: owner, key: key(), body: { ready_in_minutes: 30 } }
    const first = await app.call(path, options)
    const again = await app.call(path, { ...options, body: { ...options.body } })
    expect(first.status).toBe(200)
    expect(again.body).toEqual(first.body)
    expect(await app.call(path, { ...options, key: key() })).toMatchObject({
      status: 409,
      body: { code: 'orders.illegal_transition' },
    })
  })

  test('with another body, or for another call, is refused', async () => {
    const placed = await place()
    const id = String(placed.body.order_id)
    const options = { token: owner, key: key() }
    expect(await app.call(`POST /orders/${id}/accept`, { ...options, body: { ready_in_minutes: 30 } })).toMatchObject({
      status: 200,
    })
    for (const path of [`POST /orders/${id}/accept`, `POST /orders/${id}/acknowledge`]) {
      expect(await app.call(path, options)).toMatchObject({ status: 409, body: { code: 'request.key_reused' } })
    }
  })

  test('of somebody else is another key', async () => {
    const other = await aStore(app)
    const shared = key()
    const body = { closed_for_now: false }
    const answers = await Promise.all(
      [owner, await app.signIn(anOwner(other))].map((token) =>
        app.call('PUT /stores/me/closed-for-now', { token, body, key: shared }),
      ),
    )
    expect(answers.map((answer) => (answer.body.store as { store_id: string }).store_id)).toEqual([
      store.store_id,
      other.store_id,
    ])
  })

  test('sent by twins at the same moment does one thing', async () => {
    const placed = await place()
    const before = await countOrders()
    const options = { token: owner, key: key() }
    const path = `POST /orders/${String(placed.body.order_id)}/accept`
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.call(path, options)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveLength(1)
    expect(answers[0]?.status).toBe(200)
    const orderKey = { key: key(), body: orderBody({ customer: aCustomer() }) }
    const orders = await Promise.all(Array.from({ length: 8 }, () => app.call('POST /orders', orderKey)))
    expect(new Set(orders.map(({ body }) => body.order_id))).toHaveLength(1)
    expect(orders.every(({ status }) => status === 201)).toBe(true)
    expect(await countOrders()).toBe((before ?? 0) + 1)
  })

  test('an error is not stored', async () => {
    const options = { key: key(), body: orderBody({ customer: aCustomer(), expected_total: 1 }) }
    expect(await app.call('POST /orders', options)).toMatchObject({ status: 409, body: { code: 'orders.changed' } })
    const right = { ...options, body: { ...options.body, expected_total: 146 } }
    expect(await app.call('POST /orders', right)).toMatchObject({ status: 201 })
  })

  test('outlives a restart', async () => {
    const placed = await place()
    const options = { token: owner, key: key() }
    const path = `POST /orders/${String(placed.body.order_id)}/accept`
    const first = await app.call(path, options)
    const restarted = await buildTestApp({ db: app.db })
    expect((await restarted.call(path, options)).body).toEqual(first.body)
    await restarted.close()
  })

  test.each(['short', 'with space', 'x'.repeat(256), 'ключ-ключ'])('%j is no key', async (bad) => {
    const reply = await app.call('POST /auth/logout', { key: bad })
    expect(reply).toMatchObject({ status: 400, body: { details: { fields: [{ field: 'Idempotency-Key' }] } } })
  })
})
