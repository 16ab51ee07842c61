import type { PaymentDay, PaymentIssue, RefundStatus, UnrecordedPayment } from '@jhola/contract/payments/dashboard/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder } from '../../../../test/factories/orders.ts'
import { anOrderBy, begun, decide, deliverSimulatorWebhooks, type Made } from '../../../../test/factories/payments.ts'
import { anOwner, aProduct, aStaff, aStore } from '../../../../test/factories/shops.ts'
import { sendPaymentRefunds, sendRefunds } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const TODAY = '2026-11-20'
const FORWARD = ['confirmed', 'preparing', 'out_for_delivery', 'delivered']

type Store = Made['store']
const deskOf = async (store: Store) => {
  const token = await app.signIn(anOwner(store))
  const get = async (path: string) => (await app.call(`GET /payments/${path}`, { token })).body
  return {
    token,
    call: (path: string, body?: object, key?: string) => app.call(path, { token, ...(body && { body }), ...(key && { key }) }),
    day: async (date = TODAY) => ((await get(`days?from=${date}&to=${date}`)).days as PaymentDay[])[0],
    open: async () => (await get('open')) as unknown as { waiting: UnrecordedPayment[]; claims: UnrecordedPayment[] },
    stuck: async () => (await get('stuck')) as unknown as { stuck: PaymentIssue[]; backs: RefundStatus[] },
    backs: async (query = '') => (await get(`refunds${query}`)).backs as RefundStatus[],
  }
}
type Desk = Awaited<ReturnType<typeof deskOf>>

const bring = async (desk: Desk, order: { id: string }, upTo = 'delivered') => {
  for (const status of FORWARD.slice(0, FORWARD.indexOf(upTo) + 1)) await desk.call(`PUT /orders/${order.id}/status`, { status })
}

/** An order over 209 rupees at its own shop, paid by card in the payment simulator. */
const aCardOrder = async (outcome = 'approve', returning = 'at_once') => {
  const made = await anOrderBy(app, 'card')
  const { payment_id, reference } = await begun(made)
  await decide(app, reference, outcome, 'at_once', returning)
  await deliverSimulatorWebhooks(app)
  const desk = await deskOf(made.store)
  return { ...made, desk, payment_id, reference }
}
const returnsOf = async (reference: string) => {
  const rows = await app.db.query<{ times: number; sum: number }>(
    "SELECT count(*)::int AS times, coalesce(sum(amount_paise), 0)::bigint AS sum FROM test_bank_returns WHERE reference = $1 AND state = 'done'",
    [reference],
  )
  return rows[0]
}

describe('the money of a day', () => {
  test('stands by the way it came and went back, on the day of the shop', async () => {
    const store = await aStore(app)
    const desk = await deskOf(store)
    const product = await aProduct(app, store)
    const order = async (paymentMethod: string) => (await anOrder(app, store, [product], { paymentMethod })).order
    const [cash, upi, unpaid] = [await order('cod'), await order('upi'), await order('cod')]
    await bring(desk, cash)
    await desk.call(`POST /orders/${upi.id}/payment/confirm`, {})
    await bring(desk, unpaid, 'out_for_delivery')
    await desk.call(`POST /orders/${cash.id}/refunds`, {
      lines: [{ item_id: cash.items[0]?.id, quantity: 1 }],
      reason: 'damaged',
    })
    expect(await desk.day()).toEqual({
      date: TODAY,
      received: [
        { way: 'cash', count: 1, amount: 209 },
        { way: 'upi', count: 1, amount: 209 },
      ],
      returned: [{ way: 'cash', count: 1, amount: 63 }],
      net: 355,
      round_off: 0,
    })
    // 23:30 is still today in India, 00:30 is not.
    app.clock.set('2026-11-20T18:00:00.000Z')
    await desk.call(`PUT /orders/${unpaid.id}/status`, { status: 'delivered' })
    expect(await desk.day()).toMatchObject({ received: [{ way: 'cash', count: 2, amount: 418 }, { way: 'upi' }], net: 564 })
    app.clock.set('2026-11-20T19:00:00.000Z')
    await desk.call(`POST /orders/${upi.id}/refunds`, { reason: 'returned' })
    const { body } = await desk.call('GET /payments/days?from=2026-11-19&to=2026-11-21')
    expect(body).toMatchObject({
      today: '2026-11-21',
      days: [
        { date: '2026-11-21', received: [], returned: [], net: 0 },
        { date: TODAY, net: 564 },
        { date: '2026-11-19', net: 0 },
      ],
    })
    await bring(desk, upi)
    await desk.call(`POST /orders/${upi.id}/refunds`, { reason: 'returned', destination: 'cash' })
    expect(await desk.day('2026-11-21')).toMatchObject({ returned: [{ way: 'cash', count: 1, amount: 209 }], net: -209 })
    const moves = await desk.call(`GET /payments/moves?from=${TODAY}&to=2026-11-21`)
    expect(moves.body).toMatchObject({ total: 5, limit: 10_000 })
    expect(
      (moves.body.moves as { kind: string; amount: number }[]).map(({ kind, amount }) => `${kind} ${amount}`).sort(),
    ).toEqual(['received 209', 'received 209', 'received 209', 'returned 209', 'returned 63'])
    app.clock.set('2026-11-20T06:00:00.000Z')
  })

  test('of a card is money with the service; called off it went back the same way', async () => {
    const made = await aCardOrder()
    expect(await made.desk.day()).toMatchObject({
      received: [{ way: 'service_card', count: 1, amount: 209 }],
      returned: [],
      net: 209,
    })
    await made.call(`PATCH /orders/${made.order.id}/status`, { status: 'cancelled' })
    expect(await made.desk.backs()).toMatchObject([{ state: 'pending', reason: 'called_off', amount: 209, way: 'service_card' }])
    await sendPaymentRefunds(app.app.modules.payments)
    expect(await made.desk.day()).toMatchObject({ returned: [{ way: 'service_card', count: 1, amount: 209 }], net: 0 })
    expect(await made.desk.backs()).toMatchObject([{ state: 'done', reason: 'called_off', amount: 209 }])
    expect(await made.desk.stuck()).toMatchObject({ stuck: [], backs: [] })
  })

  test.each(['from=2026-11-20&to=2026-11-19', 'from=2025-01-01&to=2026-11-20', 'from=x&to=y', ''])(
    'refuses %s',
    async (query) => {
      const desk = await deskOf(await aStore(app))
      expect(await desk.call(`GET /payments/days?${query}`)).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
    },
  )
})

describe('money that nobody noted', () => {
  test('is noted with one tap, as the cash that it was', async () => {
    const made = await anOrderBy(app, 'upi')
    const desk = await deskOf(made.store)
    expect((await desk.open()).waiting).toEqual([])
    await bring(desk, made.order)
    expect(await desk.open()).toMatchObject({
      waiting: [{ order_id: made.order.id, status: 'delivered', payment_method: 'upi', amount: 209, claimed_at: null }],
      claims: [],
    })
    await desk.call(`POST /orders/${made.order.id}/payment/confirm`, { payment_method: 'cash' })
    expect((await desk.open()).waiting).toEqual([])
    expect(await desk.day()).toMatchObject({ received: [{ way: 'cash', count: 1, amount: 209 }] })
  })

  test('a claim is confirmed, or was not found: then its customer is told and may say it again', async () => {
    const made = await anOrderBy(app, 'upi')
    const desk = await deskOf(made.store)
    const notFound = () => desk.call(`POST /orders/${made.order.id}/payment/not-found`)
    expect(await notFound()).toMatchObject({ status: 409, body: { code: 'payments.not_due' } })
    await made.call(`POST /orders/${made.order.id}/payment/claim`)
    await made.call(`PUT /orders/${made.order.id}/payment/utr`, { utr: '412345678901' })
    expect((await desk.open()).claims).toMatchObject([
      {
        order_id: made.order.id,
        amount: 209,
        claimed_at: expect.any(String),
        transfer: '412345678901',
        reference: made.order.id.replaceAll('-', ''),
      },
    ])
    expect(await notFound()).toMatchObject({ status: 200 })
    expect(await made.read()).toMatchObject({
      payment_status: 'pending',
      payment_claimed_at: null,
      payment_missed_at: expect.any(String),
    })
    expect(await desk.open()).toMatchObject({ waiting: [], claims: [] })
    await made.call(`POST /orders/${made.order.id}/payment/claim`)
    expect(await made.read()).toMatchObject({ payment_claimed_at: expect.any(String), payment_missed_at: null })
    await desk.call(`POST /orders/${made.order.id}/payment/confirm`, { payment_method: 'upi' })
    expect((await desk.open()).claims).toEqual([])
    expect(await desk.day()).toMatchObject({ received: [{ way: 'upi', count: 1, amount: 209 }] })
    expect(await notFound()).toMatchObject({ status: 409, body: { code: 'payments.not_due' } })
  })

  test('paid straight to a shop that called the order off is handed back by it', async () => {
    const made = await anOrderBy(app, 'upi')
    const desk = await deskOf(made.store)
    await desk.call(`POST /orders/${made.order.id}/payment/confirm`, {})
    await desk.call(`PUT /orders/${made.order.id}/status`, { status: 'cancelled', reason: 'other' })
    expect((await desk.stuck()).stuck).toMatchObject([{ kind: 'by_hand', way: 'upi', asked: 209, received: 209 }])
    await desk.call(`PUT /orders/${made.order.id}/status`, { status: 'refunded', reason: 'other' })
    expect((await desk.stuck()).stuck).toEqual([])
    expect(await desk.backs('?state=done')).toMatchObject([{ reason: 'called_off', way: 'upi', amount: 209, borne_by: null }])
  })
})

describe('held money', () => {
  test('goes back once, however many ask at one moment, and the order can be paid again', async () => {
    const made = await aCardOrder('approve_less')
    const { desk, payment_id } = made
    const { stuck } = await desk.stuck()
    expect(stuck).toMatchObject([{ kind: 'held', payment_id, asked: 209, way: 'service_card' }])
    const received = stuck[0]?.received ?? 0
    expect(received).toBeLessThan(209)
    expect(await desk.day()).toMatchObject({ received: [], net: 0 })
    const answers = await Promise.all(
      [1, 2, 3, 4].map((one) => desk.call(`POST /payments/${payment_id}/give-back`, undefined, `give-back-${payment_id}-${one}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await desk.stuck()).toMatchObject({
      stuck: [],
      backs: [{ state: 'pending', reason: 'other_amount', amount: received }],
    })
    await Promise.all([sendPaymentRefunds(app.app.modules.payments), sendPaymentRefunds(app.app.modules.payments)])
    expect(await returnsOf(made.reference)).toEqual({ times: 1, sum: Math.round(received * 100) })
    expect(await desk.backs()).toMatchObject([{ state: 'done', reason: 'other_amount', amount: received }])
    expect(await desk.day()).toMatchObject({ received: [], returned: [], net: 0 })
    expect((await made.read()).payment_status).toBe('pending')
    expect((await made.begin()).status).toBe(200)
    // The refund is in progress or completed: a repeated request changes nothing.
    expect((await desk.call(`POST /payments/${payment_id}/give-back`)).status).toBe(200)
  })

  test('of another shop, or money that is not held, does not move', async () => {
    const [held, paid] = [await aCardOrder('approve_less'), await aCardOrder()]
    expect(await paid.desk.call(`POST /payments/${held.payment_id}/give-back`)).toMatchObject({
      status: 404,
      body: { code: 'payments.not_found' },
    })
    expect(await paid.desk.call(`POST /payments/${paid.payment_id}/give-back`)).toMatchObject({
      status: 409,
      body: { code: 'payments.decided' },
    })
  })
})

describe('what the service failed to return', () => {
  /** Paid by card at a bank that fails the first refund; refunded fully by lines, or cancelled. */
  const aFailedBack = async (how: 'refunded' | 'called_off') => {
    const made = await aCardOrder('approve', 'fails_first')
    if (how === 'refunded') {
      await bring(made.desk, made.order)
      await made.desk.call(`POST /orders/${made.order.id}/refunds`, { reason: 'damaged', borne_by: 'supplier' })
      await sendRefunds(app.app.modules.payments)
    } else {
      await made.desk.call(`PUT /orders/${made.order.id}/status`, { status: 'cancelled', reason: 'other' })
      await sendPaymentRefunds(app.app.modules.payments)
    }
    await deliverSimulatorWebhooks(app)
    const { backs } = await made.desk.stuck()
    const body = backs[0]?.refund_id ? { refund_id: backs[0].refund_id } : {}
    const mend = (step: 'retry' | 'in-cash', by = made.desk) => by.call(`POST /payments/${made.payment_id}/returns/${step}`, body)
    return { ...made, backs, mend }
  }

  test.each([
    ['refunded', 'damaged', 'supplier'],
    ['called_off', 'called_off', null],
  ] as const)('of an order that was %s is tried again, and comes back once', async (how, reason, borne_by) => {
    const { desk, backs, mend, reference, read } = await aFailedBack(how)
    expect(backs).toMatchObject([{ state: 'failed', reason, borne_by, amount: 209 }])
    const answers = await Promise.all([1, 2, 3].map(() => mend('retry')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'payments.refund_not_failed' })
    expect((await desk.backs()).map(({ state }) => state)).toEqual(['pending'])
    const send = how === 'refunded' ? sendRefunds : sendPaymentRefunds
    await Promise.all([send(app.app.modules.payments), send(app.app.modules.payments)])
    expect(await returnsOf(reference)).toEqual({ times: 1, sum: 209_00 })
    expect(await read()).toMatchObject({ payment_status: 'refunded' })
    expect(await desk.day()).toMatchObject({ returned: [{ way: 'service_card', count: 1, amount: 209 }], net: 0 })
  })

  test.each(['refunded', 'called_off'] as const)('of an order that was %s is handed over: the drawer knows', async (how) => {
    const { desk, mend, reference, read } = await aFailedBack(how)
    expect((await mend('in-cash')).body).toMatchObject({ back: { state: 'done', way: 'cash', amount: 209 } })
    expect(await mend('retry')).toMatchObject({ status: 409, body: { code: 'payments.refund_not_failed' } })
    expect((await sendRefunds(app.app.modules.payments)) + (await sendPaymentRefunds(app.app.modules.payments))).toBe(0)
    expect(await returnsOf(reference)).toEqual({ times: 0, sum: 0 })
    expect(await read()).toMatchObject({ payment_status: 'refunded' })
    expect(await desk.day()).toMatchObject({ returned: [{ way: 'cash', count: 1, amount: 209 }] })
  })

  test('at another shop is not there', async () => {
    const [ours, theirs] = [await aFailedBack('refunded'), await aFailedBack('called_off')]
    for (const step of ['retry', 'in-cash'] as const) expect((await ours.mend(step, theirs.desk)).status).toBe(404)
  })
})

test('a line goes back before the rest of a called-off order: both come back, and only then it says so', async () => {
  const made = await aCardOrder()
  await bring(made.desk, made.order, 'preparing')
  const lines = [{ item_id: made.order.items[0]?.id, quantity: 1 }]
  await made.desk.call(`POST /orders/${made.order.id}/refunds`, { lines, reason: 'missing' })
  await made.desk.call(`PUT /orders/${made.order.id}/status`, { status: 'cancelled', reason: 'other' })
  expect(await sendRefunds(app.app.modules.payments)).toBe(1)
  expect((await made.read()).payment_status).toBe('completed')
  expect(await sendPaymentRefunds(app.app.modules.payments)).toBe(1)
  expect(await made.read()).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
  expect(await returnsOf(made.reference)).toEqual({ times: 2, sum: 209_00 })
  expect(await made.desk.day()).toMatchObject({ returned: [{ way: 'service_card', count: 2, amount: 209 }], net: 0 })
})

test('staff sees what waits for money and no figures', async () => {
  const store = await aStore(app)
  const token = await app.signIn(await aStaff(app, store))
  expect((await app.call('GET /payments/open', { token })).status).toBe(200)
  // The right is missing, not the shop: since roles are a table, the answer says which of the two it is.
  for (const path of ['days?from=2026-11-20&to=2026-11-20', 'stuck', 'refunds', 'closings', 'drawer/2026-11-20'])
    expect(await app.call(`GET /payments/${path}`, { token })).toMatchObject({
      status: 403,
      body: { code: 'staff.not_permitted' },
    })
})
