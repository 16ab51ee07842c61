import { PHONE_PROOF_HEADER } from '@jhola/contract/constants'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder, anOrderBody, aPhone } from '../../../../test/factories/orders.ts'
import { lastMessage } from '../../../../test/factories/people.ts'
import { anOwner, aProduct, aStaff, aStore, aUser } from '../../../../test/factories/shops.ts'
import { brokenInvariants } from '../../../../test/model/shop.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ env: { STRANGER_LIMITS: 'on', RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' } })
})
afterEach(async () => expect(await brokenInvariants(app)).toEqual([]))
afterAll(() => app.close())

let addresses = 0
/** Headers of a caller on a network of their own. */
const elsewhere = () => {
  addresses += 1
  return { 'x-forwarded-for': `10.${addresses >> 8}.${addresses & 255}.7` }
}

const aShop = async ({ stock = 100, ...overrides }: Parameters<typeof aStore>[1] & { stock?: number } = {}) => {
  const store = await aStore(app, { min_order_paise: 0, ...overrides })
  return { store, product: await aProduct(app, store, { stock }), owner: await app.signIn(anOwner(store)) }
}
type Shop = Awaited<ReturnType<typeof aShop>>

type Buying = { phone?: string; headers?: Record<string, string>; token?: string; key?: string }
const buy = ({ store, product }: Shop, quantity: number, { phone = aPhone(), headers = elsewhere(), ...call }: Buying = {}) =>
  app.call('POST /orders', {
    headers,
    ...call,
    body: anOrderBody(store, [], {
      items: [{ productId: product.product_id, quantity }],
      customer: { name: 'Asha Rao', phone },
    }),
  })
/** The proof of a number, by the code that is sent to it. */
const prove = async (phone: string): Promise<Record<string, string>> => {
  const headers = elsewhere()
  await app.call('POST /auth/send-otp', { headers, body: { phone, role: 'customer' } })
  const { code } = (await lastMessage(app, `+91${phone}`)) ?? {}
  const { body } = await app.call('POST /orders/prove-number', { headers, body: { phone, otp: code } })
  return { ...elsewhere(), [PHONE_PROOF_HEADER]: String(body.proof) }
}

describe('a blocked number', () => {
  const block = (token: string, phone: string) => app.call('POST /customers/block', { token, body: { phone, name: 'Asha Rao' } })

  test('orders nothing at that shop, however it is written, and is told nothing', async () => {
    const [shop, other] = [await aShop(), await aShop()]
    const phone = aPhone()
    const { order } = await anOrder(app, shop.store, [shop.product], { customer: { name: 'Asha', phone } })
    expect(await block(shop.owner, order.customer_phone)).toMatchObject({
      status: 200,
      body: { blocked: [{ phone: `+91${phone}`, name: 'Asha Rao' }] },
    })
    const notTaken = { status: 409, body: { code: 'orders.not_taken' } }
    for (const written of [phone, `+91${phone}`, `0${phone}`, `+91 ${phone.slice(0, 5)}-${phone.slice(5)}`])
      expect(await buy(shop, 1, { phone: written })).toMatchObject(notTaken)
    expect(await buy(shop, 1, { phone, headers: await prove(phone) })).toMatchObject(notTaken)
    expect(JSON.stringify((await buy(shop, 1, { phone })).body)).not.toMatch(/block/i)
    expect(await buy(other, 1, { phone })).toMatchObject({ status: 201 })
    expect(await app.call('POST /customers/unblock', { token: shop.owner, body: { phone: `0${phone}` } })).toMatchObject({
      body: { blocked: [] },
    })
    expect(await buy(shop, 1, { phone })).toMatchObject({ status: 201 })
  })

  test('the shop may still type in an order for it; blocking twice is one block', async () => {
    const shop = await aShop()
    const phone = aPhone()
    for (let count = 0; count < 2; count += 1) await block(shop.owner, phone)
    const { body } = await app.call('GET /customers/blocked', { token: shop.owner })
    expect(body.blocked).toHaveLength(1)
    const items = [{ product_id: shop.product.product_id, quantity: 1 }]
    const typed = { store_id: shop.store.store_id, customer_name: 'Asha', customer_phone: phone, items, payment_method: 'cash' }
    expect(await app.call('POST /orders', { token: shop.owner, body: typed })).toMatchObject({ status: 201 })
  })

  test('another shop neither sees nor changes the list; customers cannot block', async () => {
    const [shop, other] = [await aShop(), await aShop()]
    const phone = aPhone()
    await block(await app.signIn(await aStaff(app, shop.store)), phone)
    await app.call('POST /customers/unblock', { token: other.owner, body: { phone } })
    expect((await app.call('GET /customers/blocked', { token: other.owner })).body.blocked).toEqual([])
    expect(await buy(shop, 1, { phone })).toMatchObject({ status: 409, body: { code: 'orders.not_taken' } })
    expect(await block(await app.signIn(await aUser(app)), phone)).toMatchObject({ status: 403 })
    expect(await app.call('POST /customers/block', { body: { phone } })).toMatchObject({ status: 401 })
  })
})
