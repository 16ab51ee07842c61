import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder, aPhone } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStore } from '../../../../test/factories/shops.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

type Page = { data: { id: string; order_number: string }[]; total: number; unfiltered_total: number; totalPages: number }

/** A shop with three orders: now, yesterday and forty days ago in its own time zone. */
const aShopWithOrders = async () => {
  const store = await aStore(app)
  const rice = await aProduct(app, store, { name: 'Basmati Rice', name_hi: 'बासमती चावल' })
  const soap = await aProduct(app, store, { name: 'Neem Soap' })
  const token = await app.signIn(anOwner(store))
  const phone = aPhone()
  const { order: first } = await anOrder(app, store, [rice], { customer: { name: 'Asha Rao', phone } })
  const { order: second } = await anOrder(app, store, [soap], { customer: { name: 'Imran Khan', phone: aPhone() } })
  const { order: third } = await anOrder(app, store, [rice, soap], { customer: { name: 'Meena', phone: aPhone() } })
  const change = (id: string, set: string) => app.db.query(`UPDATE orders SET ${set} WHERE order_id = $1`, [id])
  const startOfDay = `(date_trunc('day', $2::timestamptz AT TIME ZONE 'Asia/Kolkata') AT TIME ZONE 'Asia/Kolkata')`
  const at = (id: string, when: string) =>
    app.db.query(`UPDATE orders SET created_at = ${startOfDay} ${when} WHERE order_id = $1`, [id, app.clock.now()])
  await at(first.id, '')
  await at(second.id, "- interval '1 second'")
  await at(third.id, "- interval '40 days'")
  await change(second.id, "payment_method = 'upi', payment_status = 'completed', channel = 'phone'")
  await change(
    third.id,
    "status = 'delivered', subtotal_paise = 100000, total_paise = 100000, tax_paise = 0, delivery_fee_paise = 0, delivery_address = 'Shop 4, Lake Street'",
  )
  const names = new Map([
    [first.id, 'first'],
    [second.id, 'second'],
    [third.id, 'third'],
  ])
  const list = async (query: string) => {
    const { status, body } = await app.call(`GET /orders?${query}`, { token })
    expect(status).toBe(200)
    const page = body as Page
    return { ...page, found: page.data.map(({ id }) => names.get(id)) }
  }
  return { token, phone, first, second, third, change, list }
}

describe("the owner's list", () => {
  test('every filter finds what it should, newest first, and counts both', async () => {
    const { first, phone, list } = await aShopWithOrders()
    const cases: [string, string[]][] = [
      ['', ['first', 'second', 'third']],
      ['status=all', ['first', 'second', 'third']],
      ['status=delivered', ['third']],
      ['date_range=today', ['first']],
      ['date_range=yesterday', ['second']],
      ['date_range=last_7_days', ['first', 'second']],
      ['date_range=last_30_days', ['first', 'second']],
      ['date_range=all&date_from=2999-01-01', ['first', 'second', 'third']],
      ['date_from=2999-01-01', []],
      ['payment_method=upi', ['second']],
      ['payment_status=completed', ['second']],
      ['channel=phone', ['second']],
      ['channel=whatsapp', []],
      ['min_amount=1000', ['third']],
      ['max_amount=999.99', ['first', 'second']],
      ['min_amount=1000&max_amount=1000', ['third']],
      ['search=asha', ['first']],
      ['search=RICE', ['first', 'third']],
      [`search=${encodeURIComponent('चावल')}`, ['first', 'third']],
      ['search=soap&status=delivered', ['third']],
      [`search=${encodeURIComponent(`+91 ${phone.slice(0, 5)} ${phone.slice(5)}`)}`, ['first']],
      ['search=Lake%20Street', ['third']],
      [`search=${first.id.slice(0, 23)}`, ['first']],
      [`search=${first.order_number}`, ['first']],
      ['search=%25', []],
      ['sort=total_amount', ['third']],
      ['sort=customer_name&direction=asc', ['first', 'second', 'third']],
    ]
    for (const [query, expected] of cases) {
      const { found, total, unfiltered_total } = await list(query)
      if (query === 'sort=total_amount') expect(found[0]).toBe('third')
      else expect([query, found, total]).toEqual([query, expected, expected.length])
      expect(unfiltered_total).toBe(3)
    }
  })

  test('the ten thousandth order and those after it are found by their whole number', async () => {
    const { first, second, change, list } = await aShopWithOrders()
    await change(first.id, 'order_no = 12345')
    await change(second.id, 'order_no = 12349')
    const numberOf = (no: number) => first.order_number.replace(/\d+$/, String(no))
    expect((await list(`search=${numberOf(12345)}`)).found).toEqual(['first'])
    expect((await list(`search=${numberOf(12349)}`)).found).toEqual(['second'])
  })

  test('words are searched for with every other filter and sort', async () => {
    const { third, list } = await aShopWithOrders()
    expect((await list('search=asha&status=delivered')).found).toEqual([])
    expect((await list('search=lake&status=delivered&min_amount=1000')).found).toEqual(['third'])
    expect((await list('search=lake&sort=total_amount')).found).toEqual(['third'])
    expect((await list(`search=${third.id}&sort=customer_name&page=1&pageSize=5`)).total).toBe(1)
  })

  test('goods are found by what they are called in another language, with other filters too, and people as they are written', async () => {
    const { first, change, list } = await aShopWithOrders()
    const search = (words: string, more = '') => list(`search=${encodeURIComponent(words)}${more}`)
    const rice = await list('search=rice')
    expect(rice.total).toBe(2)
    for (const words of ['அரிசி', 'চাল', 'బియ్యం', 'چاول', 'तांदूळ'])
      expect([words, (await search(words)).found]).toEqual([words, rice.found])
    expect((await search('அரிசி', '&sort=total_amount&min_amount=1')).total).toBe(2)
    expect((await search('வெங்காயம்')).found).toEqual([])
    await change(first.id, "customer_name = 'பால்'")
    expect((await search('பால்')).found).toEqual(['first'])
  })

  test('a very long order is still found by its last line', async () => {
    const { third, change, list } = await aShopWithOrders()
    await change(third.id, "product_words = repeat('Toor Dal 1 kg ', 60) || 'Saffron'")
    expect((await list('search=saffron')).found).toEqual(['third'])
    expect((await list('search=saffran')).found).toEqual([])
  })

  test('a customer who is forgotten is not found any more', async () => {
    const { first, change, list } = await aShopWithOrders()
    expect((await list('search=asha')).total).toBe(1)
    await change(first.id, "customer_name = ''")
    expect((await list('search=asha')).total).toBe(0)
  })

  test('pages, and the sizes there are', async () => {
    const { list, token } = await aShopWithOrders()
    expect(await list('pageSize=5&page=1')).toMatchObject({ total: 3, totalPages: 1 })
    expect(await list('pageSize=5&page=2')).toMatchObject({ found: [], total: 3 })
    expect(await list('pageSize=5&page=2&search=rice')).toMatchObject({ found: [], total: 2, totalPages: 1 })
    for (const query of ['pageSize=51', 'pageSize=0', 'channel=pigeon', 'date_range=week', 'min_amount=-1', 'store_name=x'])
      expect((await app.call(`GET /orders?${query}`, { token })).status).toBe(400)
  })
})

test('several orders at once: each has its own answer', async () => {
  const { token, first, second, third } = await aShopWithOrders()
  const stranger = app.ids.uuid()
  const { body } = await app.call('PUT /orders/bulk/status', {
    token,
    body: { orderIds: [first.id, third.id, stranger, second.id], status: 'confirmed' },
  })
  expect(body).toEqual({
    success: true,
    updated: 2,
    results: [
      { order_id: first.id, success: true, code: null, message: null },
      { order_id: third.id, success: false, code: 'orders.illegal_transition', message: expect.any(String) },
      { order_id: stranger, success: false, code: 'orders.not_found', message: expect.any(String) },
      { order_id: second.id, success: true, code: null, message: null },
    ],
  })
})

test('the filtered list for a file: every order that passes, in its order, and how many there are', async () => {
  const { token, first, list } = await aShopWithOrders()
  const { body } = await app.call('GET /orders/export?search=rice&sort=created_at&direction=asc', { token })
  expect(body).toMatchObject({ success: true, total: 2, limit: 5000 })
  const rows = body.rows as Record<string, unknown>[]
  expect(rows.map(({ order_number }) => order_number)).toEqual(
    (await list('search=rice&direction=asc')).data.map(({ order_number }) => order_number),
  )
  expect(rows[1]).toMatchObject({
    order_number: first.order_number,
    customer_name: 'Asha Rao',
    items: [{ product_name: 'Basmati Rice', product_name_hi: 'बासमती चावल', quantity: 3 }],
    total_amount: first.total_amount,
    status: 'pending',
  })
  expect((await app.call('GET /orders/export?page=2', { token })).status).toBe(400)
  expect((await app.call('GET /orders/export')).status).toBe(401)
})

test('the list comes to the value of its orders that stand, and to as many customers as telephone numbers', async () => {
  const { token, first, second, third, change } = await aShopWithOrders()
  const total = async (query: string) => (await app.call(`GET /orders/totals?${query}`, { token })).body
  expect(await total('')).toEqual({ success: true, customers: 3, value: first.total_amount + second.total_amount + 1000 })
  expect(await total('status=delivered')).toEqual({ success: true, customers: 1, value: 1000 })
  expect(await total('search=rice')).toEqual({ success: true, customers: 2, value: first.total_amount + 1000 })
  await change(third.id, `customer_phone = (SELECT customer_phone FROM orders WHERE order_id = '${first.id}')`)
  await change(second.id, "status = 'cancelled', cancelled_by = 'store', cancellation_reason = 'closing'")
  expect(await total('')).toEqual({ success: true, customers: 2, value: first.total_amount + 1000 })
  expect(await total('channel=whatsapp')).toEqual({ success: true, customers: 0, value: 0 })
  expect((await app.call('GET /orders/totals')).status).toBe(401)
  expect((await app.call('GET /orders/totals?page=2', { token })).status).toBe(400)
})
