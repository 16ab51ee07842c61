import type { Order } from '@jhola/contract/orders/schema'
import { STATEMENT_FILE_MAX_BYTES, STATEMENT_ROWS_MAX } from '@jhola/contract/payments/matching/limits'
import type { ShownMatching } from '@jhola/contract/payments/matching/routes'
import { upiReferenceOf } from '@jhola/contract/payments/upi'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { csvOf, upload, xlsxOf } from '../../../../test/factories/import-files.ts'
import { anOrder } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStaff, aStore, establish } from '../../../../test/factories/shops.ts'

let app: TestApp
const lines: string[] = []
beforeAll(async () => {
  app = await buildTestApp({ onLogLine: (line) => lines.push(line) })
})
afterAll(() => app.close())

let transfers = 0
/** A unique UTR. */
const aUtr = (): string => {
  transfers += 1
  return `6326${String(transfers).padStart(8, '0')}`
}

type Shop = Awaited<ReturnType<typeof aShop>>
const aShop = async () => {
  const store = await aStore(app)
  // A new shop hears of payments after it has accepted (decision 050).
  await establish(app, store)
  const product = await aProduct(app, store)
  const token = await app.signIn(anOwner(store))
  return { store, product, token }
}
/** An order over 209 rupees to be paid by UPI. */
const anUpiOrder = async ({ store, product }: Shop, more = {}): Promise<{ order: Order; token: string }> =>
  anOrder(app, store, [product], { paymentMethod: 'upi', ...more })

const DATE = '20/11/2026'
const HEAD = ['Date', 'Narration', 'Debit', 'Credit', 'Balance']
const row = (utr: string, note: string, amount: number | string = '209.00', date = DATE) => [
  date,
  `UPI/CR/${utr}/ASHA RAO/HDFC/asha.rao@okhdfc/${note}`,
  '',
  amount,
  '1,000.00',
]
const file = (...rows: (string | number)[][]) => csvOf([['Statement of', 'My Shop'], HEAD, ...rows])
const send = (shop: Shop, bytes: Buffer) => upload(app, shop.token, bytes, { to: '/payments/statement' })
const read = async (shop: Shop, bytes: Buffer): Promise<ShownMatching> => {
  const { status, body } = await send(shop, bytes)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.matching as ShownMatching
}
const readText = async (shop: Shop, text: string): Promise<ShownMatching> =>
  (await app.call('POST /payments/messages', { token: shop.token, body: { text } })).body.matching as ShownMatching
const confirm = (shop: Shop, matches: { ticket: string; order_id: string }[]) =>
  app.call('POST /payments/matches', { token: shop.token, body: { matches } })
const surely = ({ sure }: ShownMatching) => sure.map(({ ticket, order }) => ({ ticket, order_id: order.order_id }))
const outcomes = ({ body }: Awaited<ReturnType<typeof confirm>>) =>
  (body.results as { outcome: string }[] | undefined)?.map(({ outcome }) => outcome)
const stateOf = async (order: Order, token: string) =>
  (await app.call(`GET /orders/${order.id}`, { headers: { 'x-order-token': token } })).body

describe('a statement', () => {
  test("pays the order that it names, once, in the shop's own word", async () => {
    const shop = await aShop()
    const { order, token } = await anUpiOrder(shop)
    const utr = aUtr()
    const found = await read(shop, file(row(utr, `Order ${order.order_number}`), row(aUtr(), 'UPI', '55.00')))
    expect(found.sure).toMatchObject([{ credit: { utr, amount: 209 }, order: { order_id: order.id, customer_name: 'Asha Rao' } }])
    expect([found.decide, found.unknown_count, found.problem_count]).toEqual([[], 1, 0])
    expect(await stateOf(order, token)).toMatchObject({ order: { payment_status: 'pending', version: 1 } })

    expect(outcomes(await confirm(shop, surely(found)))).toEqual(['confirmed'])
    expect(await stateOf(order, token)).toMatchObject({ order: { payment_status: 'completed', version: 2 }, transaction_id: utr })
    const events = await app.db.query<object>(
      `SELECT actor_kind, actor_id, reason FROM order_events WHERE order_id = $1 AND reason = 'payment_received'`,
      [order.id],
    )
    expect(events).toMatchObject([{ actor_kind: 'shop', actor_id: anOwner(shop.store).user_id }])
  })

  test('read and confirmed again changes nothing', async () => {
    const shop = await aShop()
    const { order } = await anUpiOrder(shop)
    const bytes = file(row(aUtr(), `Order ${order.order_number}`))
    const first = surely(await read(shop, bytes))
    await confirm(shop, first)
    expect(await read(shop, bytes)).toMatchObject({ credits: 1, known: 1, sure: [], decide: [], unknown: [] })
    expect(outcomes(await confirm(shop, first))).toEqual(['already'])
    const rows = await app.db.query<object>('SELECT status, transaction FROM payments WHERE order_id = $1', [order.id])
    expect(rows).toMatchObject([{ status: 'paid' }])
  })

  test('confirmed on eight devices at once pays once', async () => {
    const shop = await aShop()
    const { order, token } = await anUpiOrder(shop)
    const matches = surely(await read(shop, file(row(aUtr(), upiReferenceOf(order.id)))))
    const told = await Promise.all(Array.from({ length: 8 }, () => confirm(shop, matches)))
    expect(told.flatMap((answer) => outcomes(answer)).sort()).toEqual([...Array(7).fill('already'), 'confirmed'])
    expect(await stateOf(order, token)).toMatchObject({ order: { version: 2 } })
  })

  test('an Excel workbook is read as well', async () => {
    const shop = await aShop()
    const { order } = await anUpiOrder(shop)
    const found = await read(shop, xlsxOf([HEAD, row(aUtr(), `Order ${order.order_number}`, 209)]))
    expect(surely(found)).toMatchObject([{ order_id: order.id }])
  })

  test('claims of its days that are not in it are listed', async () => {
    const shop = await aShop()
    const { order, token } = await anUpiOrder(shop)
    await app.call(`POST /orders/${order.id}/payment/claim`, { headers: { 'x-order-token': token } })
    const found = await read(shop, file(row(aUtr(), 'UPI', '55.00')))
    expect(found.not_found.map(({ order_id }) => order_id)).toEqual([order.id])
  })
})

describe('is for the shop to decide', () => {
  test('the amount alone: two orders, and one transfer pays one of them', async () => {
    const shop = await aShop()
    const [one, two] = [await anUpiOrder(shop), await anUpiOrder(shop)]
    const found = await read(shop, file(row(aUtr(), 'UPI')))
    expect(found.sure).toEqual([])
    expect(found.decide).toMatchObject([{ reason: 'amount_only', orders: [{ fits: true }, { fits: true }] }])
    const ticket = found.decide[0]?.ticket ?? ''
    expect(outcomes(await confirm(shop, [{ ticket, order_id: two.order.id }]))).toEqual(['confirmed'])
    expect(outcomes(await confirm(shop, [{ ticket, order_id: one.order.id }]))).toEqual(['utr_used'])
    expect(await stateOf(one.order, one.token)).toMatchObject({ order: { payment_status: 'pending' } })
  })

  test('another amount never pays, whatever it names', async () => {
    const shop = await aShop()
    const { order, token } = await anUpiOrder(shop)
    const found = await read(shop, file(row(aUtr(), `Order ${order.order_number}`, '208.99')))
    expect(found.decide).toMatchObject([{ reason: 'amount_differs', orders: [{ fits: false }] }])
    const answer = await confirm(shop, [{ ticket: found.decide[0]?.ticket ?? '', order_id: order.id }])
    expect(outcomes(answer)).toEqual(['amount_differs'])
    expect(await stateOf(order, token)).toMatchObject({ order: { payment_status: 'pending', version: 1 } })
  })

  test('two transfers in one order: the second is left over', async () => {
    const shop = await aShop()
    const { order } = await anUpiOrder(shop)
    const note = `Order ${order.order_number}`
    const found = await read(shop, file(row(aUtr(), note), row(aUtr(), note)))
    const tickets = found.decide.map(({ ticket }) => ({ ticket, order_id: order.id }))
    expect(found.decide.map(({ reason }) => reason)).toEqual(['two_credits', 'two_credits'])
    expect(outcomes(await confirm(shop, tickets))).toEqual(['confirmed', 'not_due'])
  })
})

describe('the number that the customer gives', () => {
  const name = (order: Order, token: string, utr: string) =>
    app.call(`PUT /orders/${order.id}/payment/utr`, { headers: { 'x-order-token': token }, body: { utr } })

  test('confirms nothing, may be mended, and makes the transfer sure', async () => {
    const shop = await aShop()
    const { order, token } = await anUpiOrder(shop)
    const [wrong, utr] = [aUtr(), aUtr()]
    for (const given of [wrong, utr]) expect(await name(order, token, given)).toMatchObject({ status: 200, body: { utr: given } })
    const headers = { 'x-order-token': token }
    expect((await app.call(`GET /orders/${order.id}/payment/utr`, { headers })).body).toMatchObject({ utr })
    expect(await stateOf(order, token)).toMatchObject({ order: { payment_status: 'pending' } })
    await app.call(`POST /orders/${order.id}/payment/claim`, { headers })
    expect((await app.call('GET /payments/open', { token: shop.token })).body.claims).toMatchObject([
      { order_id: order.id, transfer: utr },
    ])
    expect((await read(shop, file(row(wrong, 'UPI')))).sure).toEqual([])
    const found = await read(shop, file(row(utr, 'UPI')))
    expect(outcomes(await confirm(shop, surely(found)))).toEqual(['confirmed'])
    expect(await name(order, token, aUtr())).toMatchObject({ status: 409, body: { code: 'payments.not_due' } })
  })

  test('is refused when another order has it, also at the same moment, or when it paid something before', async () => {
    const shop = await aShop()
    const [one, two] = [await anUpiOrder(shop), await anUpiOrder(shop)]
    const utr = aUtr()
    const told = await Promise.all([name(one.order, one.token, utr), name(two.order, two.token, utr)])
    expect(told.map(({ status }) => status).sort()).toEqual([200, 409])
    const other = await aShop()
    const paid = await anUpiOrder(other)
    const used = aUtr()
    await confirm(other, surely(await read(other, file(row(used, `Order ${paid.order.order_number}`)))))
    expect(await name(one.order, one.token, used)).toMatchObject({ status: 409, body: { code: 'payments.utr_used' } })
  })

  test('is twelve digits, of whoever may act on an order that is paid by UPI', async () => {
    const shop = await aShop()
    const { order, token } = await anUpiOrder(shop)
    for (const utr of ['', '63261234567', '6326123456789', '63261234567a'])
      expect(await name(order, token, utr)).toMatchObject({ status: 400 })
    expect(await name(order, 'x', aUtr())).toMatchObject({ status: 404 })
    const cash = await anUpiOrder(shop, { paymentMethod: 'cod' })
    expect(await name(cash.order, cash.token, aUtr())).toMatchObject({ status: 409 })
  })
})

test("messages of bank and app: one transfer, paid; a number without UTR is nobody's", async () => {
  const shop = await aShop()
  const { order, token } = await anUpiOrder(shop)
  const utr = aUtr()
  const found = await readText(
    shop,
    `A/c XX1234 credited by Rs.209.00 on 20-11-26 by VPA asha@okhdfc (UPI Ref ${utr})
₹209 received from Asha. Order ${order.order_number}. UPI Ref No: ${utr}
482913 is the OTP for payment of Rs.209.00
Asha paid you ₹55.00`,
  )
  expect(found).toMatchObject({ credits: 2, skipped: { otp: 1 }, unknown: [{ reason: 'no_utr' }], not_found: [] })
  expect(outcomes(await confirm(shop, surely(found)))).toEqual(['confirmed'])
  expect(await stateOf(order, token)).toMatchObject({ order: { payment_status: 'completed' } })
})

test('an order that was called off is named, and is not paid', async () => {
  const shop = await aShop()
  const { order, token } = await anUpiOrder(shop)
  const early = surely(await read(shop, file(row(aUtr(), `Order ${order.order_number}`))))
  await app.call(`PATCH /orders/${order.id}/status`, { headers: { 'x-order-token': token }, body: { status: 'cancelled' } })
  const late = await read(shop, file(row(aUtr(), `Order ${order.order_number}`)))
  expect(late).toMatchObject({ sure: [], unknown: [{ reason: 'not_due', order: { order_id: order.id } }] })
  expect(outcomes(await confirm(shop, early))).toEqual(['not_due'])
  expect(await stateOf(order, token)).toMatchObject({ order: { status: 'cancelled', payment_status: 'failed' } })
})

test('what the shop was paid straight only the shop returns: called off, it is back when the shop says so', async () => {
  const shop = await aShop()
  const { order, token } = await anUpiOrder(shop)
  await confirm(shop, surely(await read(shop, file(row(aUtr(), `Order ${order.order_number}`)))))
  for (const status of ['cancelled', 'refunded'])
    expect(await app.call(`PUT /orders/${order.id}/status`, { token: shop.token, body: { status } })).toMatchObject({
      status: 200,
    })
  expect(await stateOf(order, token)).toMatchObject({ order: { status: 'refunded', payment_status: 'refunded' } })
})

test('an attempt that was begun at another price is paid at the present one', async () => {
  const shop = await aShop()
  const { order, token } = await anUpiOrder(shop)
  const headers = { 'x-order-token': token }
  await app.call('POST /payments/create', { headers, body: { order_id: order.id, amount: 209 } })
  await app.db.execute('UPDATE payments SET amount_paise = 30000 WHERE order_id = $1', [order.id])
  const matches = surely(await read(shop, file(row(aUtr(), `Order ${order.order_number}`))))
  expect(outcomes(await confirm(shop, matches))).toEqual(['confirmed'])
})

describe('nobody else', () => {
  test('staff, customers and strangers', async () => {
    const shop = await aShop()
    const staff = await app.signIn(await aStaff(app, shop.store))
    expect(await app.call('POST /payments/messages', { token: staff, body: { text: 'x' } })).toMatchObject({ status: 403 })
    expect((await upload(app, staff, file(), { to: '/payments/statement' })).status).toBe(403)
    expect(await app.call('POST /payments/matches', { body: { matches: [] } })).toMatchObject({ status: 401 })
  })

  test('tickets of another shop, of yesterday, changed, or for another order than the sure one', async () => {
    const [shop, other] = [await aShop(), await aShop()]
    const [mine, second, theirs] = [await anUpiOrder(shop), await anUpiOrder(shop), await anUpiOrder(other)]
    const [match] = surely(await read(shop, file(row(aUtr(), `Order ${mine.order.order_number}`))))
    const ticket = match?.ticket ?? ''
    const stale = { status: 409, body: { code: 'payments.match_stale' } }
    expect(await confirm(other, [{ ticket, order_id: theirs.order.id }])).toMatchObject(stale)
    expect(await confirm(shop, [{ ticket, order_id: second.order.id }])).toMatchObject(stale)
    expect(await confirm(shop, [{ ticket: `a${ticket}`, order_id: mine.order.id }])).toMatchObject(stale)
    expect(await confirm(shop, [{ ticket: 'x', order_id: mine.order.id }])).toMatchObject(stale)
    const open = await read(shop, file(row(aUtr(), 'UPI')))
    expect(await confirm(shop, [{ ticket: open.decide[0]?.ticket ?? '', order_id: theirs.order.id }])).toMatchObject({
      status: 404,
    })
    app.clock.advance(25 * 3_600_000)
    expect(await confirm(shop, [{ ticket, order_id: mine.order.id }])).toMatchObject(stale)
    app.clock.advance(-25 * 3_600_000)
  })

  test("another shop's order is never named", async () => {
    const [shop, other] = [await aShop(), await aShop()]
    const { order } = await anUpiOrder(other)
    const found = await read(shop, file(row(aUtr(), `Order ${order.order_number} ${upiReferenceOf(order.id)}`)))
    expect(found).toMatchObject({ sure: [], decide: [], unknown: [{ reason: 'nothing_fits', order: null }] })
  })
})

test.each([
  [
    'no statement',
    () =>
      csvOf([
        ['Name', 'Price'],
        ['Dal', '60'],
      ]),
    400,
    'payments.statement_unknown',
  ],
  ['no file that we read', () => Buffer.from('%PDF-1.4'), 400, 'inventory.file_unreadable'],
  ['too large', () => Buffer.alloc(STATEMENT_FILE_MAX_BYTES + 1, 'a'), 413, 'request.too_large'],
  ['too long', () => Buffer.from(`Date,Credit\n${'a,1\n'.repeat(STATEMENT_ROWS_MAX)}`), 400, 'payments.statement_rows'],
])('a file that is %s is refused', async (_what, bytes, status, code) => {
  expect(await send(await aShop(), bytes())).toMatchObject({ status, body: { code } })
})

test('nothing of the statement is kept but the number, the amount and the time, nor logged', async () => {
  const shop = await aShop()
  const { order } = await anUpiOrder(shop)
  const canary = 'canary.payer@okhdfc'
  const found = await read(
    shop,
    csvOf([HEAD, [DATE, `UPI/CR/${aUtr()}/Zebedee Canary/${canary}/Order ${order.order_number}`, '', 209, '']]),
  )
  await confirm(shop, surely(found))
  await readText(shop, `Rs.1 credited from ${canary} Zebedee`)
  const tables = await app.db.query<{ name: string }>(
    `SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'`,
  )
  for (const { name } of tables) {
    const [hit] = await app.db.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM ${name} AS t WHERE t::text ILIKE '%canary%' OR t::text ILIKE '%zebedee%'`,
    )
    expect([name, hit?.n]).toEqual([name, 0])
  }
  expect(tables.length).toBeGreaterThan(30)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((line) => /canary|zebedee/i.test(line))).toEqual([])
})

const SEED = 20_261_122
const RUNS = 12
test(`random statements with decoys: none confirms an order that was not paid (seed ${SEED}, ${RUNS} shops)`, async () => {
  let [paid, confirmed, wrong] = [0, 0, 0]
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('note', 'reference', 'nothing', 'unpaid'), { minLength: 2, maxLength: 5 }),
      fc.array(fc.constantFrom('UPI', 'Order 002-0001', 'Order 1', 'XX0001'), { maxLength: 4 }),
      fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
      async (fates, decoys, keys) => {
        const shop = await aShop()
        const made = []
        for (const fate of fates) made.push({ fate, ...(await anUpiOrder(shop)) })
        const real = made.flatMap(({ fate, order }) => {
          if (fate === 'unpaid') return []
          return [
            row(aUtr(), { note: `Order ${order.order_number}/x`, reference: upiReferenceOf(order.id), nothing: 'UPI' }[fate]),
          ]
        })
        const rows = [...real, ...decoys.map((note) => row(aUtr(), note))]
        const mixed = rows.map((cells, index) => ({ cells, key: keys[index] ?? 0 })).sort((a, b) => a.key - b.key)
        const found = await read(shop, file(...mixed.map(({ cells }) => cells)))
        if (found.sure.length > 0) await confirm(shop, surely(found))
        for (const { fate, order, token } of made) {
          const isNamed = fate === 'note' || fate === 'reference'
          const isPaid = ((await stateOf(order, token)).order as Order).payment_status === 'completed'
          if (isNamed) paid += 1
          if (isPaid && isNamed) confirmed += 1
          if (isPaid && !isNamed) wrong += 1
        }
      },
    ),
    { seed: SEED, numRuns: RUNS },
  )
  console.info(`matching, seed ${SEED}: ${paid} payments with a name, ${confirmed} confirmed, ${wrong} wrong`)
  expect([wrong, confirmed]).toEqual([0, paid])
})
