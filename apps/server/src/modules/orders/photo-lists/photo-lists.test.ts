import { PHOTO_LIST_KEPT_MS, PHOTO_LIST_PHOTOS_KEPT_MS } from '@jhola/contract/orders/photo-lists/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { aPhone } from '../../../../test/factories/orders.ts'
import { aListBody, aPhotoList, type SentList, sendPhoto } from '../../../../test/factories/photo-lists.ts'
import { anOwner, aProduct, aStaff, aStore } from '../../../../test/factories/shops.ts'
import { purgeExpired } from '../../../purge-expired.ts'
import { expirePhotoLists } from './expire-photo-lists.ts'
import { deletePhotoListsOf } from './photo-lists.repo.ts'

const HOUR_MS = 3_600_000
const NOON = '2026-11-20T06:00:00.000Z'
type Sent = SentList
// @NOTE replies were serialised by the contract's schemas.
type Line = { product_id: string; quantity: number; unit_price: number; total_price: number; was: object | null }
type Bill = {
  lines: Line[]
  total_amount: number
  sent_total: number
  delivery_slot: string
  delivery_date: string | null
  problem: { code: string } | null
}
type List = {
  status: string
  photos: string[]
  bill: Bill | null
  order_id: string | null
  order_token: string | null
  reason: string | null
  expires_at: string | null
}

let app: TestApp
let store: Awaited<ReturnType<typeof aStore>>
let owner: string
let rice: Awaited<ReturnType<typeof aProduct>>
let soap: Awaited<ReturnType<typeof aProduct>>
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(NOON)
  store = await aStore(app)
  owner = await app.signIn(anOwner(store))
  rice = await aProduct(app, store)
  soap = await aProduct(app, store, { price_paise: 40_00, stock: 5 })
})

const at = ({ list_id }: Pick<Sent, 'list_id'>, more = '') => `/stores/${store.store_id}/photo-lists/${list_id}${more}`
const as = ({ token }: Pick<Sent, 'token'>) => ({ 'x-order-token': token })
const begin = (over: object = {}) => app.call(`POST /stores/${store.store_id}/photo-lists`, { body: aListBody(over) })
// @NOTE the reply was serialised by the contract's schema.
const upload = (sent: Sent, no = 1, bytes?: Buffer) =>
  sendPhoto(app, store, sent, { no, ...(bytes && { bytes }) }) as Promise<{ status: number; body: { code?: string; list: List } }>
const aList = (over: { photos?: number; phone?: string } = {}) => aPhotoList(app, store, over)
const follow = async (sent: Sent): Promise<List> => {
  const { status, body } = await app.call(`GET ${at(sent)}`, { headers: as(sent) })
  expect(status).toBe(200)
  return body.list as List
}
const linesOf = (quantities: [typeof rice, number][]) =>
  quantities.map(([{ product_id }, quantity]) => ({ product_id, quantity }))
const bill = (
  sent: Sent,
  lines = linesOf([
    [rice, 3],
    [soap, 2],
  ]),
  token = owner,
) => app.call(`POST /photo-lists/${sent.list_id}/bill`, { token, body: { lines, note: 'No Surf today' } })
const aBill = async (): Promise<Sent & { shown: Bill }> => {
  const sent = await aList()
  expect(await bill(sent)).toMatchObject({ status: 200 })
  const { bill: shown } = await follow(sent)
  if (!shown) throw new Error('there is no bill')
  return { ...sent, shown }
}
const confirm = (sent: Sent, shown: Bill, over: object = {}) =>
  app.call(`POST ${at(sent, '/confirm')}`, {
    headers: as(sent),
    body: {
      lines: shown.lines
        .filter(({ quantity }) => quantity > 0)
        .map(({ product_id, quantity, unit_price }) => ({ product_id, quantity, unit_price })),
      ...{ payment_method: 'cod', delivery_slot: shown.delivery_slot, delivery_date: shown.delivery_date },
      expected_total: shown.total_amount,
      ...over,
    },
  })
const countOrders = async () =>
  (await app.db.query<{ n: number }>('SELECT count(*)::int AS n FROM orders WHERE store_id = $1', [store.store_id]))[0]?.n
const setPrice = (product: typeof rice, paise: number) =>
  app.db.execute('UPDATE products SET price_paise = $3, version = version + 1 WHERE store_id = $1 AND product_id = $2', [
    ...[store.store_id, product.product_id],
    paise,
  ])

describe('from a photo to an order', () => {
  test('the shop sees the list with its photos when the last one has arrived, types it, and the customer confirms', async () => {
    const sent = await aList({ photos: 2, phone: '9876543210' })
    const { body } = await app.call('GET /photo-lists', { token: owner })
    expect(body.lists).toMatchObject([
      { list_id: sent.list_id, status: 'waiting', customer_phone: '+919876543210', customer_name: 'Asha Rao' },
    ])
    const [first] = (body.lists as List[])[0]?.photos ?? []
    expect((await app.inject({ method: 'GET', url: first ?? '' })).headers['content-type']).toBe('image/webp')

    expect(await bill(sent)).toMatchObject({ status: 200, body: { list: { status: 'billed' } } })
    expect((await app.call('GET /photo-lists', { token: owner })).body.lists).toEqual([])
    const shown = await follow(sent)
    // 3 x 60 + 2 x 40, 5% GST, 20 for the delivery.
    expect(shown).toMatchObject({
      status: 'billed',
      bill: { total_amount: 293, sent_total: 293, problem: null, delivery_slot: 'asap' },
    })

    const placed = await confirm(sent, shown.bill as Bill)
    expect(placed).toMatchObject({
      status: 200,
      body: { total_amount: 293, order: { status: 'pending', customer_name: 'Asha Rao' } },
    })
    const done = await follow(sent)
    expect(done).toMatchObject({ status: 'ordered', order_id: placed.body.order_id, bill: null, expires_at: null })
    const order = await app.call(`GET /orders/${done.order_id}`, { headers: { 'x-order-token': done.order_token ?? '' } })
    expect(order).toMatchObject({ status: 200, body: { order: { total_amount: 293 } } })
    const told = await app.db.query('SELECT template FROM message_outbox WHERE recipient = $1', ['+919876543210'])
    expect(told).toMatchObject([{ template: 'list_billed' }])
  })

  test('confirmed twice, at once and again, it is one order', async () => {
    const { shown, ...sent } = await aBill()
    const replies = await Promise.all([
      confirm(sent, shown),
      confirm(sent, shown),
      confirm(sent, shown, { payment_method: 'upi' }),
    ])
    const again = await confirm(sent, shown)
    expect([...replies, again].map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set([...replies, again].map(({ body }) => body.order_id)).size).toBe(1)
    expect(await countOrders()).toBe(1)
  })

  test('a confirmation whose last step was cut off is found: nothing can be taken back, and the clock says ordered', async () => {
    const { shown, ...sent } = await aBill()
    const { body } = await confirm(sent, shown)
    await app.db.execute(`UPDATE photo_lists SET status = 'billed', order_id = NULL, expires_at = $2 WHERE list_id = $1`, [
      sent.list_id,
      new Date(app.clock.now().getTime() + HOUR_MS),
    ])
    expect(await app.call(`POST ${at(sent, '/cancel')}`, { headers: as(sent), body: {} })).toMatchObject({
      body: { code: 'photo_lists.answered' },
    })
    app.clock.advance(HOUR_MS)
    await expirePhotoLists(app.app.modules.orders)
    expect(await follow(sent)).toMatchObject({ status: 'ordered', order_id: body.order_id })
  })

  test('photos come in any order and again, and count once; the shop is told once', async () => {
    const { body } = await begin({ photos: 2 })
    const sent = { list_id: body.list_id as string, token: body.token as string, phone: '' }
    expect(await upload(sent, 2)).toMatchObject({ status: 200, body: { list: { status: 'uploading' } } })
    expect(await upload(sent, 2)).toMatchObject({ status: 200, body: { list: { status: 'uploading' } } })
    expect(await upload(sent, 3)).toMatchObject({ status: 404 })
    expect(await upload(sent, 1, Buffer.from('no photo'))).toMatchObject({
      status: 400,
      body: { code: 'photo_lists.photo_unreadable' },
    })
    const both = await Promise.all([upload(sent, 1), upload(sent, 1)])
    expect(both.map(({ body: { list } }) => list.status)).toEqual(['waiting', 'waiting'])
    expect((await follow(sent)).photos).toHaveLength(2)
  })
})

describe('what changed between the bill and the confirmation', () => {
  test('a price: the old total is refused, the page says what changed, the new one is taken', async () => {
    const { shown, ...sent } = await aBill()
    await setPrice(rice, 70_00)
    expect(await confirm(sent, shown)).toMatchObject({ status: 409, body: { code: 'orders.changed' } })
    expect(await countOrders()).toBe(0)
    const { bill: now } = await follow(sent)
    expect(now).toMatchObject({ sent_total: 293, total_amount: 325 })
    expect(now?.lines.find(({ product_id }) => product_id === rice.product_id)).toMatchObject({
      unit_price: 70,
      was: { unit_price: 60 },
    })
    expect(await confirm(sent, now as Bill)).toMatchObject({ status: 200, body: { total_amount: 325 } })
  })

  test('stock: what is gone is refused, and the rest can be confirmed', async () => {
    const { shown, ...sent } = await aBill()
    await app.call('POST /orders', {
      token: owner,
      body: {
        ...{ store_id: store.store_id, customer_name: 'Other', customer_phone: aPhone(), payment_method: 'cod' },
        items: [{ product_id: soap.product_id, quantity: 4 }],
      },
    })
    expect(await confirm(sent, shown)).toMatchObject({ status: 409, body: { code: 'inventory.insufficient' } })
    const { bill: now } = await follow(sent)
    expect(now?.lines.find(({ product_id }) => product_id === soap.product_id)).toMatchObject({
      quantity: 1,
      was: { quantity: 2 },
    })
    expect(await confirm(sent, now as Bill)).toMatchObject({ status: 200 })
  })

  test('nothing is left: the bill says so and asks for nothing', async () => {
    const { shown, ...sent } = await aBill()
    await app.db.execute('UPDATE products SET active = false, version = version + 1 WHERE store_id = $1', [store.store_id])
    const { bill: now } = await follow(sent)
    expect(now?.lines.map(({ quantity }) => quantity)).toEqual([0, 0])
    expect(await confirm(sent, shown)).toMatchObject({ status: 409, body: { code: 'orders.changed' } })
  })

  test('the shop closed: the bill names the next time, and is confirmed for it', async () => {
    app.clock.set('2026-11-20T15:00:00.000Z')
    const { shown, ...sent } = await aBill()
    app.clock.set('2026-11-20T15:45:00.000Z')
    expect(await confirm(sent, shown)).toMatchObject({ body: { code: 'stores.closed' } })
    const { bill: now } = await follow(sent)
    expect(now).toMatchObject({ delivery_slot: 'morning', delivery_date: '2026-11-21', problem: null })
    expect(await confirm(sent, now as Bill)).toMatchObject({ status: 200, body: { order: { delivery_slot: 'morning' } } })
  })

  test('only what was billed can be confirmed', async () => {
    const { shown, ...sent } = await aBill()
    const lines = [{ product_id: rice.product_id, quantity: 4, unit_price: 60 }]
    expect(await confirm(sent, shown, { lines })).toMatchObject({ status: 409, body: { code: 'photo_lists.not_billed' } })
  })
})

describe('who may', () => {
  test('nobody reads or acts on a list without its token, with another one, or as another shop', async () => {
    const { shown, ...sent } = await aBill()
    const other = await app.signIn(anOwner(await aStore(app)))
    const foreign = await aList()
    for (const token of ['', foreign.token, 'nonsense']) {
      const headers = { 'x-order-token': token }
      expect(await app.call(`GET ${at(sent)}`, { headers })).toMatchObject({
        status: 404,
        body: { code: 'photo_lists.not_found' },
      })
      expect(await app.call(`POST ${at(sent, '/cancel')}`, { headers, body: {} })).toMatchObject({ status: 404 })
      expect(await confirm({ ...sent, token }, shown)).toMatchObject({ status: 404 })
    }
    expect(await app.call(`GET /photo-lists/${sent.list_id}`, { token: other })).toMatchObject({
      status: 404,
      body: { code: 'photo_lists.not_found' },
    })
    expect(await bill(foreign, undefined, other)).toMatchObject({ status: 404 })
    expect((await app.call('GET /photo-lists', { token: other })).body.lists).toEqual([])
    expect(await countOrders()).toBe(0)
  })

  test.each([
    ['packer', 403],
    ['rider', 403],
    ['counter', 200],
  ] as const)('a %s who types lists: %d', async (role, status) => {
    const sent = await aList()
    const token = await app.signIn(await aStaff(app, store, { role }))
    expect(await app.call('GET /photo-lists', { token })).toMatchObject({ status })
    expect(await bill(sent, undefined, token)).toMatchObject({ status })
  })

  test('of two devices the first bill is sent, the other is told', async () => {
    const sent = await aList()
    const both = await Promise.all([bill(sent), bill(sent, linesOf([[rice, 5]]))])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'photo_lists.answered' })
    const told = await app.db.query('SELECT template FROM message_outbox WHERE recipient = $1', [`+91${sent.phone}`])
    expect(told).toHaveLength(1)
  })
})

describe('the shop answers', () => {
  test('that it cannot, with its words', async () => {
    const sent = await aList()
    const refuse = (reason: string) => app.call(`POST /photo-lists/${sent.list_id}/refuse`, { token: owner, body: { reason } })
    expect(await refuse('  ')).toMatchObject({ status: 400 })
    expect(await refuse('We have no vegetables today')).toMatchObject({ status: 200 })
    expect(await follow(sent)).toMatchObject({ status: 'refused', reason: 'We have no vegetables today' })
    expect(await bill(sent)).toMatchObject({ status: 409, body: { code: 'photo_lists.answered' } })
  })
  test.each([
    ['more than there is', () => linesOf([[soap, 6]]), 'inventory.insufficient'],
    ['less than its own minimum', () => linesOf([[soap, 2]]), 'stores.below_minimum'],
    ['a part of a piece', () => linesOf([[rice, 1.5]]), 'cart.quantity'],
    ['a price that is no more', () => [{ product_id: rice.product_id, quantity: 3, unit_price: 59 }], 'orders.changed'],
  ])('not with %s', async (_name, lines, code) => {
    const sent = await aList()
    expect(await bill(sent, lines())).toMatchObject({ body: { code } })
    expect(await follow(sent)).toMatchObject({ status: 'waiting' })
  })
})

describe('what is not taken', () => {
  test.each([
    ['no photo', { photos: 0 }, 'request.invalid'],
    ['a fourth photo', { photos: 4 }, 'request.invalid'],
    ['no number', { phone: '12' }, 'request.invalid'],
    ['no address', { address: undefined }, 'request.invalid'],
    ['another city', { address: { addressLine1: '1 Residency Road, Bengaluru', pincode: '560001' } }, 'stores.out_of_range'],
  ])('%s', async (_name, over, code) => expect(await begin(over)).toMatchObject({ body: { code } }))

  test('a third list of one number, a blocked number, and a paused shop', async () => {
    const phone = aPhone()
    await aList({ phone })
    await aList({ phone })
    expect(await begin({ phone })).toMatchObject({ status: 409, body: { code: 'photo_lists.most' } })
    const blocked = aPhone()
    await app.db.execute(
      `INSERT INTO blocked_numbers (store_id, phone, name, blocked_by, blocked_at) VALUES ($1, $2, '', '', now())`,
      [store.store_id, `+91${blocked}`],
    )
    expect(await begin({ phone: blocked })).toMatchObject({ body: { code: 'orders.not_taken' } })
    await app.db.execute('UPDATE stores SET paused_until = $2, version = version + 1 WHERE store_id = $1', [
      store.store_id,
      new Date(app.clock.now().getTime() + HOUR_MS),
    ])
    app.clock.advance(60_000)
    expect(await begin()).toMatchObject({ body: { code: 'stores.paused' } })
  })
})

describe('time', () => {
  test('after four hours nobody can answer, after twelve nobody can confirm; both sides see it at once', async () => {
    const unanswered = await aList()
    app.clock.advance(4 * HOUR_MS)
    expect(await follow(unanswered)).toMatchObject({ status: 'expired', expires_at: null })
    expect(await bill(unanswered)).toMatchObject({ status: 409, body: { code: 'photo_lists.expired' } })
    expect((await app.call('GET /photo-lists', { token: owner })).body.lists).toEqual([])
    app.clock.set(NOON)
    const { shown, ...sent } = await aBill()
    app.clock.advance(12 * HOUR_MS)
    expect(await confirm(sent, shown)).toMatchObject({ status: 409, body: { code: 'photo_lists.expired' } })
    await expirePhotoLists(app.app.modules.orders)
    expect(await confirm(sent, shown)).toMatchObject({ status: 409, body: { code: 'photo_lists.expired' } })
    expect(await countOrders()).toBe(0)
  })

  test('photos go two days after the end, the rest after thirty; a person is forgotten at once', async () => {
    const photos = async (sent: Sent) =>
      (await app.db.query('SELECT 1 FROM photo_list_photos WHERE list_id = $1', [sent.list_id])).length
    const media = async () => (await app.db.query('SELECT 1 FROM media WHERE store_id = $1', [store.store_id])).length
    const purge = () => purgeExpired({ db: app.db, clock: app.clock, log: app.app.modules.orders.log }, app.app.modules.all)
    const sent = await aList()
    await app.call(`POST ${at(sent, '/cancel')}`, { headers: as(sent), body: { reason: 'changed my mind' } })
    app.clock.advance(PHOTO_LIST_PHOTOS_KEPT_MS)
    await purge()
    expect([await photos(sent), await media()]).toEqual([1, 1])
    app.clock.advance(1)
    await purge()
    expect([await photos(sent), await media()]).toEqual([0, 0])
    expect(await follow(sent)).toMatchObject({ status: 'cancelled', reason: 'changed my mind', photos: [] })
    app.clock.advance(PHOTO_LIST_KEPT_MS - PHOTO_LIST_PHOTOS_KEPT_MS)
    await purge()
    expect(await app.call(`GET ${at(sent)}`, { headers: as(sent) })).toMatchObject({ status: 404 })
    const other = await aList()
    await deletePhotoListsOf(app.db, { user_id: null, phone: `+91${other.phone}` })
    expect(await app.call(`GET ${at(other)}`, { headers: as(other) })).toMatchObject({ status: 404 })
    expect(await media()).toBe(0)
  })
})
