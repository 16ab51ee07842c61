import type { CreditNote, Invoice } from '@jhola/contract/orders/invoices/schema'
import type { Order } from '@jhola/contract/orders/schema'
import type { RefundStatus } from '@jhola/contract/payments/dashboard/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrderBy, begun, decide, deliverSimulatorWebhooks } from '../../../../test/factories/payments.ts'
import { anOwner, aProduct } from '../../../../test/factories/shops.ts'
import { brokenInvariants as allBroken } from '../../../../test/model/shop.ts'
import { sendPaymentRefunds, sendRefunds } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

/** The shops are established by a counter, without the ten orders that it counts. */
const brokenInvariants = async (of: TestApp) =>
  (await allBroken(of)).filter(({ name }) => name !== 'delivered-orders-are-counted')

type Method = 'card' | 'upi' | 'cod'

/** Three pieces at 60, 5 %, delivery 20: 209 rupees, paid (but for cash) and accepted. */
const accepted = async (method: Method) => {
  const made = await anOrderBy(app, method)
  const shop = await app.signIn(anOwner(made.store))
  const extra = await aProduct(app, made.store, { price_paise: 40_00 })
  const post = (path: string, body: object = {}) => app.call(`POST /orders/${made.order.id}/${path}`, { token: shop, body })
  await post('accept')
  let reference = ''
  if (method === 'card') {
    reference = (await begun(made)).reference
    await decide(app, reference, 'approve')
    await deliverSimulatorWebhooks(app)
  }
  if (method === 'upi') await post('payment/confirm', { payment_status: 'completed' })
  const move = (status: string) =>
    app.call(`PUT /orders/${made.order.id}/status`, { token: shop, body: { status, delivery_partner: { name: 'Raju' } } })
  return {
    ...{ ...made, shop, reference, extra, post, move },
    pack: (changes: object[]) => post('packing', { changes, by_phone: true }),
    deliver: async () => {
      for (const status of ['preparing', 'out_for_delivery', 'delivered']) {
        const { status: code, body } = await move(status)
        if (code !== 200) throw new Error(JSON.stringify(body))
      }
    },
  }
}
type Accepted = Awaited<ReturnType<typeof accepted>>

/** 60 of the goods and 3 of the tax less: 146 instead of 209. */
const less = (made: Accepted) => made.pack([{ kind: 'fewer', line_no: 1, quantity: 2 }])
/** 42 with the tax more: 251 instead of 209. */
const more = (made: Accepted) => made.pack([{ kind: 'added', product_id: made.extra.product_id, quantity: 1 }])

const returnsOf = async ({ call, order }: Accepted) => {
  const { body } = await call(`GET /orders/${order.id}/refunds`)
  return (body.refunds as { amount: number; reason: string; status: string; by_service: boolean; destination: string }[]).map(
    ({ amount, reason, status, by_service, destination }) => ({ amount, reason, status, by_service, destination }),
  )
}
const atBank = async (reference: string) => {
  const rows = await app.db.query<{ sum: number }>(
    'SELECT coalesce(sum(amount_paise), 0)::bigint AS sum FROM test_bank_returns WHERE reference = $1',
    [reference],
  )
  return rows[0]?.sum
}
const drawer = async ({ shop }: Accepted) => {
  const today = app.clock.now().toISOString().slice(0, 10)
  const { body } = await app.call(`GET /payments/drawer/${today}`, { token: shop })
  return { in: body.cash_in, out: body.cash_out }
}
const sendMoney = async () => {
  await sendRefunds(app.app.modules.payments)
  await sendPaymentRefunds(app.app.modules.payments)
  await sendRefunds(app.app.modules.payments)
  await deliverSimulatorWebhooks(app)
}

describe('less was packed than was paid', () => {
  test('by a payment service: one return through it, when the order is handed over, whatever happens twice', async () => {
    const made = await accepted('card')
    await less(made)
    await made.pack([{ kind: 'fewer', line_no: 1, quantity: 1 }])
    expect(await made.read()).toMatchObject({
      ...{ total_amount: 83, payment_status: 'completed' },
      ...{ paid_amount: 209, owed_amount: 0, give_back_amount: 126, given_back_amount: 0, refunded_amount: 0 },
    })
    expect(await returnsOf(made)).toEqual([])
    await made.move('preparing')
    await made.move('out_for_delivery')
    await Promise.all([made.move('delivered'), made.move('delivered'), made.move('delivered')])
    await Promise.all([sendMoney(), sendMoney()])
    await sendMoney()
    expect(await returnsOf(made)).toEqual([
      { amount: 126, reason: 'packed_less', status: 'done', by_service: true, destination: 'source' },
    ])
    expect(await atBank(made.reference)).toBe(126_00)
    expect(await made.read()).toMatchObject({
      ...{ status: 'delivered', payment_status: 'completed', total_amount: 83, refunded_amount: 0 },
      ...{ paid_amount: 209, owed_amount: 0, give_back_amount: 0, given_back_amount: 126 },
    })
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('cash: the new amount is what is collected', async () => {
    const made = await accepted('cod')
    await less(made)
    expect(await made.read()).toMatchObject({ paid_amount: 0, owed_amount: 146, give_back_amount: 0 })
    await made.deliver()
    expect(await drawer(made)).toEqual({ in: 146, out: 0 })
    expect(await returnsOf(made)).toEqual([])
    expect(await made.read()).toMatchObject({ payment_status: 'completed', paid_amount: 146, owed_amount: 0 })
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('cancelled after packing: everything that was paid goes back', async () => {
    const made = await accepted('card')
    await less(made)
    await made.move('cancelled')
    await sendMoney()
    expect(await atBank(made.reference)).toBe(209_00)
    expect(await made.read()).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
      owed_amount: 0,
      give_back_amount: 0,
    })
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('returned later as a whole: the rest goes back, and no more than came', async () => {
    const made = await accepted('card')
    await less(made)
    await made.deliver()
    await made.post('refunds', { reason: 'returned' })
    await sendMoney()
    expect(await atBank(made.reference)).toBe(209_00)
    const papers = (await app.call(`GET /orders/${made.order.id}/invoice`, { token: made.shop })).body
    // The bill is that of what was given.
    expect(papers.invoice as Invoice).toMatchObject({ subtotal: 120, tax: 6, total_amount: 146, lines: [{ quantity: 2 }] })
    expect(papers.credit_notes as CreditNote[]).toMatchObject([{ total_amount: 146, lines: [{ quantity: 2 }] }])
    const month = (await app.call('GET /papers/month?month=2026-11', { token: made.shop })).body
    expect(month).toMatchObject({ file: { totals: { bills: 146, notes: 146, net: 0 } } })
    expect(await made.read()).toMatchObject({ status: 'refunded', payment_status: 'refunded', refunded_amount: 146 })
    expect(await brokenInvariants(app)).toEqual([])
  })
})

test('paid by UPI, packed less and cancelled: the shop gives back all of it when it says so', async () => {
  const made = await accepted('upi')
  await less(made)
  await made.move('cancelled')
  await made.move('refunded')
  expect(await brokenInvariants(app)).toEqual([])
})

describe('more was packed than was paid', () => {
  test('the rest is collected at the door, and counts as cash', async () => {
    const made = await accepted('card')
    await more(made)
    expect(await made.read()).toMatchObject({ total_amount: 251, paid_amount: 209, owed_amount: 42, give_back_amount: 0 })
    const deliveries = async () => (await app.call('GET /orders/deliveries', { token: made.shop })).body
    await made.move('preparing')
    await made.move('out_for_delivery')
    expect(await deliveries()).toMatchObject({ cash_to_collect: 42 })
    await made.move('delivered')
    expect(await made.read()).toMatchObject({ paid_amount: 251, owed_amount: 0, payment_status: 'completed' })
    expect(await drawer(made)).toEqual({ in: 42, out: 0 })
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('or by a link over exactly the rest, once; a second full payment is refused and an old link gives its money back', async () => {
    const made = await accepted('card')
    await more(made)
    expect((await made.begin()).body).toMatchObject({ code: 'payments.amount_differs' })
    const rest = await begun(made, { amount: 42, method: 'card' })
    await decide(app, rest.reference, 'approve')
    await deliverSimulatorWebhooks(app)
    expect(await made.read()).toMatchObject({ paid_amount: 251, owed_amount: 0, payment_status: 'completed' })
    expect((await made.begin({ amount: 42 })).body).toMatchObject({ code: 'payments.not_due' })
    await made.deliver()
    expect(await drawer(made)).toEqual({ in: 0, out: 0 })
    // All of it comes back through both payments.
    await made.post('refunds', { reason: 'returned' })
    await sendMoney()
    expect([await atBank(made.reference), await atBank(rest.reference)]).toEqual([209_00, 42_00])
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('collected at the door and returned later: the service gives back its part, the shop its own', async () => {
    const made = await accepted('card')
    await more(made)
    await made.deliver()
    await made.move('refunded')
    await sendMoney()
    expect(await atBank(made.reference)).toBe(209_00)
    expect(await drawer(made)).toEqual({ in: 42, out: 42 })
    expect(await made.read()).toMatchObject({ status: 'refunded', payment_status: 'refunded' })
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('collected at the door and then cancelled: the service gives back its part, the shop its own', async () => {
    const made = await accepted('card')
    await more(made)
    await made.post('payment/confirm', { payment_status: 'completed' })
    const before = await drawer(made)
    await made.move('cancelled')
    await sendMoney()
    expect(await atBank(made.reference)).toBe(209_00)
    // The customer is not at the counter: the shop's part is due, and the order is not refunded before.
    expect(await drawer(made)).toEqual({ in: before.in, out: 0 })
    expect(await made.read()).toMatchObject({ status: 'cancelled', payment_status: 'completed' })
    const { body } = await app.call('GET /payments/stuck', { token: made.shop })
    const [due] = body.backs as RefundStatus[]
    expect(due).toMatchObject({ amount: 42, state: 'pending', payment_id: null })
    await app.call(`POST /payments/hand-returns/${due?.refund_id}/given`, { token: made.shop, body: { by: 'cash' } })
    expect(await drawer(made)).toEqual({ in: before.in, out: 42 })
    expect(await made.read()).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('the shop records it before, by UPI; what it asks for is the rest alone', async () => {
    const made = await accepted('upi')
    await more(made)
    expect((await made.call(`GET /orders/${made.order.id}`)).body).toMatchObject({ upi: { amount: 42 } })
    await made.post('payment/confirm', { payment_status: 'completed', payment_method: 'upi' })
    expect(await made.post('payment/confirm', { payment_status: 'completed' })).toMatchObject({ status: 409 })
    expect(await made.read()).toMatchObject({ paid_amount: 251, owed_amount: 0 })
    await made.deliver()
    expect(await drawer(made)).toEqual({ in: 0, out: 0 })
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('both links of a rest that changed pay it once', async () => {
    const made = await accepted('card')
    await more(made)
    const first = await begun(made, { amount: 42 })
    await made.pack([{ kind: 'added', product_id: made.extra.product_id, quantity: 1 }])
    const second = await begun(made, { amount: 84 })
    expect(second.payment_id).not.toBe(first.payment_id)
    await decide(app, second.reference, 'approve')
    await decide(app, first.reference, 'approve')
    await deliverSimulatorWebhooks(app)
    await sendMoney()
    expect(await made.read()).toMatchObject({ paid_amount: 293, owed_amount: 0 })
    expect(await atBank(first.reference)).toBe(42_00)
    await made.deliver()
    expect(await brokenInvariants(app)).toEqual([])
  })
})

test('an order that was packed while its payer was at the bank is paid with what it cost then', async () => {
  const made = await anOrderBy(app, 'card')
  const shop = await app.signIn(anOwner(made.store))
  await app.call(`POST /orders/${made.order.id}/accept`, { token: shop, body: {} })
  const { reference } = await begun(made)
  const changes = [{ kind: 'fewer', line_no: 1, quantity: 2 }]
  await app.call(`POST /orders/${made.order.id}/packing`, { token: shop, body: { changes } })
  await decide(app, reference, 'approve')
  await deliverSimulatorWebhooks(app)
  expect(await made.read()).toMatchObject({ payment_status: 'completed', paid_amount: 209, give_back_amount: 63 })
  expect(await brokenInvariants(app)).toEqual([])
})

test('returned lines close an order for packing, and what is owed closes it for returns', async () => {
  const made = await accepted('card')
  const item_id = (await made.read()).items[0]?.id
  await more(made)
  const lines = [{ item_id, quantity: 1 }]
  expect((await made.post('refunds', { reason: 'damaged', lines })).body).toMatchObject({ code: 'payments.rest_first' })
  const other = await accepted('card')
  const line = [{ item_id: ((await other.read()) as Order).items[0]?.id, quantity: 1 }]
  await other.post('refunds', { reason: 'damaged', lines: line })
  expect((await less(other)).body).toMatchObject({ code: 'orders.packing_refunded' })
  await sendMoney()
  expect(await brokenInvariants(app)).toEqual([])
})
