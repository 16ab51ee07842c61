import type { Refund } from '@jhola/contract/payments/refunds/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrderBy, begun, decide, deliverSimulatorWebhooks, type Made } from '../../../../test/factories/payments.ts'
import { anOwner } from '../../../../test/factories/shops.ts'
import { sendPaymentRefunds, sendRefunds } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const FORWARD = ['confirmed', 'preparing', 'out_for_delivery', 'delivered']

/** Three pieces at 60, 5 %, delivery 20: 209 rupees, paid and delivered up to this status. */
const aPaidOrder = async (method: 'card' | 'cod', upTo = 'delivered') => {
  const made = await anOrderBy(app, method)
  const shop = await app.signIn(anOwner(made.store))
  let reference = ''
  if (method === 'card') {
    reference = (await begun(made)).reference
    await decide(app, reference, 'approve')
    await deliverSimulatorWebhooks(app)
  }
  for (const status of FORWARD.slice(0, FORWARD.indexOf(upTo) + 1))
    await app.call(`PUT /orders/${made.order.id}/status`, { token: shop, body: { status } })
  const item_id = made.order.items[0]?.id ?? ''
  const refund = (body: object, key?: string) =>
    app.call(`POST /orders/${made.order.id}/refunds`, {
      token: shop,
      body: { reason: 'damaged', ...body },
      ...(key ? { key } : {}),
    })
  return { ...made, shop, reference, item_id, refund }
}
const refundsOf = async (made: Made, token?: string) =>
  (
    await (token
      ? app.call(`GET /orders/${made.order.id}/refunds`, { token })
      : made.call(`GET /orders/${made.order.id}/refunds`))
  ).body.refunds as Refund[]
const bankReturns = async (reference: string) => {
  const rows = await app.db.query<{ sum: number }>(
    'SELECT coalesce(sum(amount_paise), 0)::bigint AS sum FROM test_bank_returns WHERE reference = $1',
    [reference],
  )
  return rows[0]?.sum
}

describe('a part of an order that a service took', () => {
  test('goes back through it, once, with its tax; the shop keeps the delivery and says why and who bears it', async () => {
    const made = await aPaidOrder('card')
    const answer = await made.refund(
      { lines: [{ item_id: made.item_id, quantity: 1 }], borne_by: 'supplier', note: 'torn' },
      'key-refund-1',
    )
    expect(answer).toMatchObject({
      status: 200,
      body: {
        refund: {
          amount: 63,
          goods: 60,
          tax: 3,
          fees: 0,
          status: 'pending',
          by_service: true,
          borne_by: 'supplier',
          note: 'torn',
        },
        order: { status: 'delivered', payment_status: 'completed', refunded_amount: 63 },
      },
    })
    const again = await made.refund(
      { lines: [{ item_id: made.item_id, quantity: 1 }], borne_by: 'supplier', note: 'torn' },
      'key-refund-1',
    )
    expect(again.body).toEqual(answer.body)
    expect(await sendRefunds(app.app.modules.payments)).toBe(1)
    expect(await sendRefunds(app.app.modules.payments)).toBe(0)
    expect(await sendPaymentRefunds(app.app.modules.payments)).toBe(0)
    expect(await bankReturns(made.reference)).toBe(63_00)
    // The customer sees the items, not who bears the cost.
    expect(await refundsOf(made)).toMatchObject([
      { amount: 63, status: 'done', borne_by: null, note: null, lines: [{ item_id: made.item_id, quantity: 1 }] },
    ])
  })

  test('piece by piece until nothing is left: together what was paid, and the order ends', async () => {
    const made = await aPaidOrder('card')
    for (const quantity of [1, 2]) await made.refund({ lines: [{ item_id: made.item_id, quantity }] })
    expect(await made.read()).toMatchObject({ status: 'refunded', payment_status: 'completed', refunded_amount: 209 })
    expect(await sendRefunds(app.app.modules.payments)).toBe(2)
    expect(await sendPaymentRefunds(app.app.modules.payments)).toBe(0)
    expect(await bankReturns(made.reference)).toBe(209_00)
    expect(await made.read()).toMatchObject({ status: 'refunded', payment_status: 'refunded' })
    expect((await app.call(`GET /payments/test-bank/${made.reference}`)).body).toMatchObject({ payment: { state: 'given_back' } })
    expect(await made.refund({})).toMatchObject({ status: 409, body: { code: 'payments.nothing_to_refund' } })
  })

  test('and the order is called off afterwards: only the rest goes back', async () => {
    const made = await aPaidOrder('card', 'preparing')
    await made.refund({ lines: [{ item_id: made.item_id, quantity: 1 }], reason: 'missing' })
    expect(await made.refund({ lines: [{ item_id: made.item_id, quantity: 2 }] })).toMatchObject({
      body: { code: 'payments.cancel_instead' },
    })
    await app.call(`PUT /orders/${made.order.id}/status`, { token: made.shop, body: { status: 'cancelled', reason: 'other' } })
    expect(await sendPaymentRefunds(app.app.modules.payments)).toBe(1)
    expect((await made.read()).payment_status).toBe('completed')
    expect(await sendRefunds(app.app.modules.payments)).toBe(1)
    expect(await sendPaymentRefunds(app.app.modules.payments)).toBe(0)
    expect(await bankReturns(made.reference)).toBe(209_00)
    expect(await made.read()).toMatchObject({ status: 'cancelled', payment_status: 'refunded', refunded_amount: 209 })
  })

  test('in cash instead: the service returns nothing of it', async () => {
    const made = await aPaidOrder('card')
    const { body } = await made.refund({ destination: 'cash' })
    expect(body).toMatchObject({
      refund: { amount: 209, fees: 20, status: 'done', by_service: false },
      order: { status: 'refunded', payment_status: 'refunded' },
    })
    expect((await sendRefunds(app.app.modules.payments)) + (await sendPaymentRefunds(app.app.modules.payments))).toBe(0)
    expect(await bankReturns(made.reference)).toBe(0)
  })

  test('that the service did not take on at first is tried again within seconds, then later and later', async () => {
    const made = await aPaidOrder('card')
    await made.refund({ lines: [{ item_id: made.item_id, quantity: 1 }] })
    const send = () => sendRefunds(app.app.modules.payments)
    const setBank = (state: string) =>
      app.db.execute('UPDATE test_bank_payments SET state = $2 WHERE reference = $1', [made.reference, state])
    await setBank('declined')
    expect(await send()).toBe(0)
    app.clock.advance(5_000)
    expect(await send()).toBe(0)
    await setBank('approved')
    app.clock.advance(59_000)
    expect(await send()).toBe(0)
    app.clock.advance(1_000)
    expect(await send()).toBe(1)
    expect(await refundsOf(made)).toMatchObject([{ status: 'done' }])
    app.clock.set('2026-11-20T06:00:00.000Z')
  })

  test('that the service refuses again and again is shown as failed', async () => {
    const made = await aPaidOrder('card')
    await made.refund({ lines: [{ item_id: made.item_id, quantity: 1 }] })
    await app.db.execute(`UPDATE test_bank_payments SET state = 'declined' WHERE reference = $1`, [made.reference])
    for (let tries = 0; tries < 20; tries += 1) {
      await sendRefunds(app.app.modules.payments)
      app.clock.advance(2 * 3_600_000)
    }
    expect(await refundsOf(made)).toMatchObject([{ status: 'failed' }])
    app.clock.set('2026-11-20T06:00:00.000Z')
  })
})

test('what was paid in cash goes back by hand, and the bill of everything is what was paid', async () => {
  const made = await aPaidOrder('cod')
  expect((await made.refund({ lines: [{ item_id: made.item_id, quantity: 1 }], reason: 'overcharged' })).body).toMatchObject({
    refund: { amount: 63, status: 'done', by_service: false, destination: 'source' },
    order: { status: 'delivered', payment_status: 'completed', refunded_amount: 63 },
  })
  expect((await made.refund({ reason: 'returned' })).body).toMatchObject({
    refund: { amount: 146, fees: 20 },
    order: { status: 'refunded', payment_status: 'refunded', refunded_amount: 209 },
  })
})

test.each<[string, object, string]>([
  ['more than there was', { lines: [{ item_id: 'x', quantity: 4 }] }, 'payments.refund_too_much'],
  ['a piece and a half', { lines: [{ item_id: 'x', quantity: 1.5 }] }, 'payments.refund_too_much'],
  [
    'one line twice',
    {
      lines: [
        { item_id: 'x', quantity: 1 },
        { item_id: 'x', quantity: 1 },
      ],
    },
    'payments.refund_too_much',
  ],
  [
    'a line of another order',
    { lines: [{ item_id: '00000000-0000-4000-8000-000000000000:1', quantity: 1 }] },
    'payments.refund_too_much',
  ],
  ['another amount than the screen showed', { expected_amount: 208.99 }, 'payments.refund_changed'],
  ['an older order', { version: 1 }, 'orders.stale'],
])('%s is refused', async (_what, body, code) => {
  const made = await aPaidOrder('cod')
  const request = JSON.parse(JSON.stringify(body).replaceAll('"x"', JSON.stringify(made.item_id))) as object
  expect((await made.refund(request)).body).toMatchObject({ code })
  expect(await refundsOf(made)).toEqual([])
})

test('an unpaid order and another shop’s order give nothing back', async () => {
  const unpaid = await aPaidOrder('cod', 'confirmed')
  expect(await unpaid.refund({})).toMatchObject({ status: 409, body: { code: 'payments.nothing_to_refund' } })
  const [ours, theirs] = [await aPaidOrder('cod'), await aPaidOrder('cod')]
  const body = { reason: 'other' }
  expect(await app.call(`POST /orders/${ours.order.id}/refunds`, { token: theirs.shop, body })).toMatchObject({ status: 404 })
})

test('two refunds of the last piece at one moment: one goes back', async () => {
  const made = await aPaidOrder('cod')
  const answers = await Promise.all([1, 2, 3, 4].map(() => made.refund({ lines: [{ item_id: made.item_id, quantity: 2 }] })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await made.read()).toMatchObject({ refunded_amount: 126 })
})
