import type { Order } from '@jhola/contract/orders/schema'
import type { PaymentDay, RefundStatus, UnrecordedPayment } from '@jhola/contract/payments/dashboard/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrderBy } from '../../../../test/factories/payments.ts'
import { anOwner, aProduct } from '../../../../test/factories/shops.ts'
import { brokenInvariants as allBroken } from '../../../../test/model/shop.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

/** The shops are established by a counter, without the ten orders that it counts. */
const brokenInvariants = async () => (await allBroken(app)).filter(({ name }) => name !== 'delivered-orders-are-counted')

/** 209 rupees, paid by UPI straight to the shop, which has confirmed and accepted. */
const paidDirectly = async () => {
  const made = await anOrderBy(app, 'upi')
  const shop = await app.signIn(anOwner(made.store))
  const extra = await aProduct(app, made.store, { price_paise: 40_00 })
  const byShop = (call: string, body?: object) => app.call(call, { token: shop, ...(body && { body }) })
  const post = (path: string, body: object = {}) => byShop(`POST /orders/${made.order.id}/${path}`, body)
  await post('accept')
  await made.call(`POST /orders/${made.order.id}/payment/claim`)
  await post('payment/confirm', { payment_status: 'completed' })
  const move = async (status: string, more: object = {}) => {
    const answer = await byShop(`PUT /orders/${made.order.id}/status`, { status, delivery_partner: { name: 'Raju' }, ...more })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body.order as Order
  }
  const today = app.clock.now().toISOString().slice(0, 10)
  return {
    ...{ ...made, byShop, post },
    pack: (changes: object[]) => post('packing', { changes, by_phone: true }),
    handOver: async (more: object = {}) => {
      await move('preparing')
      await move('out_for_delivery')
      return move('delivered', more)
    },
    extra,
    returns: async () =>
      ((await made.call(`GET /orders/${made.order.id}/refunds`)).body.refunds as { amount: number }[]).map((one) => ({ ...one })),
    stuck: async () => (await byShop('GET /payments/stuck')).body.backs as RefundStatus[],
    claims: async () => (await byShop('GET /payments/open')).body.claims as UnrecordedPayment[],
    /** What the books of today have, by channel. */
    books: async () => {
      const [day] = (await byShop(`GET /payments/days?from=${today}&to=${today}`)).body.days as PaymentDay[]
      const of = (sums: PaymentDay['received'] = []) => Object.fromEntries(sums.map(({ way, amount }) => [way, amount]))
      const { body } = await byShop(`GET /payments/drawer/${today}`)
      return { in: of(day?.received), out: of(day?.returned), net: day?.net, drawer: [body.cash_in, body.cash_out] }
    },
    shown: async () => (await made.call(`GET /orders/${made.order.id}`)).body as { order: Order; upi: { amount: number } | null },
  }
}
type Paid = Awaited<ReturnType<typeof paidDirectly>>

/** 60 of the goods and 3 of the tax less: 146 instead of 209. */
const less = ({ pack }: Paid) => pack([{ kind: 'fewer', line_no: 1, quantity: 2 }])
/** 42 with the tax more: 251 instead of 209. */
const more = ({ pack, extra }: Paid) => pack([{ kind: 'added', product_id: extra.product_id, quantity: 1 }])

describe('less was packed: the shop says how it gives the difference back', () => {
  test.each([
    ['in cash', 'cash', { out: { cash: 63 }, drawer: [0, 63] }],
    ['by UPI', 'upi', { out: { upi: 63 }, drawer: [0, 0] }],
  ])('%s, with the goods', async (_what, give_back, books) => {
    const paid = await paidDirectly()
    await less(paid)
    expect(await paid.handOver({ give_back })).toMatchObject({ give_back_amount: 0, given_back_amount: 63 })
    expect(await paid.returns()).toMatchObject([{ amount: 63, reason: 'packed_less', status: 'done', by_service: false }])
    expect(await paid.books()).toEqual({ in: { upi: 209 }, net: 146, ...books })
    expect(await paid.stuck()).toEqual([])
    expect(await brokenInvariants()).toEqual([])
  })

  test.each([
    ['later', { give_back: 'later' }],
    ['nothing, as an old device', {}],
  ])('%s: it is due, in the list of returns, until somebody says how it went, once', async (_what, said) => {
    const paid = await paidDirectly()
    await less(paid)
    await paid.handOver(said)
    expect(await paid.returns()).toMatchObject([{ amount: 63, status: 'pending', done_at: null }])
    expect(await paid.books()).toEqual({ in: { upi: 209 }, out: {}, net: 209, drawer: [0, 0] })
    const [due] = await paid.stuck()
    expect(due).toMatchObject({ amount: 63, way: 'upi', state: 'pending', reason: 'packed_less', payment_id: null })
    const call = `POST /payments/hand-returns/${due?.refund_id}/given`
    const answers = await Promise.all([paid.byShop(call, { by: 'upi' }), paid.byShop(call, { by: 'cash' })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const ways = new Set(answers.map(({ body }) => (body.back as RefundStatus).way))
    expect(ways.size).toBe(1)
    expect(await paid.stuck()).toEqual([])
    expect(await paid.books()).toMatchObject({ in: { upi: 209 }, out: { [[...ways][0] ?? '']: 63 }, net: 146 })
    expect(await paid.returns()).toMatchObject([{ amount: 63, status: 'done' }])
    expect(await brokenInvariants()).toEqual([])
  })

  test("another shop's return is not there", async () => {
    const [paid, other] = [await paidDirectly(), await paidDirectly()]
    await less(paid)
    await paid.handOver()
    const [due] = await paid.stuck()
    const answer = await other.byShop(`POST /payments/hand-returns/${due?.refund_id}/given`, { by: 'cash' })
    expect(answer).toMatchObject({ status: 404, body: { code: 'payments.not_found' } })
    expect(await paid.stuck()).toHaveLength(1)
  })
})

describe('more was packed: the customer pays exactly the rest', () => {
  test('by UPI, says so, and the shop confirms it in its list of claims', async () => {
    const paid = await paidDirectly()
    expect((await paid.shown()).order.payment_claimed_at).toBeNull()
    await more(paid)
    expect(await paid.shown()).toMatchObject({ upi: { amount: 42 }, order: { owed_amount: 42, payment_claimed_at: null } })
    const claim = () => paid.call(`POST /orders/${paid.order.id}/payment/claim`)
    expect((await claim()).status).toBe(200)
    expect((await claim()).status).toBe(200)
    expect((await paid.shown()).order.payment_claimed_at).not.toBeNull()
    expect(await paid.claims()).toMatchObject([{ order_id: paid.order.id, amount: 42, payment_method: 'upi', transfer: null }])
    await paid.post('payment/confirm')
    expect(await paid.shown()).toMatchObject({ upi: null, order: { paid_amount: 251, owed_amount: 0, payment_claimed_at: null } })
    expect(await paid.claims()).toEqual([])
    expect((await claim()).body).toMatchObject({ code: 'payments.not_due' })
    expect((await paid.post('payment/confirm')).body).toMatchObject({ code: 'payments.not_due' })
    await paid.handOver()
    expect(await paid.books()).toEqual({ in: { upi: 251 }, out: {}, net: 251, drawer: [0, 0] })
    expect(await brokenInvariants()).toEqual([])
  })

  test('packing goes on after the claim: the claimed amount is confirmed, and what is left is asked for', async () => {
    const paid = await paidDirectly()
    await more(paid)
    await paid.call(`POST /orders/${paid.order.id}/payment/claim`)
    await paid.pack([{ kind: 'fewer', line_no: 1, quantity: 4 }])
    const before = (await paid.shown()).order
    expect(await paid.claims()).toMatchObject([{ amount: 42 }])
    await paid.post('payment/confirm')
    const { order } = await paid.shown()
    expect(order).toMatchObject({ paid_amount: 251, payment_claimed_at: null })
    expect(order.owed_amount).toBeCloseTo((before.owed_amount ?? 0) - 42, 2)
    await paid.handOver()
    expect((await paid.books()).in).toMatchObject({ upi: 251 })
    expect(await brokenInvariants()).toEqual([])
  })

  test('the rest is packed away after the claim: confirmed before the handover, it goes back with it', async () => {
    const paid = await paidDirectly()
    await more(paid)
    await paid.call(`POST /orders/${paid.order.id}/payment/claim`)
    await paid.pack([{ kind: 'not_available', line_no: 2 }])
    expect((await paid.shown()).order).toMatchObject({ owed_amount: 0 })
    expect(await paid.claims()).toMatchObject([{ amount: 42 }])
    await paid.post('payment/confirm')
    expect((await paid.shown()).order).toMatchObject({ paid_amount: 251, give_back_amount: 42 })
    await paid.handOver({ give_back: 'cash' })
    expect(await paid.books()).toMatchObject({ in: { upi: 251 }, out: { cash: 42 } })
    expect(await brokenInvariants()).toEqual([])
  })

  test('confirmed after the handover, it is a return that is due', async () => {
    const paid = await paidDirectly()
    await more(paid)
    await paid.call(`POST /orders/${paid.order.id}/payment/claim`)
    await paid.pack([{ kind: 'not_available', line_no: 2 }])
    await paid.handOver()
    expect(await paid.claims()).toMatchObject([{ amount: 42 }])
    await paid.post('payment/confirm')
    expect(await paid.claims()).toEqual([])
    expect(await paid.returns()).toMatchObject([{ amount: 42, status: 'pending' }])
    expect(await brokenInvariants()).toEqual([])
  })

  test('not found, it is forgotten', async () => {
    const paid = await paidDirectly()
    await more(paid)
    await paid.call(`POST /orders/${paid.order.id}/payment/claim`)
    await paid.pack([{ kind: 'not_available', line_no: 2 }])
    expect((await paid.post('payment/not-found')).status).toBe(200)
    expect(await paid.claims()).toEqual([])
    expect((await paid.post('payment/confirm')).body).toMatchObject({ code: 'payments.not_due' })
    expect(await brokenInvariants()).toEqual([])
  })

  test('what the shop does not find waits again, and the page says so; at the door it is cash', async () => {
    const paid = await paidDirectly()
    await more(paid)
    await paid.call(`POST /orders/${paid.order.id}/payment/claim`)
    expect((await paid.post('payment/not-found')).status).toBe(200)
    const { order, upi } = await paid.shown()
    expect({ upi, claimed: order.payment_claimed_at, missed: order.payment_missed_at !== null }).toMatchObject({
      ...{ upi: { amount: 42 }, claimed: null, missed: true },
    })
    await paid.handOver()
    expect(await paid.books()).toEqual({ in: { upi: 209, cash: 42 }, out: {}, net: 251, drawer: [42, 0] })
    expect(await brokenInvariants()).toEqual([])
  })

  test('the shop takes it by UPI at the door', async () => {
    const paid = await paidDirectly()
    await more(paid)
    await paid.post('payment/confirm', { payment_status: 'completed', payment_method: 'upi' })
    await paid.handOver()
    expect(await paid.books()).toEqual({ in: { upi: 251 }, out: {}, net: 251, drawer: [0, 0] })
  })
})
