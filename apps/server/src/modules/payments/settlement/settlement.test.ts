import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrderBy, begun, decide, deliverSimulatorWebhooks, type Made, report } from '../../../../test/factories/payments.ts'
import { anOwner } from '../../../../test/factories/shops.ts'
import { createSecrets } from '../../../platform/secrets.ts'
import { reconcilePayments, releaseUnpaidOrders, sendPaymentRefunds } from '../index.ts'
import { SIGNATURE_HEADER, signWebhook } from '../simulator/signature.ts'

let app: TestApp
let secret: Buffer
beforeAll(async () => {
  app = await buildTestApp()
  secret = await createSecrets(app.db, app.clock).get('test_bank')
})
afterAll(() => app.close())

type Said = { event_id: string; reference: string; said: string; amount_paise: number }

/** A webhook with the bank's valid signature. */
const tell = (said: Said): Promise<number> => {
  const body = JSON.stringify(said)
  return report(app, { [SIGNATURE_HEADER]: signWebhook(secret, app.clock.now().getTime(), body) }, body)
}
const paiseOf = (made: Made) => Math.round(made.order.total_amount * 100)
const rowsOf = (made: Made) =>
  app.db.query<{ status: string; to_give_back: boolean; received_paise: number }>(
    'SELECT status, to_give_back, received_paise FROM payments WHERE order_id = $1 ORDER BY created_at, payment_id',
    [made.order.id],
  )
/** Makes the simulator's records match the webhooks that we sent in its name. */
const approveInBooks = (reference: string, paidPaise: number | null = null) =>
  app.db.execute(`UPDATE test_bank_payments SET state = 'approved', paid_paise = $2 WHERE reference = $1`, [reference, paidPaise])
const cancel = (made: Made) => made.call(`PATCH /orders/${made.order.id}/status`, { status: 'cancelled' })
const paidOrders = async () => {
  const rows = await app.db.query<{ paid: number }>(`SELECT count(*)::int AS paid FROM orders WHERE payment_status <> 'pending'`)
  return rows[0]?.paid
}

const AT_ONCE = 10
const FUZZED = Number(process.env.PAYMENT_FUZZ ?? 4000)

test(`${FUZZED} confirms and reports that are wrong in every way pay no order`, { timeout: 300_000 }, async () => {
  const [ours, theirs] = [await anOrderBy(app, 'card'), await anOrderBy(app, 'card')]
  const [attempt, other] = [await begun(ours), await begun(theirs)]
  // A recorded webhook of a real payment for its own order.
  const seen = await anOrderBy(app, 'card')
  const paid = await begun(seen)
  const recorded = { event_id: 'seen', reference: paid.reference, said: 'approved', amount_paise: paiseOf(seen) }
  const recordedBody = JSON.stringify(recorded)
  const recordedSignature = signWebhook(secret, app.clock.now().getTime(), recordedBody)
  expect(await report(app, { [SIGNATURE_HEADER]: recordedSignature }, recordedBody)).toBe(200)
  const paidBefore = await paidOrders()

  const rightBody = (amount: number) =>
    JSON.stringify({ event_id: 'forged', reference: attempt.reference, said: 'approved', amount_paise: amount })
  const nowMs = app.clock.now().getTime()
  const forged = fc.constantFrom<[string | undefined, string][]>(
    [undefined, rightBody(paiseOf(ours))],
    ['', rightBody(paiseOf(ours))],
    ['t=1,v1=00', rightBody(paiseOf(ours))],
    // Another secret; an old time; the signature of another body; of this body with an extra space.
    [signWebhook(randomBytes(32), nowMs, rightBody(paiseOf(ours))), rightBody(paiseOf(ours))],
    [signWebhook(secret, nowMs - 6 * 60_000, rightBody(paiseOf(ours))), rightBody(paiseOf(ours))],
    [recordedSignature, rightBody(paiseOf(ours))],
    [signWebhook(secret, nowMs, rightBody(paiseOf(ours))), `${rightBody(paiseOf(ours))} `],
    // Valid signatures, but a repeated event, an unknown payment, or not an approval.
    [recordedSignature, recordedBody],
    ...[
      { ...recorded, reference: 'nobody' },
      { ...recorded, event_id: 'open', reference: attempt.reference, said: 'open' },
    ].map((said): [string, string] => [signWebhook(secret, nowMs, JSON.stringify(said)), JSON.stringify(said)]),
  )
  const reports = forged.map(
    ([signature, body]) =>
      () =>
        report(app, signature === undefined ? {} : { [SIGNATURE_HEADER]: signature }, body),
  )
  const text = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom('completed', 'paid', 'mock_signature', 'pay_29QQoUBi66xm2f'),
  )
  const confirms = fc
    .record({
      // Our payment, another order's, another order's paid one, and an unknown one.
      payment_id: fc.constantFrom(attempt.payment_id, other.payment_id, paid.payment_id, '00000000-0000-4000-8000-000000000000'),
      razorpay_payment_id: fc.option(text, { nil: undefined }),
      razorpay_signature: fc.option(fc.oneof(text, fc.constant(recordedSignature)), { nil: undefined }),
      payment_status: fc.option(text, { nil: undefined }),
    })
    .map((body) => async () => (await ours.call('POST /payments/confirm', body)).status)
  const words = fc
    .record({ payment_id: text, payment_status: text })
    .map((body) => async () => (await ours.call(`POST /orders/${ours.order.id}/payment/confirm`, body)).status)
  const amounts = fc
    .constantFrom(-0.01, 0.01, -1, 100)
    .map((off) => async () => (await ours.begin({ amount: ours.order.total_amount + off })).status)

  // Valid signatures, but off by one paisa; each time a new event.
  const nearly = [await anOrderBy(app, 'card'), await anOrderBy(app, 'netbanking'), await anOrderBy(app, 'wallet')]
  const references = [await begun(nearly[0] as Made), await begun(nearly[1] as Made), await begun(nearly[2] as Made)]
  const paisaOff = fc
    .record({ which: fc.constantFrom(0, 1, 2), off: fc.constantFrom(-1, 1), event_id: fc.uuid() })
    .map(({ which, off, event_id }) => () => {
      const reference = references[which]?.reference ?? ''
      return tell({ event_id, reference, said: 'approved', amount_paise: paiseOf(nearly[which] as Made) + off })
    })

  const counts = new Map<number, number>()
  const attacks = fc.sample(fc.oneof(reports, confirms, words, amounts, paisaOff), { numRuns: FUZZED, seed: 20_261_122 })
  for (let from = 0; from < attacks.length; from += AT_ONCE)
    for (const status of await Promise.all(attacks.slice(from, from + AT_ONCE).map((attack) => attack()))) {
      counts.set(status, (counts.get(status) ?? 0) + 1)
      expect(status).toBeLessThan(500)
    }
  expect(await paidOrders()).toBe(paidBefore)
  expect((await ours.read()).payment_status).toBe('pending')
  for (const made of nearly) {
    expect((await made.read()).payment_status).toBe('pending')
    expect(await rowsOf(made)).toMatchObject([{ status: 'held' }])
  }
  // Every path was tried: rejected signatures, unknown and foreign payments, other amounts, and accepted events.
  expect([...counts.keys()].sort()).toEqual(expect.arrayContaining([200, 401, 404, 409]))
})

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))

test('every order of five reports, each three times: one capture and the same end', { timeout: 300_000 }, async () => {
  const sayings = ['open', 'timed_out', 'declined', 'approved', 'approved']
  const ends = new Set<string>()
  for (const [run, order] of permutations([0, 1, 2, 3, 4]).entries()) {
    const made = await anOrderBy(app, 'card')
    const { reference } = await begun(made)
    const reports = order.map(
      (which): Said => ({
        event_id: `${run}-${which}`,
        reference,
        said: sayings[which] ?? '',
        amount_paise: paiseOf(made),
      }),
    )
    // Three times in a row, and the whole sequence three times.
    const sent = run % 2 === 0 ? reports.flatMap((said) => [said, said, said]) : [...reports, ...reports, ...reports]
    for (const said of sent) expect(await tell(said)).toBe(200)
    const { status, payment_status, payment_method, version } = await made.read()
    ends.add(JSON.stringify({ status, payment_status, payment_method, version, payments: await rowsOf(made) }))
  }
  expect([...ends].map((end) => JSON.parse(end))).toEqual([
    {
      status: 'pending',
      payment_status: 'completed',
      payment_method: 'card',
      version: 2,
      payments: [{ status: 'paid', to_give_back: false, received_paise: 209_00 }],
    },
  ])
})

describe('money that is not what was asked for', () => {
  test.each([-1, 1])('%d paisa off: held and shown, paid again nowhere, returned when the order is called off', async (off) => {
    const made = await anOrderBy(app, 'card')
    const { payment_id, reference } = await begun(made)
    await tell({ event_id: `off-${payment_id}`, reference, said: 'approved', amount_paise: paiseOf(made) + off })
    expect(await made.read()).toMatchObject({ payment_status: 'pending', version: 2 })
    expect(await made.call(`GET /orders/${made.order.id}/payment`)).toMatchObject({
      body: { payment: { status: 'held' }, can_pay_online: false, can_pay_cash: false },
    })
    expect(await made.begin()).toMatchObject({ status: 402, body: { code: 'payments.held' } })
    // The order is not cancelled while a person must decide about its payment.
    app.clock.advance(16 * 60_000)
    await releaseUnpaidOrders(app.app.modules.payments)
    await sendPaymentRefunds(app.app.modules.payments)
    expect(await rowsOf(made)).toMatchObject([{ status: 'held' }])
    await cancel(made)
    await approveInBooks(reference, paiseOf(made) + off)
    expect(await sendPaymentRefunds(app.app.modules.payments)).toBe(1)
    expect(await sendPaymentRefunds(app.app.modules.payments)).toBe(0)
    expect(await rowsOf(made)).toMatchObject([{ status: 'given_back', received_paise: paiseOf(made) + off }])
  })

  test('the bank that sends less by itself is held by asking, too', async () => {
    const made = await anOrderBy(app, 'wallet')
    const { payment_id, reference } = await begun(made)
    await decide(app, reference, 'approve_less')
    expect(await made.call('POST /payments/confirm', { payment_id })).toMatchObject({
      status: 402,
      body: { code: 'payments.held' },
    })
    await deliverSimulatorWebhooks(app)
    expect(await rowsOf(made)).toEqual([{ status: 'held', to_give_back: false, received_paise: 208_00 }])
    await cancel(made)
    expect(await sendPaymentRefunds(app.app.modules.payments)).toBe(1)
  })

  test('the same transfer cannot pay two orders', async () => {
    const [first, second] = [await anOrderBy(app, 'card'), await anOrderBy(app, 'card')]
    const [one, two] = [await begun(first), await begun(second)]
    await tell({ event_id: 'one', reference: one.reference, said: 'approved', amount_paise: paiseOf(first) })
    await app.db.execute('UPDATE payments SET transaction = $2 WHERE payment_id = $1', [one.payment_id, two.reference])
    await tell({ event_id: 'two', reference: two.reference, said: 'approved', amount_paise: paiseOf(second) })
    expect((await second.read()).payment_status).toBe('pending')
    await cancel(second)
  })

  test('a second transfer for one attempt goes back, once', async () => {
    const made = await anOrderBy(app, 'card')
    const { payment_id, reference } = await begun(made)
    await tell({ event_id: 'x1', reference, said: 'approved', amount_paise: paiseOf(made) })
    await app.db.execute('UPDATE payments SET transaction = $2 WHERE payment_id = $1', [payment_id, 'another'])
    for (const event_id of ['x2', 'x3']) await tell({ event_id, reference, said: 'approved', amount_paise: paiseOf(made) })
    const rows = await rowsOf(made)
    expect(rows.filter(({ to_give_back }) => to_give_back)).toHaveLength(1)
    expect((await made.read()).payment_status).toBe('completed')
    await app.db.execute('DELETE FROM payments WHERE order_id = $1 AND to_give_back', [made.order.id])
  })
})

describe('reports that never come', () => {
  test('after a quarter of an hour the bank is asked, then every ten minutes, for three days', async () => {
    const made = await anOrderBy(app, 'card')
    const { reference } = await begun(made)
    const shop = await app.signIn(anOwner(made.store))
    await app.call(`POST /orders/${made.order.id}/accept`, { token: shop })
    const reconcile = () => reconcilePayments(app.app.modules.payments)
    await app.db.execute(`UPDATE payments SET asked_at = $1 WHERE order_id <> $2`, [app.clock.now(), made.order.id])
    await decide(app, reference, 'approve_late')
    app.clock.advance(14 * 60_000)
    await reconcile()
    expect((await made.read()).payment_status).toBe('pending')
    app.clock.advance(60_000)
    // A late success after the bank reported a failure.
    expect(await reconcile()).toBeGreaterThan(0)
    expect(await made.read()).toMatchObject({ payment_status: 'completed', payment_method: 'card' })

    const never = await anOrderBy(app, 'card')
    await begun(never)
    app.clock.advance(15 * 60_000)
    expect(await reconcile()).toBeGreaterThan(0)
    const asked = async () =>
      (await app.db.query<{ asked_at: Date }>('SELECT asked_at FROM payments WHERE order_id = $1', [never.order.id]))[0]?.asked_at
    const first = await asked()
    app.clock.advance(9 * 60_000)
    await reconcile()
    expect(await asked()).toEqual(first)
    app.clock.advance(60_000)
    await reconcile()
    expect(await asked()).toEqual(app.clock.now())
    app.clock.advance(3 * 24 * 3_600_000)
    await reconcile()
    expect(await asked()).not.toEqual(app.clock.now())
    app.clock.set('2026-11-20T06:00:00.000Z')
  })
})

describe('orders that nobody pays', () => {
  const release = () => releaseUnpaidOrders(app.app.modules.payments)
  const reserved = async (made: Made) =>
    (await app.db.query<{ reserved: number }>('SELECT reserved FROM products WHERE store_id = $1', [made.store.store_id]))[0]
      ?.reserved

  test('are called off after their window and give the goods free; cash and the shop’s own UPI are not', async () => {
    const late = { accept_within_minutes: 60 }
    const [card, cash, upi] = [
      await anOrderBy(app, 'card', late),
      await anOrderBy(app, 'cod', late),
      await anOrderBy(app, 'upi', late),
    ]
    const service = await anOrderBy(app, 'upi', { ...late, upi_vpa: null })
    app.clock.advance(15 * 60_000 - 1000)
    await release()
    expect((await card.read()).status).toBe('pending')
    app.clock.advance(1000)
    await release()
    for (const made of [card, service]) {
      expect(await made.read()).toMatchObject({
        status: 'cancelled',
        cancelled_by: 'system',
        cancellation_reason: 'not_paid_in_time',
        payment_status: 'failed',
      })
      expect(await reserved(made)).toBe(0)
    }
    for (const made of [cash, upi]) expect((await made.read()).status).toBe('pending')
    expect(await release()).toBe(0)
  })

  test('are asked about once more: money that is there counts, money that comes later goes back once', async () => {
    const long = { accept_within_minutes: 60 }
    const [paid, tooLate] = [await anOrderBy(app, 'card', long), await anOrderBy(app, 'card', long)]
    const [one, two] = [await begun(paid), await begun(tooLate)]
    await decide(app, one.reference, 'approve', 'late')
    app.clock.advance(15 * 60_000)
    await release()
    expect(await paid.read()).toMatchObject({ status: 'pending', payment_status: 'completed' })
    expect(await tooLate.read()).toMatchObject({ status: 'cancelled' })
    for (const event_id of ['l1', 'l2', 'l1'])
      await tell({ event_id, reference: two.reference, said: 'approved', amount_paise: paiseOf(tooLate) })
    await approveInBooks(two.reference)
    expect(await sendPaymentRefunds(app.app.modules.payments)).toBe(1)
    expect(await sendPaymentRefunds(app.app.modules.payments)).toBe(0)
    expect(await rowsOf(tooLate)).toEqual([{ status: 'given_back', to_give_back: true, received_paise: 209_00 }])
  })

  test('give their goods free also behind many whose service does not answer', async () => {
    const long = { accept_within_minutes: 60 }
    const asked: Made[] = []
    // One more than the list returns at once.
    for (let n = 0; n <= 50; n += 1) asked.push(await anOrderBy(app, 'card', long))
    for (const made of asked) await begun(made)
    app.clock.advance(1)
    const never = await anOrderBy(app, 'card', long)
    app.clock.advance(15 * 60_000)
    const { payments } = app.app.modules
    const byId: typeof payments.providers.byId = (id) => {
      const provider = payments.providers.byId(id)
      return provider && { ...provider, fetchStatus: () => Promise.reject(new Error('no answer')) }
    }
    expect(await releaseUnpaidOrders({ ...payments, providers: { ...payments.providers, byId } })).toBe(1)
    expect(await never.read()).toMatchObject({ status: 'cancelled', cancellation_reason: 'not_paid_in_time' })
    expect(await reserved(never)).toBe(0)
    for (const made of [asked.at(0), asked.at(-1)]) expect((await made?.read())?.status).toBe('pending')
    expect(await release()).toBe(asked.length)
  })

  test('that cannot be called off hold up no other', async () => {
    const long = { accept_within_minutes: 60 }
    const stuck = await anOrderBy(app, 'card', long)
    app.clock.advance(1)
    const other = await anOrderBy(app, 'card', long)
    const setReserved = (quantity: number) =>
      app.db.execute('UPDATE products SET reserved = $2 WHERE store_id = $1', [stuck.store.store_id, quantity])
    const held = await reserved(stuck)
    await setReserved(0)
    app.clock.advance(15 * 60_000)
    await expect(release()).rejects.toThrow('release-unpaid: 1 failed, 1 done')
    expect((await other.read()).status).toBe('cancelled')
    await setReserved(held ?? 0)
    expect(await release()).toBe(1)
  })
})
