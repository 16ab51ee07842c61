import type { CreditNote, Invoice } from '@jhola/contract/orders/invoices/schema'
import { paise } from '@jhola/contract/shared/money'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStore } from '../../../../test/factories/shops.ts'
import { creditOrder } from '../index.ts'

const GSTIN = '27AAPFU0939F1ZV'
const FORWARD = ['confirmed', 'preparing', 'out_for_delivery', 'delivered']

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

type Shop = { store: Awaited<ReturnType<typeof aStore>>; product: Awaited<ReturnType<typeof aProduct>>; owner: string }

const aShop = async (more: Record<string, unknown> = {}): Promise<Shop> => {
  const store = await aStore(app, { gstin: GSTIN, ...more })
  const product = await aProduct(app, store, { gst_rate_percent: 5, hsn: '0402', on_hand: 100_000 })
  return { store, product, owner: await app.signIn(anOwner(store)) }
}
const move = (shop: Shop, id: string, status: string) => {
  const partner = status === 'out_for_delivery' ? { delivery_partner: { name: 'Raju' } } : {}
  return app.call(`PUT /orders/${id}/status`, { token: shop.owner, body: { status, ...partner } })
}
const anOrderOnItsWay = async (shop: Shop): Promise<string> => {
  const { order } = await anOrder(app, shop.store, [shop.product])
  for (const status of FORWARD.slice(0, -1)) await move(shop, order.id, status)
  return order.id
}
const aDelivered = async (shop: Shop): Promise<string> => {
  const id = await anOrderOnItsWay(shop)
  expect((await move(shop, id, 'delivered')).status).toBe(200)
  return id
}
const papersOf = async (shop: Shop, id: string) => {
  const { body } = await app.call(`GET /orders/${id}/invoice`, { token: shop.owner })
  return { invoice: body.invoice as Invoice, notes: body.credit_notes as CreditNote[] }
}
const numbersOf = async ({ store }: Shop): Promise<string[]> => {
  const rows = await app.db.query<{ number: string }>(
    'SELECT number FROM papers WHERE store_id = $1 ORDER BY series, financial_year, no',
    [store.store_id],
  )
  return rows.map(({ number }) => number)
}
const series = (code: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${code}/2627/${String(index + 1).padStart(6, '0')}`)

describe('numbers', () => {
  test('are given when the goods are handed over, each kind and each shop in a series of its own', async () => {
    const [one, other] = [await aShop(), await aShop({ gstin: null })]
    for (const shop of [one, one, other]) await aDelivered(shop)
    expect(await numbersOf(one)).toEqual(['TI/2627/000001', 'TI/2627/000002'])
    expect(await numbersOf(other)).toEqual(['BL/2627/000001'])
  })

  test('start again with the financial year', async () => {
    const shop = await aShop()
    const [before, after] = [await aDelivered(shop), await aDelivered(shop)]
    // Deletes documents of these two orders, which is otherwise forbidden, to simulate orders from before documents existed.
    await app.db.execute('ALTER TABLE papers DISABLE TRIGGER papers_stay')
    await app.db.execute('DELETE FROM papers WHERE store_id = $1', [shop.store.store_id])
    await app.db.execute('DELETE FROM paper_counters WHERE store_id = $1', [shop.store.store_id])
    await app.db.execute('ALTER TABLE papers ENABLE TRIGGER papers_stay')
    const deliver = (id: string, at: string) =>
      app.db.execute(`UPDATE order_events SET at = $2 WHERE order_id = $1 AND to_status = 'delivered'`, [id, at])
    await deliver(before, '2026-03-31T18:29:59Z')
    await deliver(after, '2026-03-31T18:30:00Z')
    // Two requests at once write one document.
    const both = await Promise.all([papersOf(shop, before), papersOf(shop, before)])
    expect(both.map(({ invoice }) => invoice.number)).toEqual(['TI/2526/000001', 'TI/2526/000001'])
    expect((await papersOf(shop, after)).invoice.number).toBe('TI/2627/000001')
  })

  test('have no gap and no double, however many are delivered at once, sent twice, or roll back', async () => {
    const seed = Number(process.env.PAPERS_SEED ?? Date.now() % 2_147_483_647)
    console.info(`PAPERS_SEED=${seed}`)
    const tries = fc.array(fc.record({ sent: fc.integer({ min: 1, max: 3 }), isBroken: fc.boolean() }), {
      minLength: 4,
      maxLength: 12,
    })
    await fc.assert(
      fc.asyncProperty(tries, async (orders) => {
        const shop = await aShop()
        const made = await Promise.all(orders.map(async (order) => ({ ...order, id: await anOrderOnItsWay(shop) })))
        const broken = made.filter(({ isBroken }) => isBroken)
        // These take a number and fail: the rollback frees it.
        const rolledBack = app.db
          .withTx(async (tx) => {
            for (const _ of broken)
              await tx.execute(
                `INSERT INTO paper_counters AS c VALUES ($1, 'TI', 2026, 1)
                 ON CONFLICT (store_id, series, financial_year) DO UPDATE SET last_no = c.last_no + 1`,
                [shop.store.store_id],
              )
            throw new Error('the power went')
          })
          .catch(() => undefined)
        const answers = made.flatMap(({ id, sent }) => Array.from({ length: sent }, () => move(shop, id, 'delivered')))
        await Promise.all([rolledBack, ...answers])
        expect(await numbersOf(shop)).toEqual(series('TI', made.length))
      }),
      { numRuns: 12, seed },
    )
  }, 60_000)
})

describe('what is written', () => {
  test('stays, whatever becomes of the shop and its goods', async () => {
    const shop = await aShop()
    const id = await aDelivered(shop)
    const before = await papersOf(shop, id)
    await app.db.execute(
      `UPDATE stores SET name = 'Other', gstin = NULL, is_composition = true, version = version + 1 WHERE store_id = $1`,
      [shop.store.store_id],
    )
    expect(await papersOf(shop, id)).toEqual(before)
  })

  test('nobody can change or throw away', async () => {
    const shop = await aShop()
    await aDelivered(shop)
    const where = `WHERE store_id = '${shop.store.store_id}'`
    await expect(app.db.execute(`UPDATE papers SET total_paise = 1 ${where}`)).rejects.toThrow('papers are written once')
    await expect(app.db.execute(`DELETE FROM papers ${where}`)).rejects.toThrow('papers are written once')
  })

  test('names nobody: who bought stands in the order alone', async () => {
    const shop = await aShop()
    await aDelivered(shop)
    const [row] = await app.db.query<{ body: unknown }>('SELECT body FROM papers WHERE store_id = $1', [shop.store.store_id])
    for (const secret of ['Asha', 'Pipe Road', '97000']) expect(JSON.stringify(row)).not.toContain(secret)
  })

  test('a shop of the composition scheme gives a bill of supply that says so and shows no tax', async () => {
    const shop = await aShop({ tax_mode: 'inclusive' })
    await app.db.execute('UPDATE stores SET is_composition = true, version = version + 1 WHERE store_id = $1', [
      shop.store.store_id,
    ])
    const { invoice } = await papersOf(shop, await aDelivered(shop))
    expect(invoice).toMatchObject({ kind: 'bill_of_supply', number: 'BS/2627/000001', is_composition: true, rates: [], tax: 0 })
    expect(invoice.taxable + invoice.delivery_fee).toBe(invoice.total_amount)
  })
})

describe('credit notes', () => {
  const credit = (shop: Shop, orderId: string, pieces: number, totalPaise: number) =>
    app.db.withTx((tx) =>
      creditOrder(app.app.modules.orders, tx, {
        ...{ storeId: shop.store.store_id, orderId, at: app.clock.now() },
        credit: { quantities: new Map([[1, pieces]]), feesPaise: paise(0), totalPaise: paise(totalPaise) },
      }),
    )

  test('a refund of everything takes back the bill, once', async () => {
    const shop = await aShop()
    const id = await aDelivered(shop)
    expect((await move(shop, id, 'refunded')).status).toBe(200)
    const { invoice, notes } = await papersOf(shop, id)
    // The delivery fee of 20 is refunded with its tax: 19.04 and twice 0.48.
    expect(notes).toMatchObject([
      {
        number: 'CN/2627/000001',
        invoice: { number: invoice.number, kind: 'tax_invoice' },
        lines: [{ quantity: 3, taxable: 180, tax: 9, amount: 189, hsn: '0402' }],
        rates: [{ gst_rate: 5, taxable: 199.04, cgst: 4.98, sgst: 4.98 }],
        fee: { line_no: 1, gst_rate: 5, taxable: 19.04, tax: 0.96, amount: 20 },
        fees: 20,
        round_off: 0,
        total_amount: 209,
      },
    ])
  })

  test('parts and then the rest come to the bill, to the paisa', async () => {
    const shop = await aShop()
    const id = await aDelivered(shop)
    expect(await credit(shop, id, 1, 63_00)).toMatchObject({ total_amount: 63, taxable: 60, tax: 3, round_off: 0 })
    expect(await credit(shop, id, 1, 63_00)).toMatchObject({ number: 'CN/2627/000002' })
    await move(shop, id, 'refunded')
    const { invoice, notes } = await papersOf(shop, id)
    expect(notes.map(({ total_amount, fees }) => [total_amount, fees])).toEqual([
      [63, 0],
      [63, 0],
      [83, 20],
    ])
    expect(notes.reduce((sum, { taxable }) => sum + taxable, 0)).toBe(invoice.taxable)
  })

  test('none for goods that never went out', async () => {
    const shop = await aShop()
    const id = await anOrderOnItsWay(shop)
    expect(await credit(shop, id, 1, 63_00)).toBeNull()
    await move(shop, id, 'cancelled')
    expect(await numbersOf(shop)).toEqual([])
  })
})
