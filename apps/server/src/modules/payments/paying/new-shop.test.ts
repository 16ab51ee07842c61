import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStore, establish } from '../../../../test/factories/shops.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

let utrs = 0
const aUtr = () => {
  utrs += 1
  return String(utrs).padStart(12, '4')
}

/** A shop with this many delivered orders and one order by UPI that it has not accepted. */
const aShop = async (delivered: number, overrides: Parameters<typeof aStore>[1] = {}) => {
  const store = await aStore(app, overrides)
  await app.db.execute('UPDATE stores SET upi_payee_name = $2 WHERE store_id = $1', [store.store_id, 'Ramesh Sharma'])
  await establish(app, store, delivered)
  const { order, token } = await anOrder(app, store, [await aProduct(app, store)], { paymentMethod: 'upi' })
  const headers = { 'x-order-token': token }
  return {
    store,
    order,
    pay: () => app.call('POST /payments/create', { headers, body: { order_id: order.id, amount: order.total_amount } }),
    seen: async () => (await app.call(`GET /orders/${order.id}`, { headers })).body,
    claim: () => app.call(`POST /orders/${order.id}/payment/claim`, { headers }),
    name: () => app.call(`PUT /orders/${order.id}/payment/utr`, { headers, body: { utr: aUtr() } }),
    confirm: () => app.call(`POST /orders/${order.id}/payment/confirm`, { headers, body: {} }),
    accept: async () => app.call(`POST /orders/${order.id}/accept`, { token: await app.signIn(anOwner(store)) }),
  }
}

const upiAt = async (storeId: string, language = 'en') => {
  const { body } = await app.call(`GET /payments/methods?store_id=${storeId}`, { headers: { 'accept-language': language } })
  return (body.methods as { id: string }[]).find(({ id }) => id === 'upi')
}

describe('a shop that has delivered nine orders', () => {
  test('gets no money by UPI before it has accepted: neither its UPI ID nor a payment is given out', async () => {
    const shop = await aShop(9)
    expect((await shop.seen()).upi).toBeNull()
    expect(await shop.pay()).toMatchObject({ status: 409, body: { code: 'payments.after_acceptance' } })
    const rows = await app.db.query('SELECT 1 FROM payments WHERE order_id = $1', [shop.order.id])
    expect(rows).toEqual([])
    expect((await shop.accept()).status).toBe(200)
    expect((await shop.seen()).upi).toMatchObject({ vpa: 'shop@upi', payee: 'Ramesh Sharma' })
    expect(await shop.pay()).toMatchObject({ status: 200, body: { upi: { vpa: 'shop@upi', payee: 'Ramesh Sharma' } } })
  })

  test('hears no claim of a payment before it has accepted, whichever call it comes by', async () => {
    const shop = await aShop(9)
    for (const call of [shop.claim, shop.confirm, shop.name])
      expect(await call()).toMatchObject({ status: 409, body: { code: 'payments.after_acceptance' } })
    expect((await shop.seen()).order).toMatchObject({ payment_claimed_at: null, payment_status: 'pending' })
    await shop.accept()
    expect(await shop.name()).toMatchObject({ status: 200 })
    expect(await shop.claim()).toMatchObject({ status: 200, body: { order: { payment_claimed_at: expect.any(String) } } })
  })

  test('may say itself that it was paid at its counter', async () => {
    const shop = await aShop(9)
    const token = await app.signIn(anOwner(shop.store))
    expect(
      await app.call(`POST /orders/${shop.order.id}/payment/confirm`, { token, body: { payment_method: 'upi' } }),
    ).toMatchObject({
      status: 200,
      body: { order: { payment_status: 'completed' } },
    })
  })

  test('says so on its page, in lists and at checkout, with the name that UPI apps show', async () => {
    const { store } = await aShop(9)
    expect((await app.call(`GET /stores/${store.store_id}`)).body.store).toMatchObject({ is_new: true })
    const near = await app.call(`GET /stores/nearby?latitude=${store.latitude}&longitude=${store.longitude}&radius_km=1`)
    expect((near.body.stores as { is_new: boolean }[]).some(({ is_new }) => is_new)).toBe(true)
    expect(await upiAt(store.store_id)).toMatchObject({
      enabled: true,
      after_acceptance: true,
      description: 'You pay after the shop accepts your order. Your UPI app must show this name: Ramesh Sharma',
    })
    expect(await upiAt(store.store_id, 'hi')).toMatchObject({
      description: expect.stringContaining('नाम दिखना चाहिए: Ramesh Sharma'),
    })
  })

  test('may be paid in cash at once', async () => {
    const { order, store } = await aShop(9)
    expect(order.payment_method).toBe('upi')
    const { body } = await app.call(`GET /payments/methods?store_id=${store.store_id}`)
    expect((body.methods as { id: string; enabled: boolean }[]).find(({ id }) => id === 'cod')?.enabled).toBe(true)
  })
})

describe('a shop that has delivered ten orders', () => {
  test('is not new, and is paid by UPI as before', async () => {
    const shop = await aShop(10)
    expect((await app.call(`GET /stores/${shop.store.store_id}`)).body.store).toMatchObject({ is_new: false })
    expect((await shop.seen()).upi).toMatchObject({ vpa: 'shop@upi' })
    expect(await shop.pay()).toMatchObject({ status: 200 })
    expect(await shop.claim()).toMatchObject({ status: 200, body: { order: { payment_claimed_at: expect.any(String) } } })
    expect(await upiAt(shop.store.store_id)).toMatchObject({
      after_acceptance: false,
      description: 'You pay the shop on the next page, with any UPI app. Your UPI app must show this name: Ramesh Sharma',
    })
  })
})

test('a shop that has delivered is asked for after it accepted, as long as it has not chosen otherwise', async () => {
  const shop = await aShop(10)
  await app.db.execute('UPDATE stores SET upi_after_acceptance = true, version = version + 1 WHERE store_id = $1', [
    shop.store.store_id,
  ])
  app.clock.advance(60_000)
  expect(await upiAt(shop.store.store_id)).toMatchObject({ after_acceptance: true })
  expect((await shop.seen()).upi).toBeNull()
  expect(await shop.pay()).toMatchObject({ status: 409, body: { code: 'payments.after_acceptance' } })
  await shop.accept()
  expect((await shop.seen()).upi).toMatchObject({ vpa: 'shop@upi' })
})

test('a shop that was suspended hears no claim about an order that it has not accepted', async () => {
  const shop = await aShop(10)
  await app.db.execute("UPDATE stores SET status = 'suspended', suspension_reason = 'x' WHERE store_id = $1", [
    shop.store.store_id,
  ])
  app.clock.advance(60_000)
  expect((await shop.seen()).upi).toBeNull()
  for (const call of [shop.claim, shop.name])
    expect(await call()).toMatchObject({ status: 409, body: { code: 'payments.after_acceptance' } })
})

test('UPI through a payment service, which gives money back, does not wait', async () => {
  const store = await aStore(app, { upi_vpa: null })
  expect(await upiAt(store.store_id)).toMatchObject({ after_acceptance: false })
})
