import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { anOrder, aPhone } from '../../../test/factories/orders.ts'
import { anOwner, aProduct, aStaff, aStore, aUser } from '../../../test/factories/shops.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const lookUp = (token: string | undefined, phone: string) =>
  app.call(`GET /customers/lookup?phone=${encodeURIComponent(phone)}`, token ? { token } : {})

test('a customer is known by their number, with where their goods go and what they had last', async () => {
  const store = await aStore(app)
  const token = await app.signIn(anOwner(store))
  const [rice, dal] = [
    await aProduct(app, store),
    await aProduct(app, store, { loose: true, unit: 'kg', unit_size: 1000, stock: 9000 }),
  ]
  const phone = aPhone()
  const email = 'asha@example.in'
  await anOrder(app, store, [rice], { customer: { name: 'Asha', phone, email } })
  app.clock.advance(60_000)
  const { order } = await anOrder(app, store, [dal], {
    customer: { name: 'Asha Rao', phone },
    deliveryType: 'pickup',
    items: [
      { productId: dal.product_id, quantity: 1.25 },
      { productId: rice.product_id, quantity: 2 },
    ],
  })
  for (const typed of [phone, `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`, `0${phone}`])
    expect((await lookUp(token, typed)).body).toMatchObject({
      success: true,
      customer: {
        name: 'Asha Rao',
        phone: `+91${phone}`,
        email,
        landmark: 'near the temple',
        orders: 2,
        last_order: {
          order_id: order.id,
          order_number: order.order_number,
          delivery_type: 'pickup',
          total_amount: order.total_amount,
          items: [
            { product_id: dal.product_id, quantity: 1.25, unit: 'kg' },
            { product_id: rice.product_id, quantity: 2, unit: 'piece' },
          ],
        },
      },
    })
  const staff = await app.signIn(await aStaff(app, store))
  expect((await lookUp(staff, phone)).body.customer).toMatchObject({ delivery_address: expect.stringContaining('12 Pipe Road') })
})

test('they are written to in what they ordered in by themselves, whatever the shop typed in since', async () => {
  const store = await aStore(app)
  const token = await app.signIn(anOwner(store))
  const product = await aProduct(app, store)
  const customer = { name: 'Asha', phone: aPhone() }
  await anOrder(app, store, [product], { customer, language: 'ta' })
  app.clock.advance(60_000)
  const items = [{ product_id: product.product_id, quantity: 1, unit_price: 60 }]
  const typed = { store_id: store.store_id, customer_name: 'Asha', customer_phone: customer.phone, items, payment_method: 'cash' }
  const headers = { 'accept-language': 'mr' }
  const { body } = await app.call('POST /orders', { token, headers, body: { ...typed, channel: 'counter' } })
  expect(body.order).toMatchObject({ language: 'mr' })
  expect((await lookUp(token, customer.phone)).body.customer).toMatchObject({ language: 'ta' })
  expect((await app.call('POST /orders', { token, headers, body: { ...typed, language: 'ta' } })).body.order).toMatchObject({
    language: 'ta',
  })
})

test("another shop's customers are strangers here, and so is who never ordered", async () => {
  const [store, other] = [await aStore(app), await aStore(app)]
  const phone = aPhone()
  await anOrder(app, store, [await aProduct(app, store)], { customer: { name: 'Asha', phone } })
  const stranger = await app.signIn(anOwner(other))
  expect((await lookUp(stranger, phone)).body).toEqual({ success: true, customer: null })
  expect((await lookUp(stranger, aPhone())).body).toEqual({ success: true, customer: null })
})

test('a half number asks for nobody, and only people of a shop may ask', async () => {
  const store = await aStore(app)
  const token = await app.signIn(anOwner(store))
  expect(await lookUp(token, '98200')).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
  expect(await lookUp(undefined, aPhone())).toMatchObject({ status: 401 })
  expect(await lookUp(await app.signIn(await aUser(app)), aPhone())).toMatchObject({ status: 403 })
})

test('numbers are not tried out in thousands', async () => {
  const store = await aStore(app)
  const limited = await buildTestApp({ db: app.db, env: { RATE_LIMIT: 'on' } })
  const token = await limited.signIn(anOwner(store))
  const told = new Set<number>()
  for (let n = 0; n < 260 && !told.has(429); n += 1)
    told.add((await limited.call(`GET /customers/lookup?phone=${aPhone()}`, { token })).status)
  await limited.close()
  expect([...told]).toEqual([200, 429])
})
