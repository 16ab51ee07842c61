import type { OrderEvent } from '@jhola/contract/realtime/events'
import type { StaffRole } from '@jhola/contract/staff/roles'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder, aPhone } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStaff, aStore } from '../../../../test/factories/shops.ts'

const NAME = 'Zubeida Contractor'
const ADDRESS = '77 Quarry Lane'

let app: TestApp
let address: string
let store: Awaited<ReturnType<typeof aStore>>
let product: Awaited<ReturnType<typeof aProduct>>
let owner: string
let phone: string
const sockets: Socket[] = []
beforeAll(async () => {
  app = await buildTestApp()
  address = await app.listen()
})
afterAll(async () => {
  for (const socket of sockets) socket.disconnect()
  await app.close()
})
beforeEach(async () => {
  store = await aStore(app)
  product = await aProduct(app, store)
  owner = await app.signIn(anOwner(store))
  phone = aPhone()
})

const aPerson = async (role: StaffRole) => app.signIn(await aStaff(app, store, { role }))
const place = async () =>
  (
    await anOrder(app, store, [product], {
      customer: { name: NAME, phone },
      deliveryAddress: { addressLine1: ADDRESS, pincode: '400070' },
    })
  ).order
const move = (id: string, status: string) => app.call(`PUT /orders/${id}/status`, { token: owner, body: { status } })
const deliver = async (id: string) => {
  for (const status of ['confirmed', 'preparing', 'out_for_delivery', 'delivered'])
    expect((await move(id, status)).status).toBe(200)
}
const searched = async (token: string, search: string) =>
  (await app.call(`GET /orders?search=${encodeURIComponent(search)}`, { token })).body.total

describe('a packer', () => {
  test('reads in the history of a product that a customer took it, and not who', async () => {
    await place()
    const path = `GET /inventory/products/${product.product_id}/movements`
    expect(JSON.stringify((await app.call(path, { token: owner })).body)).toContain(NAME)
    const { status, body } = await app.call(path, { token: await aPerson('packer') })
    expect(status).toBe(200)
    expect(body.movements).toMatchObject([{ by: { kind: 'customer', name: null } }, {}])
    expect(JSON.stringify(body)).not.toContain(NAME)
  })

  test('finds an order by its number, its customer’s name and its goods, but not by digits of the telephone or the address', async () => {
    const { order_number } = await place()
    const packer = await aPerson('packer')
    const words = [order_number, NAME, product.name, phone, phone.slice(-4), 'Quarry']
    expect(await Promise.all(words.map((word) => searched(owner, word)))).toEqual([1, 1, 1, 1, 1, 1])
    expect(await Promise.all(words.map((word) => searched(packer, word)))).toEqual([1, 1, 1, 0, 0, 0])
  })

  test('reads a bill without the buyer’s telephone and address', async () => {
    const { id } = await place()
    await deliver(id)
    const whole = await app.call(`GET /orders/${id}/invoice`, { token: owner })
    expect(JSON.stringify(whole.body)).toContain(phone)
    const { status, body } = await app.call(`GET /orders/${id}/invoice`, { token: await aPerson('packer') })
    expect(status).toBe(200)
    expect(body.invoice).toMatchObject({ buyer: { name: NAME, address: '' } })
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${phone}|${ADDRESS}`))
  })
})

/** Follows one order as somebody; returns the first event about it, or why it may not be followed. */
const follow = async (token: string, order_id: string) => {
  const socket: Socket = io(address, { path: '/socket.io', transports: ['websocket'], forceNew: true, auth: { token } })
  sockets.push(socket)
  const told = new Promise<OrderEvent>((resolve) => socket.once('order_updated', resolve))
  const changed = new Promise<OrderEvent>((resolve) => socket.once('order_status_changed', resolve))
  const followed = await new Promise<string>((resolve) => {
    socket.once('hello', () => resolve('followed'))
    socket.once('auth_error', ({ code }: { code: string }) => resolve(code))
    socket.emit('subscribe_order', { order_id })
  })
  return { followed, next: Promise.race([told, changed]) }
}

describe('whoever follows one order live', () => {
  test('gets it as their role may see it', async () => {
    const { id } = await place()
    const counter = await follow(await aPerson('counter'), id)
    const packer = await follow(await aPerson('packer'), id)
    expect([counter.followed, packer.followed]).toEqual(['followed', 'followed'])
    expect((await move(id, 'confirmed')).status).toBe(200)
    const [whole, masked] = await Promise.all([counter.next, packer.next])
    expect(JSON.stringify(whole)).toContain(ADDRESS)
    expect(masked.order.status).toBe('confirmed')
    expect(JSON.stringify(masked)).not.toMatch(new RegExp(`${phone}|${ADDRESS}`))
  })

  test('is not a rider: an order on its way may be given to somebody else', async () => {
    const { id } = await place()
    for (const status of ['confirmed', 'preparing', 'out_for_delivery']) expect((await move(id, status)).status).toBe(200)
    expect((await follow(await aPerson('rider'), id)).followed).toBe('orders.not_found')
  })
})
