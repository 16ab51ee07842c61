import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../../test/build-test-app.ts'
import { anOrderBy, type Made, report } from '../../../../../test/factories/payments.ts'
import { type FakeRazorpay, startFakeRazorpay } from '../../../../../test/fakes/fake-razorpay.ts'
import { reconcilePayments, reconcileRefunds, sendPaymentRefunds } from '../../index.ts'
import { createRazorpay } from './razorpay.ts'
import { isCheckoutSignature, isWebhookSignature } from './signatures.ts'

let fakeRazorpay: FakeRazorpay
let app: TestApp
let lines: string[]
beforeAll(async () => {
  fakeRazorpay = await startFakeRazorpay()
  lines = []
  app = await buildTestApp({
    onLogLine: (line) => lines.push(line),
    env: {
      RAZORPAY_KEY_ID: fakeRazorpay.keyId,
      RAZORPAY_KEY_SECRET: fakeRazorpay.keySecret,
      RAZORPAY_WEBHOOK_SECRET: `${fakeRazorpay.webhookSecret},whsec_of_before`,
      RAZORPAY_URL: fakeRazorpay.url,
      PUBLIC_ORIGIN: 'https://jhola.example',
    },
  })
})
afterAll(async () => {
  await app.close()
  await fakeRazorpay.close()
})
afterEach(() => {
  fakeRazorpay.faults.length = 0
  fakeRazorpay.calls.length = 0
  fakeRazorpay.refundStatus = 'processed'
  fakeRazorpay.isReceiptUnique = true
  fakeRazorpay.ordersAtOnce = 1
})

const WEBHOOK = '/api/v1/payments/webhooks/razorpay'
type Begun = { payment_id: string; checkout: { action: string; fields: Record<string, string> }; order: string }

const begun = async (made: Made): Promise<Begun> => {
  const { status, body } = await made.begin()
  if (status !== 200) throw new Error(JSON.stringify(body))
  const found = body as unknown as Omit<Begun, 'order'>
  return { ...found, order: found.checkout.fields.order_id ?? '' }
}
const tell = (event: string, payment: Parameters<FakeRazorpay['report']>[1], eventId?: string) => {
  const { headers, body } = fakeRazorpay.report(event, payment, eventId)
  return report(app, headers, body, WEBHOOK)
}

describe('the two signatures', () => {
  test('of the checkout: the vector of the public contract', () => {
    const signature = '16807ffe1b5091b167572d31e98f14ab291b379ef47bdfc93a25d80e09c1ec18'
    const [order, payment] = ['order_TEST0000000001', 'pay_TEST0000000001']
    expect(isCheckoutSignature('test_secret', order, payment, signature)).toBe(true)
    expect(isCheckoutSignature('test_secret', payment, order, signature)).toBe(false)
    expect(isCheckoutSignature('other_secret', order, payment, signature)).toBe(false)
    for (const wrong of [signature.toUpperCase(), signature.slice(1), `${signature}0`, '', undefined, 1])
      expect(isCheckoutSignature('test_secret', order, payment, wrong)).toBe(false)
  })

  test('of a report: over its bytes, by the present secret or the one before', () => {
    const { headers, body } = fakeRazorpay.report('payment.captured', fakeRazorpay.pay('order_0', 'captured', 1))
    const signature = headers['x-razorpay-signature']
    expect(isWebhookSignature([fakeRazorpay.webhookSecret], body, signature)).toBe(true)
    expect(isWebhookSignature(['whsec_new', fakeRazorpay.webhookSecret], body, signature)).toBe(true)
    expect(isWebhookSignature(['whsec_new'], body, signature)).toBe(false)
    expect(isWebhookSignature([fakeRazorpay.webhookSecret], JSON.stringify(JSON.parse(body), null, 1), signature)).toBe(false)
  })
})

describe('an order at Razorpay', () => {
  test('is made once for an attempt, in whole paise, and its page is theirs', async () => {
    const made = await anOrderBy(app, 'card')
    const { payment_id, checkout, order } = await begun(made)
    expect((await begun(made)).order).toBe(order)
    expect(fakeRazorpay.calls).toEqual(['POST /v1/orders'])
    expect(fakeRazorpay.orders.get(order)).toMatchObject({
      amount: 209_00,
      currency: 'INR',
      receipt: payment_id.replaceAll('-', ''),
    })
    expect(checkout).toEqual({
      action: `${fakeRazorpay.url}/v1/checkout/embedded`,
      fields: {
        key_id: fakeRazorpay.keyId,
        order_id: order,
        amount: '20900',
        currency: 'INR',
        name: made.store.name,
        description: `Order ${made.order.order_number}`,
        callback_url: `https://jhola.example/pay/return/${payment_id}`,
        cancel_url: `https://jhola.example/pay/return/${payment_id}`,
      },
    })
  })

  test.each<[string, FakeRazorpay['faults'], number]>([
    ['an error of theirs', [{ status: 502 }], 2],
    [
      'too many calls',
      [
        { status: 429, headers: { 'retry-after': '0' } },
        { status: 429, headers: { 'retry-after': '0' } },
      ],
      3,
    ],
    ['a line that is cut after it was done', ['cut'], 2],
  ])('survives %s and is still made once', async (_what, faults, calls) => {
    const made = await anOrderBy(app, 'card')
    const before = fakeRazorpay.orders.size
    fakeRazorpay.faults.push(...faults)
    await begun(made)
    expect(fakeRazorpay.calls).toHaveLength(calls)
    expect(fakeRazorpay.orders.size).toBe(before + 1)
  })

  test('is the same one for two presses at once, even when they make two', async () => {
    const made = await anOrderBy(app, 'card')
    fakeRazorpay.isReceiptUnique = false
    fakeRazorpay.ordersAtOnce = 2
    const before = fakeRazorpay.orders.size
    const [first, second] = await Promise.all([begun(made), begun(made)])
    expect(fakeRazorpay.orders.size).toBe(before + 2)
    expect(second.order).toBe(first.order)
    expect(second.payment_id).toBe(first.payment_id)
    // The Razorpay order that both were shown is the stored one.
    expect(await tell('payment.captured', fakeRazorpay.pay(second.order, 'captured'))).toBe(200)
    expect((await made.read()).payment_status).toBe('completed')
  })

  test('that cannot be made leaves the customer with cash or another try', async () => {
    const made = await anOrderBy(app, 'card')
    fakeRazorpay.faults.push({ status: 500 }, { status: 500 }, { status: 500 })
    expect(await made.begin()).toMatchObject({ status: 503, body: { code: 'payments.unavailable' } })
    expect((await begun(made)).order).toMatch(/^order_/)
  })

  test('silence ends after its time', async () => {
    const settings = {
      keyId: fakeRazorpay.keyId,
      keySecret: fakeRazorpay.keySecret,
      webhookSecrets: ['whsec_standin'],
      url: fakeRazorpay.url,
    }
    const times = { timeoutMs: 60, tries: 2, pauseMs: 1 }
    const { clock } = app
    const quick = await createRazorpay(settings, { publicOrigin: 'https://jhola.example', clock, times })
    fakeRazorpay.faults.push('silence', 'silence')
    const attempt = {
      payment_id: 'p',
      order_id: 'o',
      method: 'card' as const,
      amountPaise: 1,
      reference: 'order_1',
      transaction: null,
    }
    await expect(quick.fetchStatus(attempt, {})).rejects.toMatchObject({ code: 'payments.unavailable' })
    const wrong = await createRazorpay({ ...settings, keySecret: 'not_the_secret' }, { publicOrigin: '', clock, times })
    await expect(wrong.fetchStatus(attempt, {})).rejects.toMatchObject({ code: 'payments.unavailable' })
  })
})

test('while they do not answer nobody is sent there: the way is shown as out of order, and comes back by itself', async () => {
  const made = await anOrderBy(app, 'card')
  const ways = async () => {
    const { body } = await app.call(`GET /payments/methods?store_id=${made.store.store_id}`)
    const methods = body.methods as { id: string; enabled: boolean; unavailable: boolean }[]
    return Object.fromEntries(methods.map(({ id, enabled, unavailable }) => [id, unavailable ? 'unavailable' : enabled]))
  }
  const all = { upi: true, card: true, netbanking: true, cod: true, wallet: true }
  expect(await ways()).toEqual(all)
  fakeRazorpay.faults.push(...Array.from({ length: 5 }, () => ({ status: 500 })))
  for (const _ of [1, 2]) expect(await made.begin()).toMatchObject({ status: 503, body: { code: 'payments.unavailable' } })
  // Three tries, then two: the fifth consecutive failure opens the circuit breaker.
  expect(fakeRazorpay.calls).toHaveLength(5)
  expect(await ways()).toEqual({ ...all, card: 'unavailable', netbanking: 'unavailable', wallet: 'unavailable' })
  const show = async () => (await made.call(`GET /orders/${made.order.id}/payment`)).body
  expect(await show()).toMatchObject({ can_pay_online: false, unavailable: true, can_pay_cash: true })
  expect(await made.begin()).toMatchObject({ status: 503, body: { code: 'payments.unavailable' } })
  expect(fakeRazorpay.calls).toHaveLength(5)
  app.clock.advance(30_000)
  expect(await ways()).toEqual(all)
  expect(await show()).toMatchObject({ can_pay_online: true, unavailable: false })
  await begun(made)
})

const FORGED = 1000

test(`${FORGED} forged confirms and reports in its name pay nothing`, { timeout: 120_000 }, async () => {
  const [ours, theirs] = [await anOrderBy(app, 'card'), await anOrderBy(app, 'card')]
  const [mine, other] = [await begun(ours), await begun(theirs)]
  const elsewhere = fakeRazorpay.pay(other.order, 'captured')
  expect(await tell('payment.captured', elsewhere)).toBe(200)
  const failed = fakeRazorpay.pay(mine.order, 'failed')
  const right = { ...failed, id: 'pay_nobody', status: 'captured' as const }
  const signature = fc.oneof(
    fc.constant(undefined),
    fc.string({ maxLength: 80 }),
    fc.stringMatching(/^[0-9a-f]{64}$/),
    fc.constantFrom(
      fakeRazorpay.checkoutSignature(other.order, elsewhere.id),
      fakeRazorpay.checkoutSignature(mine.order, failed.id),
      fakeRazorpay.report('payment.captured', elsewhere).headers['x-razorpay-signature'],
    ),
  )
  const confirms = fc
    .record({ razorpay_payment_id: fc.constantFrom(elsewhere.id, failed.id, right.id), razorpay_signature: signature })
    .map((claim) => async () => (await ours.call('POST /payments/confirm', { payment_id: mine.payment_id, ...claim })).status)
  const reports = fc
    .record({ said: fc.constantFrom(right, elsewhere), signature, event: fc.constantFrom('payment.captured', 'order.paid') })
    .map(({ said, event, signature: forged }) => () => {
      const { body } = fakeRazorpay.report(event, { ...said, order_id: mine.order })
      return report(app, forged === undefined ? {} : { 'x-razorpay-signature': forged }, body, WEBHOOK)
    })
  // Validly signed, but for another order's payment, or for an unknown order.
  const replays = fc
    .constantFrom({ ...elsewhere, order_id: mine.order }, { ...elsewhere, order_id: 'order_nobody' }, failed)
    .map((said) => () => tell('payment.captured', said))
  const statuses = new Set<number>()
  for (const attack of fc.sample(fc.oneof(confirms, reports, replays), FORGED)) statuses.add(await attack())
  expect((await ours.read()).payment_status).toBe('pending')
  expect([...statuses].sort()).toEqual([200, 401, 402])
})

describe('money at Razorpay', () => {
  test('the browser comes back with their signature: read at their side, paid once', async () => {
    const made = await anOrderBy(app, 'card')
    const { payment_id, order } = await begun(made)
    const paid = fakeRazorpay.pay(order, 'captured')
    const form = new URLSearchParams({
      razorpay_payment_id: paid.id,
      razorpay_order_id: order,
      razorpay_signature: fakeRazorpay.checkoutSignature(order, paid.id),
    })
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://api.razorpay.com' }
    const answer = await app.inject({ method: 'POST', url: `/pay/return/${payment_id}`, headers, payload: form.toString() })
    expect(answer).toMatchObject({ statusCode: 303 })
    expect(answer.headers.location).toBe(`/order/${made.order.id}/track?paying=${payment_id}`)
    expect(await made.read()).toMatchObject({ payment_status: 'completed', version: 2 })
    expect(await tell('payment.captured', paid)).toBe(200)
    expect(await tell('order.paid', paid)).toBe(200)
    expect((await made.read()).version).toBe(2)
    expect((await made.call(`GET /orders/${made.order.id}`)).body.transaction_id).toBe(paid.id)
  })

  test('a signature of nobody, of another order, or over a payment that failed pays nothing', async () => {
    const [made, other] = [await anOrderBy(app, 'card'), await anOrderBy(app, 'card')]
    const [mine, theirs] = [await begun(made), await begun(other)]
    const elsewhere = fakeRazorpay.pay(theirs.order, 'captured')
    const failed = fakeRazorpay.pay(mine.order, 'failed')
    const claims = [
      { razorpay_payment_id: elsewhere.id, razorpay_signature: fakeRazorpay.checkoutSignature(theirs.order, elsewhere.id) },
      { razorpay_payment_id: elsewhere.id, razorpay_signature: fakeRazorpay.checkoutSignature(mine.order, elsewhere.id) },
      { razorpay_payment_id: failed.id, razorpay_signature: fakeRazorpay.checkoutSignature(mine.order, failed.id) },
      { razorpay_payment_id: 'pay_mock', razorpay_signature: 'mock_signature', payment_status: 'completed' },
    ]
    for (const claim of claims)
      expect((await made.call('POST /payments/confirm', { payment_id: mine.payment_id, ...claim })).status).toBe(402)
    expect((await made.read()).payment_status).toBe('pending')
    const { body } = fakeRazorpay.report('payment.captured', elsewhere)
    expect(await report(app, { 'x-razorpay-signature': '0'.repeat(64) }, body, WEBHOOK)).toBe(401)
    expect(await report(app, fakeRazorpay.report('payment.captured', elsewhere).headers, `${body} `, WEBHOOK)).toBe(401)
  })

  test('authorised: taken at once, also after a failure, and when somebody else took it first', async () => {
    const made = await anOrderBy(app, 'card')
    const { order } = await begun(made)
    const first = fakeRazorpay.pay(order, 'failed')
    await tell('payment.failed', first)
    expect(await made.call(`GET /orders/${made.order.id}/payment`)).toMatchObject({ body: { payment: { status: 'failed' } } })
    const second = fakeRazorpay.pay(order, 'authorized')
    await tell('payment.authorized', second)
    expect(second.status).toBe('captured')
    expect(await made.read()).toMatchObject({ payment_status: 'completed' })
    // The webhook of the first failure, late and repeated.
    await tell('payment.failed', first, 'evt_late')
    expect((await made.read()).payment_status).toBe('completed')
  })

  test('reports that never come: our job asks; the wrong amount is held', async () => {
    const [made, short] = [await anOrderBy(app, 'card'), await anOrderBy(app, 'card')]
    fakeRazorpay.pay((await begun(made)).order, 'captured')
    fakeRazorpay.pay((await begun(short)).order, 'captured', 208_99)
    app.clock.advance(15 * 60_000)
    await reconcilePayments(app.app.modules.payments)
    expect((await made.read()).payment_status).toBe('completed')
    expect((await short.read()).payment_status).toBe('pending')
    expect(await short.call(`GET /orders/${short.order.id}/payment`)).toMatchObject({ body: { payment: { status: 'held' } } })
    await short.call(`PATCH /orders/${short.order.id}/status`, { status: 'cancelled' })
    await sendPaymentRefunds(app.app.modules.payments)
    expect(fakeRazorpay.refunds.at(-1)).toMatchObject({ amount: 208_99 })
  })

  test('of a dead order goes back once, whatever breaks on the way', async () => {
    const made = await anOrderBy(app, 'card')
    const { order } = await begun(made)
    await made.call(`PATCH /orders/${made.order.id}/status`, { status: 'cancelled' })
    const paid = fakeRazorpay.pay(order, 'captured')
    await tell('payment.captured', paid)
    const before = fakeRazorpay.refunds.length
    fakeRazorpay.faults.push('cut', { status: 503 })
    expect(await sendPaymentRefunds(app.app.modules.payments)).toBe(1)
    expect(await sendPaymentRefunds(app.app.modules.payments)).toBe(0)
    expect(fakeRazorpay.refunds).toHaveLength(before + 1)
    expect(fakeRazorpay.refunds.at(-1)).toMatchObject({ payment_id: paid.id, amount: 209_00 })
    expect(fakeRazorpay.refunds.at(-1)?.key.length).toBeGreaterThanOrEqual(10)
  })
})

describe('a refund at Razorpay', () => {
  /** A payment that arrived too late is refunded fully. Returns the refund as Razorpay has it. */
  const aRefund = async (status: 'pending' | 'processed') => {
    const made = await anOrderBy(app, 'card')
    const { order, payment_id } = await begun(made)
    await made.call(`PATCH /orders/${made.order.id}/status`, { status: 'cancelled' })
    await tell('payment.captured', fakeRazorpay.pay(order, 'captured'))
    fakeRazorpay.refundStatus = status
    expect(await sendPaymentRefunds(app.app.modules.payments)).toBe(1)
    const refund = fakeRazorpay.refunds.at(-1)
    if (!refund) throw new Error('nothing was refunded')
    const state = async () => {
      const { body } = await made.call(`GET /orders/${made.order.id}/refunds`)
      return (body.returns as { status: string }[]).map((whole) => whole.status)
    }
    return { made, refund, payment_id, state }
  }
  const tellRefund = (event: string, refund: FakeRazorpay['refunds'][number], eventId?: string) => {
    const { headers, body } = fakeRazorpay.reportRefund(event, refund, eventId)
    return report(app, headers, body, WEBHOOK)
  }

  test('carries our key in its notes and its header, and is back at once when they say so', async () => {
    const { refund, payment_id, state } = await aRefund('processed')
    expect(refund).toMatchObject({ key: `all-${payment_id}`, notes: { key: `all-${payment_id}` }, amount: 209_00 })
    expect(await state()).toEqual(['done'])
  })

  test('is on its way until they report it, also slower than asked; reported late or again changes nothing', async () => {
    const { refund, state } = await aRefund('pending')
    expect(await state()).toEqual(['sent'])
    expect(await tellRefund('refund.speed_changed', refund)).toBe(200)
    expect(await state()).toEqual(['sent'])
    refund.status = 'processed'
    for (const _ of [1, 2]) expect(await tellRefund('refund.processed', refund, `evt_${refund.id}`)).toBe(200)
    expect(await state()).toEqual(['done'])
    expect(await tellRefund('refund.failed', { ...refund, status: 'failed' })).toBe(200)
    expect(await state()).toEqual(['done'])
  })

  test('that fails is shown; signed by nobody it counts for nothing', async () => {
    const { refund, state } = await aRefund('pending')
    const { body } = fakeRazorpay.reportRefund('refund.failed', { ...refund, status: 'failed' })
    expect(await report(app, { 'x-razorpay-signature': '0'.repeat(64) }, body, WEBHOOK)).toBe(401)
    expect(await state()).toEqual(['sent'])
    refund.status = 'failed'
    expect(await tellRefund('refund.failed', refund)).toBe(200)
    expect(await state()).toEqual(['failed'])
    expect(await sendPaymentRefunds(app.app.modules.payments)).toBe(0)
  })

  test('whose report is lost is asked about; one that was made by hand at their side is nobody’s', async () => {
    const { refund, state } = await aRefund('pending')
    refund.status = 'processed'
    expect(await tellRefund('refund.processed', { ...refund, notes: [] })).toBe(200)
    expect(await state()).toEqual(['sent'])
    fakeRazorpay.calls.length = 0
    app.clock.advance(60 * 60_000)
    expect(await reconcileRefunds(app.app.modules.payments)).toBeGreaterThan(0)
    expect(fakeRazorpay.calls).toContain(`GET /v1/payments/${refund.payment_id}/refunds?count=100`)
    expect(await state()).toEqual(['done'])
  })
})

test('nothing secret is written to the log', () => {
  const log = lines.join('\n')
  expect(log).not.toBe('')
  for (const secret of [fakeRazorpay.keySecret, fakeRazorpay.webhookSecret, 'Basic ', 'Asha']) expect(log).not.toContain(secret)
})

test('without its settings there is no Razorpay', async () => {
  const plain = await buildTestApp({ db: app.db })
  expect(await report(plain, {}, '{}', WEBHOOK)).toBe(404)
  await plain.close()
})
