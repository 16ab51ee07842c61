import { DAY_MS } from '@jhola/contract/shared/time'
import sharp from 'sharp'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStaff, aStore } from '../../../../test/factories/shops.ts'
import { deleteThreadsBefore } from './thread.repo.ts'

type Thread = {
  messages: { no: number; from: string; text: string | null; quick: string | null; photo: string | null }[]
  is_open: boolean
  closes_at: string | null
  unread: number
  read_by_other: number
}

let app: TestApp
let address: string
let store: Awaited<ReturnType<typeof aStore>>
let owner: string
let order: Awaited<ReturnType<typeof anOrder>>
beforeAll(async () => {
  app = await buildTestApp()
  address = await app.listen()
})
afterAll(() => app.close())
beforeEach(async () => {
  store = await aStore(app)
  owner = await app.signIn(anOwner(store))
  order = await anOrder(app, store, [await aProduct(app, store, { stock: 1000 })])
})

const CUSTOMER = () => ({ headers: { 'x-order-token': order.token } })
const SHOP = () => ({ token: owner })
type Side = () => { token?: string; headers?: Record<string, string> }
const path = (more = '') => `/orders/${order.order.id}/thread${more}`
const write = (side: Side, body: object) => app.call(`POST ${path()}`, { ...side(), body })
const read = async (side: Side) => (await app.call(`GET ${path()}`, side())).body as unknown as Thread
const pushed = (template: string) =>
  app.db.query<{ body: string }>('SELECT body FROM message_outbox WHERE recipient = $1 AND template = $2', [
    order.order.customer_phone,
    template,
  ])

describe('a thread of two sides', () => {
  test('each side reads what the other wrote, in order, with what it has not read yet', async () => {
    expect(await write(CUSTOMER, { text: 'Ripe ones, please' })).toMatchObject({ status: 200 })
    await write(CUSTOMER, { quick: 'bringChange' })
    expect(await read(SHOP)).toMatchObject({
      messages: [
        { no: 1, from: 'customer', text: 'Ripe ones, please', quick: null },
        { no: 2, from: 'customer', text: null, quick: 'bringChange' },
      ],
      unread: 2,
      is_open: true,
      closes_at: null,
    })
    expect((await app.call('GET /orders/threads', SHOP())).body).toMatchObject({
      orders: [{ order_id: order.order.id, order_number: order.order.order_number, unread: 2 }],
    })
    await app.call(`POST ${path('/read')}`, { ...SHOP(), body: { up_to: 2 } })
    expect((await app.call('GET /orders/threads', SHOP())).body).toMatchObject({ orders: [] })
    expect(await read(CUSTOMER)).toMatchObject({ unread: 0, read_by_other: 2 })
    await write(SHOP, { quick: 'tenMinutes' })
    expect(await read(CUSTOMER)).toMatchObject({ unread: 1 })
  })

  test('the order itself stays as it was: who acts on it meanwhile is not refused', async () => {
    const { version } = order.order
    await write(CUSTOMER, { text: 'One more thing' })
    expect(await app.call(`POST /orders/${order.order.id}/accept`, { ...SHOP(), body: { version } })).toMatchObject({
      status: 200,
    })
  })

  test('two who write at once get two numbers, and the same key writes once', async () => {
    const key = 'the-same-key-twice'
    const headers = { ...CUSTOMER().headers, 'idempotency-key': key }
    await Promise.all([
      write(SHOP, { text: 'one' }),
      write(CUSTOMER, { text: 'two' }),
      app.call(`POST ${path()}`, { headers, body: { text: 'three' } }),
      app.call(`POST ${path()}`, { headers, body: { text: 'three' } }),
    ])
    const { messages } = await read(SHOP)
    expect(messages.map(({ no }) => no)).toEqual([1, 2, 3])
    expect(messages.filter(({ text }) => text === 'three')).toHaveLength(1)
  })
})

describe('who may not', () => {
  test('another shop, a shared link and nobody in particular', async () => {
    const other = await app.signIn(anOwner(await aStore(app)))
    const shared = (await app.call(`POST /orders/${order.order.id}/share`, CUSTOMER())).body.share_token as string
    for (const as of [{ token: other }, { headers: { 'x-order-token': shared } }, {}]) {
      expect(await app.call(`GET ${path()}`, as)).toMatchObject({ status: 404 })
      expect(await app.call(`POST ${path()}`, { ...as, body: { text: 'hello' } })).toMatchObject({ status: 404 })
    }
  })

  test('a packer reads, and writes to no customer', async () => {
    const packer = await app.signIn(await aStaff(app, store, { role: 'packer' }))
    await write(CUSTOMER, { text: 'Ripe ones' })
    expect(await app.call(`GET ${path()}`, { token: packer })).toMatchObject({ status: 200 })
    expect(await app.call(`POST ${path()}`, { token: packer, body: { text: 'ok' } })).toMatchObject({ status: 404 })
  })

  test.each([
    ['empty words', { text: '  ' }],
    ['501 letters', { text: 'a'.repeat(501) }],
    ['no known reply', { quick: 'nonsense' }],
    ['both at once', { text: 'a', quick: 'ok' }],
  ])('%s', async (_name, body) => expect(await write(CUSTOMER, body)).toMatchObject({ status: 400 }))

  test('a reply of the other side', async () =>
    expect(await write(SHOP, { quick: 'where' })).toMatchObject({ status: 400, body: { code: 'threads.not_yours' } }))

  test('the sixty-first message of one side; the other still can', async () => {
    for (let no = 1; no <= 60; no += 1) await write(CUSTOMER, { quick: 'where' })
    expect(await write(CUSTOMER, { text: 'hello?' })).toMatchObject({ status: 409, body: { code: 'threads.full' } })
    expect(await write(SHOP, { quick: 'onItsWay' })).toMatchObject({ status: 200 })
  })

  test('anybody, three days after the end of the order', async () => {
    const own = await buildTestApp()
    try {
      const shop = await aStore(own)
      const placed = await anOrder(own, shop, [await aProduct(own, shop)])
      const headers = { 'x-order-token': placed.token }
      const say = () => own.call(`POST /orders/${placed.order.id}/thread`, { headers, body: { quick: 'ok' } })
      await own.call(`PATCH /orders/${placed.order.id}/status`, { headers, body: { status: 'cancelled' } })
      own.clock.advance(3 * DAY_MS - 1)
      expect(await say()).toMatchObject({ status: 200 })
      own.clock.advance(1)
      expect(await say()).toMatchObject({ status: 409, body: { code: 'threads.closed' } })
    } finally {
      await own.close()
    }
  })
})

describe('a photo', () => {
  const aPhoto = () =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: '#c04020' } })
      .withExif({ IFD0: { Make: 'SecretCameraMaker' } })
      .jpeg()
      .toBuffer()
  const send = async (bytes: Buffer) => {
    const reply = await app.inject({
      method: 'POST',
      url: `/api/v1${path('/photo')}`,
      headers: { ...CUSTOMER().headers, 'content-type': 'image/jpeg' },
      payload: bytes,
    })
    return { status: reply.statusCode, body: reply.json() as Record<string, unknown> }
  }
  test('is shown to both, without what the camera wrote into it', async () => {
    expect(await send(await aPhoto())).toMatchObject({ status: 200 })
    const photo = (await read(SHOP)).messages[0]?.photo ?? ''
    const served = await app.inject({ method: 'GET', url: photo })
    expect(served.statusCode).toBe(200)
    expect(served.rawPayload.includes('SecretCameraMaker')).toBe(false)
  })
  test('that is none is refused, and the seventh', async () => {
    expect(await send(Buffer.from('no photo'))).toMatchObject({ status: 400, body: { code: 'threads.photo_unreadable' } })
    const photo = await aPhoto()
    for (let no = 1; no <= 6; no += 1) expect(await send(photo)).toMatchObject({ status: 200 })
    expect(await send(photo)).toMatchObject({ status: 409, body: { code: 'threads.full' } })
  })
})

describe('who hears of it', () => {
  test('the customer by one message until it was read, without a word of it', async () => {
    await write(SHOP, { text: 'The secret word is mango' })
    await write(SHOP, { text: 'and again' })
    const [first, ...others] = await pushed('order_message')
    expect(others).toEqual([])
    expect(first?.body).toContain(order.order.order_number)
    expect(first?.body).not.toContain('mango')
    await app.call(`POST ${path('/read')}`, { ...CUSTOMER(), body: { up_to: 2 } })
    await write(SHOP, { quick: 'callUs' })
    expect(await pushed('order_message')).toHaveLength(2)
  })

  test('both sides over the channel that is open', async () => {
    const open = (auth: object) => io(address, { path: '/socket.io', transports: ['websocket'], forceNew: true, auth })
    const [shop, customer] = [open({ token: owner }), open({})]
    const greeted = [shop, customer].map((client) => new Promise((resolve) => client.once('hello', resolve)))
    shop.emit('subscribe_store', {})
    customer.emit('subscribe_order', { order_id: order.order.id, token: order.token })
    await Promise.all(greeted)
    const heard = [shop, customer].map(
      (client) =>
        new Promise((resolve) =>
          client.on('thread_changed', (of: { order_id: string }) => of.order_id === order.order.id && resolve(of)),
        ),
    )
    await write(CUSTOMER, { text: 'Are you there?' })
    expect(await Promise.all(heard)).toEqual([{ order_id: order.order.id }, { order_id: order.order.id }])
    shop.disconnect()
    customer.disconnect()
  })
})

test('old threads go with their photos', async () => {
  await write(CUSTOMER, { text: 'old words' })
  const before = async () => (await read(SHOP)).messages.length
  const written = app.clock.now().getTime()
  await deleteThreadsBefore(app.db, new Date(written))
  expect(await before()).toBe(1)
  await deleteThreadsBefore(app.db, new Date(written + 1))
  expect(await before()).toBe(0)
})
