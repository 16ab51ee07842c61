import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import {
  begun,
  decide as decideAtBank,
  deliverSimulatorWebhooks as hearTestBank,
  anOrderBy as makeOrderBy,
} from '../../../test/factories/payments.ts'
import { anOwner, aStore } from '../../../test/factories/shops.ts'
import { countLockWaits } from '../../../test/lock-waits.ts'
import { applyPayment } from '../orders/index.ts'
import { sendPaymentRefunds } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

type Method = { id: string; name: string; enabled: boolean; is_test: boolean }
const methodsOf = async (query: string, language = 'en', on = app) => {
  const answer = await on.call(`GET /payments/methods${query}`, { headers: { 'accept-language': language } })
  return { ...answer, methods: answer.body.methods as Method[] }
}
const enabled = (methods: Method[]) => methods.filter((method) => method.enabled).map(({ id }) => id)

describe('ways of paying', () => {
  test('are all listed; only what the shop takes is enabled, and the test mode says so', async () => {
    const both = await aStore(app)
    const offline = await aStore(app, { upi_vpa: null })
    await app.db.execute('UPDATE stores SET takes_online = false WHERE store_id = $1', [offline.store_id])
    const noCash = await aStore(app, { takes_cod: false })
    const { methods } = await methodsOf(`?store_id=${both.store_id}`)
    expect(methods.map(({ id }) => id)).toEqual(['upi', 'card', 'netbanking', 'cod', 'wallet'])
    expect(enabled(methods)).toEqual(['upi', 'card', 'netbanking', 'cod', 'wallet'])
    expect(methods.filter(({ is_test }) => is_test).map(({ id }) => id)).toEqual(['card', 'netbanking', 'wallet'])
    expect(enabled((await methodsOf(`?store_id=${offline.store_id}`)).methods)).toEqual(['cod'])
    expect(enabled((await methodsOf(`?store_id=${noCash.store_id}`)).methods)).toEqual(['upi', 'card', 'netbanking', 'wallet'])
  })

  test('without a payment service: UPI to the shop and cash, and no bank of the test mode', async () => {
    const plain = await buildTestApp({ db: app.db, env: { PAYMENT_SIMULATOR: 'off' } })
    const store = await aStore(app)
    expect(enabled((await methodsOf(`?store_id=${store.store_id}`, 'en', plain)).methods)).toEqual(['upi', 'cod'])
    const bank = await plain.call('GET /payments/test-bank/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')
    expect(bank).toMatchObject({ status: 404, body: { code: 'request.not_found' } })
    await plain.close()
  })

  test('are named in the language of the caller', async () => {
    const store = await aStore(app)
    const { methods } = await methodsOf(`?store_id=${store.store_id}`, 'hi-IN,en;q=0.5')
    expect(methods.find(({ id }) => id === 'cod')?.name).toBe('कैश ऑन डिलीवरी')
    expect((await methodsOf(`?store_id=${store.store_id}`, 'fr')).methods[3]?.name).toBe('Cash on Delivery')
  })

  test('without a shop are those of the usual one', async () => {
    expect(await methodsOf('')).toMatchObject({ status: 404, body: { code: 'stores.not_found' } })
    await aStore(app, { store_id: 'STORE-001' })
    expect(enabled((await methodsOf('')).methods)).toEqual(['upi', 'card', 'netbanking', 'cod', 'wallet'])
  })

  test.each(['?store_id=a', '?store_id=..%2F', '?shop=1'])('refuses %s', async (query) => {
    expect(await methodsOf(query)).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
  })
})

const anOrderBy = (method: string, overrides: Parameters<typeof aStore>[1] = {}) => makeOrderBy(app, method, overrides)
const decide = (reference: string, outcome: string, told = 'at_once') => decideAtBank(app, reference, outcome, told)
const deliverSimulatorWebhooks = () => hearTestBank(app)

describe('paying by card at the bank of the test mode', () => {
  test("is the bank's word alone: approved, reported, and the order is paid once", async () => {
    const made = await anOrderBy('card')
    expect(made.order).toMatchObject({ payment_method: 'card', payment_status: 'pending' })
    const { payment_id, reference, payment } = await begun(made)
    expect(payment).toMatchObject({ provider: 'simulator', status: 'created' })
    expect((await begun(made)).payment_id).toBe(payment_id)
    expect(await app.call(`GET /payments/test-bank/${reference}`)).toMatchObject({
      body: { payment: { state: 'open', amount: made.order.total_amount, method: 'card' } },
    })
    expect((await decide(reference, 'approve', 'twice')).status).toBe(200)
    expect(await decide(reference, 'decline')).toMatchObject({ status: 409, body: { code: 'payments.decided' } })
    await deliverSimulatorWebhooks()
    const paid = await made.read()
    expect(paid).toMatchObject({ payment_status: 'completed', status: 'pending', version: 2 })
    app.clock.advance(3000)
    await deliverSimulatorWebhooks()
    expect((await made.read()).version).toBe(2)
    const confirmed = await made.call('POST /payments/confirm', { payment_id })
    expect(confirmed).toMatchObject({
      status: 200,
      body: { payment: { status: 'paid' }, order: { payment_status: 'completed' } },
    })
    expect(await made.call(`POST /orders/${made.order.id}/payment/confirm`, { payment_id })).toMatchObject({ status: 200 })
  })

  test("no client can declare an order paid, and the bank's answer is asked for when its report is late", async () => {
    const made = await anOrderBy('card')
    const { payment_id, reference } = await begun(made)
    const claim = {
      payment_id,
      razorpay_payment_id: 'pay_mock',
      razorpay_signature: 'mock_signature',
      payment_status: 'completed',
    }
    expect(await made.call('POST /payments/confirm', claim)).toMatchObject({
      status: 409,
      body: { code: 'payments.unconfirmed' },
    })
    const completed = { payment_id, payment_status: 'completed' }
    expect(await made.call(`POST /orders/${made.order.id}/payment/confirm`, completed)).toMatchObject({
      status: 409,
      body: { code: 'payments.unconfirmed' },
    })
    expect((await made.read()).payment_status).toBe('pending')
    await decide(reference, 'approve', 'late')
    await deliverSimulatorWebhooks()
    expect((await made.read()).payment_status).toBe('pending')
    expect((await made.call('POST /payments/confirm', { payment_id })).status).toBe(200)
    expect((await made.read()).payment_status).toBe('completed')
    // The provider's ID of the payment; only the customer and the shop see it.
    const seen = await made.call(`GET /orders/${made.order.id}`)
    expect(seen.body.transaction_id).toBe(reference)
    const shared = await made.call(`POST /orders/${made.order.id}/share`)
    const viewed = await app.call(`GET /orders/${made.order.id}?t=${String(shared.body.share_token)}`)
    expect(viewed.body).toMatchObject({ view_only: true, transaction_id: null })
  })

  test('declined: the reason is told, the order stays, and is paid by another attempt or in cash', async () => {
    const made = await anOrderBy('card')
    const { payment_id, reference } = await begun(made)
    await decide(reference, 'decline')
    await deliverSimulatorWebhooks()
    expect(await made.call('POST /payments/confirm', { payment_id })).toMatchObject({
      status: 402,
      body: { code: 'payments.failed', details: { reason: 'declined' } },
    })
    expect(await made.call(`GET /orders/${made.order.id}/payment`)).toMatchObject({
      body: { payment: { status: 'failed', failure: 'declined', pay_path: null }, can_pay_online: true, can_pay_cash: true },
    })
    const again = await begun(made)
    expect(again.payment_id).not.toBe(payment_id)
    const cash = await made.call('POST /payments/cod', { order_id: made.order.id, amount: made.order.total_amount })
    expect(cash).toMatchObject({ status: 200, body: { order: { payment_method: 'cod', payment_status: 'pending' } } })
    // The bank approves the second attempt later: the payment arrived, so the order is no longer a cash order.
    await decide(again.reference, 'approve')
    await deliverSimulatorWebhooks()
    expect(await made.read()).toMatchObject({ payment_method: 'card', payment_status: 'completed' })
  })

  test('cash is chosen in the moment in which the money arrives: the money counts, and nobody asks for cash', async () => {
    const made = await anOrderBy('card')
    const [taken, seen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const order = { storeId: made.store.store_id, orderId: made.order.id, at: app.clock.now() }
    const arriving = app.db.withTx(async (tx) => {
      expect(await applyPayment(tx, order, { method: 'card', amountPaise: 209_00 })).toBe('pay_order')
      taken.resolve()
      await seen.promise
    })
    await taken.promise
    const cash = made.call('POST /payments/cod', { order_id: made.order.id, amount: made.order.total_amount })
    await expect.poll(() => countLockWaits(app.db), { timeout: 20_000 }).toBe(1)
    seen.resolve()
    await arriving
    expect(await cash).toMatchObject({ status: 409, body: { code: 'payments.not_due' } })
    expect(await made.read()).toMatchObject({ payment_method: 'card', payment_status: 'completed' })
  })

  test('nobody answers: the attempt is given up after a while', async () => {
    const made = await anOrderBy('netbanking')
    const { payment_id, reference } = await begun(made)
    app.clock.advance(16 * 60_000)
    expect((await made.call('POST /payments/confirm', { payment_id })).body).toMatchObject({ details: { reason: 'timed_out' } })
    expect(await decide(reference, 'approve')).toMatchObject({ status: 409 })
  })

  test('money that comes after the order was called off goes back, and so does what a called-off order had been paid with', async () => {
    const late = await anOrderBy('wallet')
    const attempt = await begun(late)
    await late.call(`PATCH /orders/${late.order.id}/status`, { status: 'cancelled' })
    await decide(attempt.reference, 'approve', 'out_of_order')
    await deliverSimulatorWebhooks()
    expect(await late.read()).toMatchObject({ status: 'cancelled', payment_status: 'failed' })

    const paid = await anOrderBy('card')
    const first = await begun(paid)
    await decide(first.reference, 'approve')
    await deliverSimulatorWebhooks()
    await paid.call(`PATCH /orders/${paid.order.id}/status`, { status: 'cancelled' })
    expect(await sendPaymentRefunds(app.app.modules.payments)).toBe(2)
    expect(await sendPaymentRefunds(app.app.modules.payments)).toBe(0)
    expect(await paid.read()).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
    for (const { reference } of [attempt, first])
      expect((await app.call(`GET /payments/test-bank/${reference}`)).body).toMatchObject({ payment: { state: 'given_back' } })
  })

  test('a delivered order that the shop refunds: the service gives the money back, once', async () => {
    const paid = await anOrderBy('card')
    const { reference } = await begun(paid)
    await decide(reference, 'approve')
    await deliverSimulatorWebhooks()
    const shop = await app.signIn(anOwner(paid.store))
    for (const status of ['confirmed', 'preparing', 'out_for_delivery', 'delivered', 'refunded'])
      await app.call(`PUT /orders/${paid.order.id}/status`, { token: shop, body: { status } })
    expect(await paid.read()).toMatchObject({ status: 'refunded', payment_status: 'completed' })
    expect(await sendPaymentRefunds(app.app.modules.payments)).toBe(1)
    expect(await sendPaymentRefunds(app.app.modules.payments)).toBe(0)
    expect(await paid.read()).toMatchObject({ status: 'refunded', payment_status: 'refunded' })
  })

  test('a report is believed only with its signature', async () => {
    const made = await anOrderBy('card')
    const { reference } = await begun(made)
    const url = '/api/v1/payments/webhooks/simulator'
    const payload = JSON.stringify({ event_id: 'a', reference, said: 'approved', amount_paise: 209_00 })
    for (const signature of [undefined, '', 't=1,v1=00', `t=${app.clock.now().getTime()},v1=${'0'.repeat(64)}`]) {
      const headers = {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'x-test-bank-signature': signature }),
      }
      const answer = await app.inject({ method: 'POST', url, headers, payload })
      expect(answer.statusCode).toBe(401)
    }
    expect((await app.call('POST /payments/webhooks/cod', { body: { reference } })).status).toBe(401)
    expect((await app.call('POST /payments/webhooks/nobody', { body: { reference } })).status).toBe(400)
    expect((await made.read()).payment_status).toBe('pending')
  })

  test('another amount, another order, a paid order and a way the shop does not take are refused', async () => {
    const made = await anOrderBy('card')
    const other = await anOrderBy('card')
    expect(await made.begin({ amount: 1 })).toMatchObject({ status: 409, body: { code: 'payments.amount_differs' } })
    expect(await made.begin({ order_id: other.order.id })).toMatchObject({ status: 404, body: { code: 'orders.not_found' } })
    const { payment_id } = await begun(other)
    expect(await made.call('POST /payments/confirm', { payment_id })).toMatchObject({
      status: 404,
      body: { code: 'orders.not_found' },
    })
    await app.db.execute('UPDATE stores SET takes_online = false, takes_cod = false WHERE store_id = $1', [made.store.store_id])
    expect(await made.begin()).toMatchObject({ status: 409, body: { code: 'stores.payment_not_taken' } })
    const cash = { order_id: made.order.id, amount: made.order.total_amount }
    expect(await made.call('POST /payments/cod', cash)).toMatchObject({ status: 409, body: { code: 'stores.payment_not_taken' } })
    await made.call(`PATCH /orders/${made.order.id}/status`, { status: 'cancelled' })
    expect(await made.begin()).toMatchObject({ status: 409, body: { code: 'payments.not_due' } })
  })
})

describe('paying the shop itself', () => {
  test('by UPI: its own request; the customer claims, the shop confirms', async () => {
    const made = await anOrderBy('upi')
    const { body } = await made.begin()
    expect(body).toMatchObject({ payment: { provider: 'upi_direct', pay_path: null }, upi: { vpa: 'shop@upi' } })
    const request = body.upi as { note: string; link: string }
    expect(request.note).toBe(`Order ${made.order.order_number}`)
    expect(request.link).toContain(`am=${made.order.total_amount.toFixed(2)}`)
    const payment_id = body.payment_id as string
    expect((await made.call('POST /payments/confirm', { payment_id })).body).toMatchObject({ code: 'payments.unconfirmed' })
    await made.call(`POST /orders/${made.order.id}/payment/claim`)
    expect(await made.read()).toMatchObject({ payment_status: 'pending', payment_claimed_at: expect.any(String) })
    const token = await app.signIn(anOwner(made.store))
    await app.call(`POST /orders/${made.order.id}/payment/confirm`, { token })
    expect((await made.call('POST /payments/confirm', { payment_id })).body).toMatchObject({ payment: { status: 'paid' } })
  })

  test('a shop without a UPI address takes UPI by the payment service', async () => {
    const made = await anOrderBy('upi', { upi_vpa: null })
    expect((await begun(made)).payment.provider).toBe('simulator')
  })

  test('the shop that was given cash for a card order says so, and it is an order of cash', async () => {
    const made = await anOrderBy('card')
    const token = await app.signIn(anOwner(made.store))
    const { body } = await app.call(`POST /orders/${made.order.id}/payment/confirm`, { token })
    expect(body).toMatchObject({ order: { payment_method: 'cod', payment_status: 'completed' } })
  })
})
