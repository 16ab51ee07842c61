import type { Refund } from '@jhola/contract/payments/refunds/routes'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrderBy, begun, decide, deliverSimulatorWebhooks, type Made, report } from '../../../../test/factories/payments.ts'
import { anOwner, forgetEstablished } from '../../../../test/factories/shops.ts'
import { brokenInvariants } from '../../../../test/model/shop.ts'
import { createSecrets } from '../../../platform/secrets.ts'
import { reconcileRefunds, sendPaymentRefunds, sendRefunds } from '../index.ts'
import { SIGNATURE_HEADER, signWebhook } from '../simulator/signature.ts'
import { resolveRefundInCash, retryRefundPayout } from './retry-refund.ts'

let app: TestApp
let secret: Buffer
beforeAll(async () => {
  app = await buildTestApp()
  secret = await createSecrets(app.db, app.clock).get('test_bank')
})
afterAll(() => app.close())
afterEach(() => app.clock.set('2026-11-20T06:00:00.000Z'))

/** An order over 209 rupees, paid by card, whose bank refunds in this way; delivered unless it will be cancelled. */
const aPaidOrder = async (returning: string, { isBrought = true } = {}) => {
  const made = await anOrderBy(app, 'card')
  const shop = await app.signIn(anOwner(made.store))
  const { payment_id, reference } = await begun(made)
  await decide(app, reference, 'approve', 'at_once', returning)
  await deliverSimulatorWebhooks(app)
  const steps = isBrought ? ['confirmed', 'preparing', 'out_for_delivery', 'delivered'] : []
  for (const status of steps) await app.call(`PUT /orders/${made.order.id}/status`, { token: shop, body: { status } })
  const item_id = made.order.items[0]?.id ?? ''
  const refund = async (quantity: number) => {
    const body = { reason: 'damaged', lines: [{ item_id, quantity }] }
    const answer = await app.call(`POST /orders/${made.order.id}/refunds`, { token: shop, body })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return (answer.body.refund as Refund).refund_id
  }
  return { ...made, shop, payment_id, reference, refund }
}
const refundsOf = async (made: Made) => (await made.call(`GET /orders/${made.order.id}/refunds`)).body.refunds as Refund[]
const wholeOf = async (made: Made) => (await made.call(`GET /orders/${made.order.id}/refunds`)).body.returns
const reasons = async (made: Made) =>
  (
    await app.db.query<{ reason: string }>('SELECT reason FROM order_events WHERE order_id = $1 ORDER BY version', [
      made.order.id,
    ])
  ).map(({ reason }) => reason)
const inBooks = async (reference: string) =>
  app.db.query<{ key: string; state: string }>('SELECT key, state FROM test_bank_returns WHERE reference = $1 ORDER BY at, key', [
    reference,
  ])

/** A refund webhook with the bank's valid signature. */
const tell = (reference: string, event_id: string, key: string, said: string): Promise<number> => {
  const body = JSON.stringify({ event_id, reference, said, amount_paise: 1, return_key: key })
  return report(app, { [SIGNATURE_HEADER]: signWebhook(secret, app.clock.now().getTime(), body) }, body)
}

const payments = () => app.app.modules.payments

describe('a refund that the bank takes its time for', () => {
  test('is on its way until the bank reports it back', async () => {
    const made = await aPaidOrder('late')
    await made.refund(1)
    expect(await refundsOf(made)).toMatchObject([{ status: 'pending' }])
    expect(await sendRefunds(payments())).toBe(1)
    expect(await sendRefunds(payments())).toBe(0)
    expect(await refundsOf(made)).toMatchObject([{ status: 'sent', done_at: null }])
    await deliverSimulatorWebhooks(app)
    expect(await refundsOf(made)).toMatchObject([{ status: 'sent' }])
    app.clock.advance(20_000)
    await deliverSimulatorWebhooks(app)
    expect(await refundsOf(made)).toMatchObject([{ status: 'done', done_at: app.clock.now().toISOString() }])
  })

  test('whose report never comes is asked about after an hour', async () => {
    const made = await aPaidOrder('late')
    await made.refund(3)
    await sendRefunds(payments())
    await app.db.execute('DELETE FROM test_bank_reports WHERE reference = $1', [made.reference])
    expect(await made.read()).toMatchObject({ status: 'refunded', payment_status: 'completed' })
    app.clock.advance(59 * 60_000)
    expect(await reconcileRefunds(payments())).toBe(0)
    app.clock.advance(60_000)
    expect(await reconcileRefunds(payments())).toBe(1)
    expect(await refundsOf(made)).toMatchObject([{ status: 'done' }])
    expect(await made.read()).toMatchObject({ status: 'refunded', payment_status: 'refunded' })
    expect(await reconcileRefunds(payments())).toBe(0)
  })
})

describe('a refund that fails at the bank', () => {
  test('says so to the shop and the customer, is tried again under a new name, and comes back', async () => {
    const made = await aPaidOrder('fails_first')
    const refund_id = await made.refund(1)
    await sendRefunds(payments())
    await deliverSimulatorWebhooks(app)
    expect(await refundsOf(made)).toMatchObject([{ status: 'failed' }])
    expect(await reasons(made)).toContain('return_failed')
    expect(await sendRefunds(payments())).toBe(0)
    const which = { store_id: made.store.store_id, payment_id: made.payment_id, refund_id }
    await app.db.withTx((tx) => retryRefundPayout(payments(), tx, which))
    expect(await refundsOf(made)).toMatchObject([{ status: 'pending' }])
    await expect(app.db.withTx((tx) => retryRefundPayout(payments(), tx, which))).rejects.toMatchObject({
      code: 'payments.refund_not_failed',
    })
    expect(await sendRefunds(payments())).toBe(1)
    expect(await refundsOf(made)).toMatchObject([{ status: 'done' }])
    expect(await inBooks(made.reference)).toEqual([
      { key: `refund-${refund_id}`, state: 'failed' },
      { key: `refund-${refund_id}-2`, state: 'done' },
    ])
    // The webhook of the first try, late: a completed refund stays completed.
    await tell(made.reference, 'late-no', `refund-${refund_id}`, 'return_failed')
    expect(await refundsOf(made)).toMatchObject([{ status: 'done' }])
  })

  test('may be handed over in cash instead; the order ends as it should', async () => {
    const made = await aPaidOrder('fails_first')
    const refund_id = await made.refund(3)
    await sendRefunds(payments())
    await deliverSimulatorWebhooks(app)
    expect(await made.read()).toMatchObject({ status: 'refunded', payment_status: 'completed' })
    const which = { store_id: made.store.store_id, payment_id: made.payment_id, refund_id }
    const stranger = { ...which, store_id: 'STORE-OTHER' }
    await expect(app.db.withTx((tx) => resolveRefundInCash(payments(), tx, stranger))).rejects.toMatchObject({
      code: 'payments.not_found',
    })
    await app.db.withTx((tx) => resolveRefundInCash(payments(), tx, which))
    expect(await refundsOf(made)).toMatchObject([{ status: 'done', destination: 'cash' }])
    expect(await made.read()).toMatchObject({ status: 'refunded', payment_status: 'refunded' })
    expect((await sendRefunds(payments())) + (await reconcileRefunds(payments()))).toBe(0)
  })
})

describe('the money of an order that was called off', () => {
  test('is on its way, then back; its customer sees both', async () => {
    const made = await aPaidOrder('late', { isBrought: false })
    await made.call(`PATCH /orders/${made.order.id}/status`, { status: 'cancelled' })
    expect(await wholeOf(made)).toMatchObject([
      { payment_id: made.payment_id, amount: 209, status: 'pending', why: 'called_off' },
    ])
    expect(await sendPaymentRefunds(payments())).toBe(1)
    expect(await sendPaymentRefunds(payments())).toBe(0)
    expect(await wholeOf(made)).toMatchObject([{ amount: 209, status: 'sent', done_at: null }])
    expect((await made.read()).payment_status).toBe('completed')
    app.clock.advance(20_000)
    await deliverSimulatorWebhooks(app)
    expect(await wholeOf(made)).toMatchObject([{ status: 'done', done_at: app.clock.now().toISOString() }])
    expect((await made.read()).payment_status).toBe('refunded')
  })

  test('that fails to go back is tried again, or handed over', async () => {
    const made = await aPaidOrder('fails_first', { isBrought: false })
    await made.call(`PATCH /orders/${made.order.id}/status`, { status: 'cancelled' })
    await sendPaymentRefunds(payments())
    await deliverSimulatorWebhooks(app)
    expect(await wholeOf(made)).toMatchObject([{ status: 'failed' }])
    expect(await sendPaymentRefunds(payments())).toBe(0)
    const which = { store_id: made.store.store_id, payment_id: made.payment_id, refund_id: null }
    await app.db.withTx((tx) => retryRefundPayout(payments(), tx, which))
    expect(await sendPaymentRefunds(payments())).toBe(1)
    expect(await wholeOf(made)).toMatchObject([{ status: 'done' }])
    expect((await made.read()).payment_status).toBe('refunded')
  })

  test('that came too late says why it goes back', async () => {
    const made = await anOrderBy(app, 'card')
    const { reference } = await begun(made)
    await made.call(`PATCH /orders/${made.order.id}/status`, { status: 'cancelled' })
    await decide(app, reference, 'approve')
    await deliverSimulatorWebhooks(app)
    await sendPaymentRefunds(payments())
    expect(await wholeOf(made)).toMatchObject([{ amount: 209, status: 'done', why: 'not_needed' }])
    // Screens with the order open are notified about the payment.
    expect(await reasons(made)).toContain('payment_not_needed')
  })
})

describe('cash that the shop gives back while other money of the order is on its way back', () => {
  /** Paid in cash at delivery; the earlier card attempt is approved later, and its bank refunds it with a delay. */
  const aPaidTwice = async () => {
    const made = await anOrderBy(app, 'cod')
    const shop = await app.signIn(anOwner(made.store))
    const { reference } = await begun(made, { method: 'card' })
    const move = (status: string) => app.call(`PUT /orders/${made.order.id}/status`, { token: shop, body: { status } })
    for (const status of ['confirmed', 'preparing', 'out_for_delivery', 'delivered']) await move(status)
    await decide(app, reference, 'approve', 'at_once', 'late')
    await deliverSimulatorWebhooks(app)
    expect(await sendPaymentRefunds(payments())).toBe(1)
    return { ...made, shop, move }
  }

  test('is back at once: in the order, out of the drawer', async () => {
    const made = await aPaidTwice()
    expect(await made.move('refunded')).toMatchObject({ status: 200 })
    expect(await made.read()).toMatchObject({ status: 'refunded', payment_status: 'refunded', refunded_amount: 209 })
    const drawer = await app.call('GET /payments/drawer/2026-11-20', { token: made.shop })
    expect(drawer.body).toMatchObject({ cash_in: 209, cash_out: 209 })
    // The card refund completes later and does not change the order's payment.
    app.clock.advance(20_000)
    await deliverSimulatorWebhooks(app)
    expect(await wholeOf(made)).toMatchObject([{ amount: 209, status: 'done', why: 'not_needed' }])
    expect(await made.read()).toMatchObject({ status: 'refunded', payment_status: 'refunded' })
    expect(await reasons(made)).toContain('payment_gone_back')
  })

  test('leaves the books whole: a refunded order stays paid only while its own money is on its way', async () => {
    const [made, late] = [await aPaidTwice(), await aPaidOrder('late')]
    await made.move('refunded')
    await app.call(`PUT /orders/${late.order.id}/status`, { token: late.shop, body: { status: 'refunded' } })
    expect(await late.read()).toMatchObject({ status: 'refunded', payment_status: 'completed' })
    await forgetEstablished(app)
    expect(await brokenInvariants(app)).toEqual([])
  })
})

const seed = Number(process.env.RETURN_SEED ?? Math.floor(Math.random() * 2 ** 31))
const RUNS = 30

test(`${RUNS} disorders of five reports of a refund, each three times: the same end (seed ${seed})`, {
  timeout: 120_000,
}, async () => {
  const sayings = ['return_sent', 'return_sent', 'return_failed', 'return_done', 'return_done']
  const all = sayings.flatMap((_said, which) => [which, which, which])
  const disorders = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { seed, numRuns: RUNS })
  const ends = new Set<string>()
  for (const [run, disorder] of disorders.entries()) {
    const made = await aPaidOrder('late')
    const refund_id = await made.refund(1)
    for (const which of disorder)
      expect(await tell(made.reference, `${run}-${which}`, `refund-${refund_id}`, sayings[which] ?? '')).toBe(200)
    const [{ status, amount } = {}] = await refundsOf(made)
    const taken = await app.db.query(`SELECT 1 FROM payment_reports WHERE payment_id IS NULL AND event_id LIKE $1`, [`${run}-%`])
    ends.add(JSON.stringify({ status, amount, order: (await made.read()).status, taken: taken.length }))
  }
  expect([...ends].map((end) => JSON.parse(end))).toEqual([{ status: 'done', amount: 63, order: 'delivered', taken: 5 }])
})

test('a report about a return that nobody asked for, or of another service’s name, changes nothing', async () => {
  const made = await aPaidOrder('late')
  await made.refund(1)
  expect(await tell(made.reference, 'stray', 'refund-00000000-0000-4000-8000-000000000000', 'return_done')).toBe(200)
  expect(await tell(made.reference, 'unknown', 'x', 'return_maybe')).toBe(401)
  expect(await refundsOf(made)).toMatchObject([{ status: 'pending' }])
})
