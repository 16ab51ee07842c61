import type { Closing } from '@jhola/contract/payments/dashboard/schema'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStore } from '../../../../test/factories/shops.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())
afterEach(() => app.clock.set('2026-11-20T06:00:00.000Z'))

const TODAY = '2026-11-20'

/** A shop with an order of 209 rupees that was paid in cash today, and one unpaid order. */
const aDay = async () => {
  const store = await aStore(app)
  const token = await app.signIn(anOwner(store))
  const product = await aProduct(app, store)
  const call = (path: string, body?: object, key?: string) =>
    app.call(path, { token, ...(body && { body }), ...(key && { key }) })
  const order = async () => (await anOrder(app, store, [product], { paymentMethod: 'cod' })).order
  const pay = ({ id }: { id: string }) => call(`POST /orders/${id}/payment/confirm`, {})
  const [paid, waiting] = [await order(), await order()]
  await pay(paid)
  return {
    store,
    call,
    waiting,
    pay,
    order,
    paid,
    drawer: async (date = TODAY) => (await call(`GET /payments/drawer/${date}`)).body,
    close: (body: object, key?: string) =>
      call('POST /payments/closings', { date: TODAY, opening: 500, expected: 709, ...body }, key),
  }
}

/** The payment time of an order, and whether a payment service took it. */
const momentsOf = ({ id }: { id: string }) =>
  app.db.query('SELECT paid_at, paid_by_service, payment_status FROM orders WHERE order_id = $1', [id])

describe('closing a day', () => {
  test('keeps the count, who did it and when; what comes later is said to be later', async () => {
    const day = await aDay()
    expect(await day.drawer()).toMatchObject({ today: TODAY, opening: 0, cash_in: 209, cash_out: 0, closing: null })
    const answer = await day.close({ taken_out: 200, expected: 509, pieces: { 500: 1, 5: 1, 2: 2 } }, 'close-one-day')
    expect(answer).toMatchObject({
      status: 200,
      body: {
        closing: {
          date: TODAY,
          opening: 500,
          cash_in: 209,
          cash_out: 0,
          taken_out: 200,
          expected: 509,
          counted: 509,
          difference: 0,
          pieces: { 500: 1, 5: 1, 2: 2 },
          reason: null,
          after: 0,
        },
      },
    })
    expect((answer.body.closing as Closing).closed_by).toContain('Owner')
    expect((await day.close({ taken_out: 200, expected: 509, pieces: { 500: 1, 5: 1, 2: 2 } }, 'close-one-day')).body).toEqual(
      answer.body,
    )
    await day.pay(day.waiting)
    expect(await day.drawer()).toMatchObject({ cash_in: 418, closing: { expected: 509, after: 209 } })
    expect((await day.call('GET /payments/closings')).body).toMatchObject({ total: 1, closings: [{ date: TODAY, after: 209 }] })
    // The next morning's opening is the count plus what came after it.
    expect(await day.drawer('2026-11-21')).toMatchObject({ opening: 718, cash_in: 0, closing: null })
  })

  test('goods handed over later move no money that came before: not out of the closed day, not into the next', async () => {
    const day = await aDay()
    const daysOf = async () => (await day.call('GET /payments/days?from=2026-11-20&to=2026-11-21')).body.days
    await day.close({ counted: 709 })
    const [before, moments] = [await daysOf(), await momentsOf(day.paid)]
    app.clock.set('2026-11-21T06:00:00.000Z')
    for (const status of ['confirmed', 'preparing', 'out_for_delivery', 'delivered'])
      expect(await day.call(`PUT /orders/${day.paid.id}/status`, { status })).toMatchObject({ status: 200 })
    expect(await day.drawer()).toMatchObject({ cash_in: 209, closing: { after: 0 } })
    expect(await day.drawer('2026-11-21')).toMatchObject({ opening: 709, cash_in: 0 })
    expect(await daysOf()).toEqual(before)
    expect(await momentsOf(day.paid)).toEqual(moments)
  })

  test('a day that nobody closed is in the next opening, with what went back on it', async () => {
    const day = await aDay()
    await day.close({ counted: 709 })
    await day.pay(day.waiting)
    app.clock.set('2026-11-21T06:00:00.000Z')
    const [first, second] = [await day.order(), await day.order()]
    await day.pay(first)
    await day.pay(second)
    for (const status of ['confirmed', 'preparing', 'out_for_delivery', 'delivered', 'refunded'])
      await day.call(`PUT /orders/${first.id}/status`, { status })
    app.clock.set('2026-11-22T06:00:00.000Z')
    // The count, the later cash of that evening, and the 21st: two amounts in, one out.
    expect(await day.drawer('2026-11-22')).toMatchObject({ opening: 709 + 209 + 209, cash_in: 0 })
    expect(await day.drawer('2026-11-21')).toMatchObject({ opening: 709 + 209, cash_in: 418, cash_out: 209 })
    // Days without a closing are included, also when there are many.
    expect(await day.drawer('2026-12-24')).toMatchObject({ opening: 709 + 209 + 209 })
  })

  test('two devices at one moment: one closes it, the other is told who did', async () => {
    const day = await aDay()
    const answers = await Promise.all(
      [709, 700, 710].map((counted, index) => day.close({ counted, reason: 'wrong_change' }, `closing-device-${index}`)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'payments.day_closed', details: { by: expect.stringContaining('Owner') } })
    expect((await day.call('GET /payments/closings')).body).toMatchObject({ total: 1 })
  })

  test('a difference says why', async () => {
    const day = await aDay()
    expect(await day.close({ counted: 700 })).toMatchObject({ status: 400, body: { details: { fields: [{ field: 'reason' }] } } })
    expect((await day.close({ counted: 700, reason: 'unnoted_expense', note: 'tea' })).body).toMatchObject({
      closing: { difference: -9, reason: 'unnoted_expense', note: 'tea', pieces: null },
    })
  })

  test('refunds in cash are less to expect', async () => {
    const day = await aDay()
    for (const status of ['confirmed', 'preparing', 'out_for_delivery', 'delivered'])
      await day.call(`PUT /orders/${day.paid.id}/status`, { status })
    await day.call(`POST /orders/${day.paid.id}/refunds`, {
      lines: [{ item_id: day.paid.items[0]?.id, quantity: 1 }],
      reason: 'quality',
    })
    expect(await day.drawer()).toMatchObject({ cash_in: 209, cash_out: 63 })
    expect((await day.close({ counted: 646, expected: 646 })).body).toMatchObject({ closing: { cash_out: 63, difference: 0 } })
  })

  test.each<[string, object, string]>([
    ['cash that came meanwhile', { expected: 500, counted: 500 }, 'payments.day_moved'],
    ['a day that has not come', { date: '2026-11-21', expected: 500, counted: 500 }, 'request.invalid'],
    ['no count at all', {}, 'request.invalid'],
    ['half a note', { pieces: { 500: 1.5 } }, 'request.invalid'],
    ['a note that does not exist', { pieces: { 2000: 1 } }, 'request.invalid'],
  ])('refuses %s', async (_what, body, code) => {
    const day = await aDay()
    expect((await day.close(body)).body).toMatchObject({ code })
    expect((await day.call('GET /payments/closings')).body).toMatchObject({ total: 0, closings: [] })
  })
})
