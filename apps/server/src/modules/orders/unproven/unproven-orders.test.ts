import { PHONE_PROOF_HEADER, PHONE_PROOF_VALID_MS } from '@jhola/contract/constants'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrderBody, aPhone } from '../../../../test/factories/orders.ts'
import { lastMessage } from '../../../../test/factories/people.ts'
import { anOwner, aProduct, aStore, aUser } from '../../../../test/factories/shops.ts'
import { brokenInvariants } from '../../../../test/model/shop.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ env: { STRANGER_LIMITS: 'on', RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' } })
})
afterEach(async () => expect(await brokenInvariants(app)).toEqual([]))
afterAll(() => app.close())

let addresses = 0
/** Headers of a caller on a network of their own. */
const elsewhere = () => {
  addresses += 1
  return { 'x-forwarded-for': `10.${addresses >> 8}.${addresses & 255}.7` }
}

const aShop = async ({ stock = 100, ...overrides }: Parameters<typeof aStore>[1] & { stock?: number } = {}) => {
  const store = await aStore(app, { min_order_paise: 0, ...overrides })
  return { store, product: await aProduct(app, store, { stock }), owner: await app.signIn(anOwner(store)) }
}
type Shop = Awaited<ReturnType<typeof aShop>>

type Buying = { phone?: string; headers?: Record<string, string>; token?: string; key?: string; at?: object }
const buy = (
  { store, product }: Shop,
  quantity: number,
  { phone = aPhone(), headers = elsewhere(), at = {}, ...call }: Buying = {},
) =>
  app.call('POST /orders', {
    headers,
    ...call,
    body: anOrderBody(store, [], {
      items: [{ productId: product.product_id, quantity }],
      customer: { name: 'Asha Rao', phone },
      ...at,
    }),
  })
const codeNeeded = (reason: string) => ({ status: 409, body: { code: 'orders.code_needed', details: { reason, limit: 2000 } } })

/** Brings an order to its customer. */
const deliver = async (owner: string, id: string) => {
  for (const status of ['confirmed', 'preparing', 'ready', 'out_for_delivery', 'delivered'])
    await app.call(`PUT /orders/${id}/status`, {
      token: owner,
      body: { status, ...(status === 'out_for_delivery' && { delivery_partner: { name: 'Ravi' } }) },
    })
}

/** The proof of a number, by the code that is sent to it. */
const prove = async (phone: string): Promise<Record<string, string>> => {
  const headers = elsewhere()
  await app.call('POST /auth/send-otp', { headers, body: { phone, role: 'customer' } })
  const { code } = (await lastMessage(app, `+91${phone}`)) ?? {}
  const { body } = await app.call('POST /orders/prove-number', { headers, body: { phone, otp: code } })
  return { ...elsewhere(), [PHONE_PROOF_HEADER]: String(body.proof) }
}

const shelf = async ({ product }: Shop) =>
  (
    await app.db.query<{ on_hand: number; reserved: number; unproven_held: number }>(
      'SELECT on_hand, reserved, unproven_held FROM products WHERE product_id = $1',
      [product.product_id],
    )
  )[0]

describe('a number without a delivered order at the shop', () => {
  test('orders below the limits without a code', async () => {
    const shop = await aShop()
    expect(await buy(shop, 3)).toMatchObject({ status: 201 })
    expect(await shelf(shop)).toEqual({ on_hand: 100, reserved: 3, unproven_held: 3 })
  })

  test('needs a code above the value of the shop, which it may set', async () => {
    const shop = await aShop({ stock: 1000 })
    // 31 × 60 with 5 % tax and free delivery: 1953; 32: 2016.
    expect(await buy(shop, 31)).toMatchObject({ status: 201 })
    expect(await buy(shop, 32)).toMatchObject(codeNeeded('value'))
    const { body } = await app.call('GET /stores/me/settings', { token: shop.owner })
    const { settings, version } = body as { settings: { delivery: object }; version: number }
    const changed = await app.call('PATCH /stores/me/settings', {
      token: shop.owner,
      body: { version, delivery: { ...settings.delivery, code_above_amount: 0 } },
    })
    expect(changed).toMatchObject({ status: 200, body: { settings: { delivery: { code_above_amount: 0 } } } })
    expect(await buy(shop, 1)).toMatchObject({ status: 409, body: { details: { reason: 'value', limit: 0 } } })
  })

  test('needs a code for more than a quarter of a product, and when unproven orders hold half of it', async () => {
    const shop = await aShop({ stock: 40 })
    expect(await buy(shop, 11)).toMatchObject(codeNeeded('share'))
    expect((await Promise.all([buy(shop, 10), buy(shop, 10)])).map(({ status }) => status)).toEqual([201, 201])
    expect(await buy(shop, 1)).toMatchObject(codeNeeded('stock'))
    expect(await shelf(shop)).toEqual({ on_hand: 40, reserved: 20, unproven_held: 20 })
    const phone = aPhone()
    expect(await buy(shop, 20, { phone, headers: await prove(phone) })).toMatchObject({ status: 201 })
    expect(await buy(shop, 1)).toMatchObject({ status: 409, body: { code: 'inventory.insufficient' } })
  })

  test('four anonymous requests do not sell out a shop', async () => {
    const shop = await aShop({ stock: 396, code_above_paise: 100_000_00 } as object)
    const answers = await Promise.all([99, 99, 99, 99].map((quantity) => buy(shop, quantity)))
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(2)
    expect((await shelf(shop))?.reserved).toBeLessThanOrEqual(198)
  })

  test('has two open orders at the shop, a network thirty, an address ten; a code lifts all of it', async () => {
    const shop = await aShop({ stock: 1000 })
    const phone = aPhone()
    for (let count = 0; count < 2; count += 1) expect((await buy(shop, 1, { phone })).status).toBe(201)
    expect(await buy(shop, 1, { phone })).toMatchObject(codeNeeded('many'))
    expect(await buy(shop, 1, { phone, headers: await prove(phone) })).toMatchObject({ status: 201 })
    const address = elsewhere()
    const answers = await Promise.all(Array.from({ length: 14 }, () => buy(shop, 1, { headers: address })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    const neighbour = await aShop()
    expect(await buy(neighbour, 1, { headers: address })).toMatchObject({ status: 201 })
  })

  test('a household of IPv6 is one address and a /48 one network, however many addresses it uses', async () => {
    const shop = await aShop({ stock: 1000 })
    const from = async (ips: readonly string[]) => {
      const answers = await Promise.all(ips.map((ip) => buy(shop, 1, { headers: { 'x-forwarded-for': ip } })))
      return answers.filter(({ status }) => status === 201).length
    }
    const many = (count: number, ipOf: (n: string) => string) =>
      Array.from({ length: count }, (_, n) => ipOf((n + 1).toString(16)))
    expect(await from(many(14, (n) => `2001:db8:7:1::${n}`))).toBe(10)
    expect(await from(['2001:0db8:0007:0001:ffff::1', '2001:DB8:7:1::99'])).toBe(0)
    expect(await from(many(24, (n) => `2001:db8:7:1${n}::1`))).toBe(20)
    // Thirty of one network; what is left of the shop's forty is for the others.
    expect(await from(many(14, (n) => `2001:db8:${n}00::1`))).toBe(10)
  })

  test('an IPv4 address is the same when it is written as IPv6', async () => {
    const shop = await aShop({ stock: 1000 })
    const ips = ['10.250.0.7', '::ffff:10.250.0.7', '::ffff:afa:7', '::FFFF:0afa:0007']
    const answers = []
    for (let count = 0; count < 12; count += 1)
      answers.push(await buy(shop, 1, { headers: { 'x-forwarded-for': ips[count % ips.length] ?? '' } }))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
  })

  test('an order for a time of tomorrow is held to the same', async () => {
    const shop = await aShop({ stock: 40 })
    const tomorrow = { delivery_slot: 'morning', delivery_date: '2026-11-21' }
    const order = (quantity: number) =>
      app.call('POST /orders', {
        headers: elsewhere(),
        body: anOrderBody(shop.store, [], { items: [{ productId: shop.product.product_id, quantity }], ...tomorrow }),
      })
    expect(await order(11)).toMatchObject(codeNeeded('share'))
    for (let count = 0; count < 2; count += 1) expect(await order(10)).toMatchObject({ status: 201 })
    expect(await order(1)).toMatchObject(codeNeeded('stock'))
  })

  test('takes half of the places of a delivery time; a code and a cancellation make room, and the rest is for customers', async () => {
    const shop = await aShop({ stock: 1000, slot_capacity: 5 })
    const order = (more: Buying = {}, slot = 'morning') =>
      buy(shop, 1, { ...more, at: { delivery_slot: slot, delivery_date: '2026-11-21' } })
    const answers = await Promise.all(Array.from({ length: 20 }, () => order()))
    const placed = answers.filter(({ status }) => status === 201)
    expect(placed).toHaveLength(3)
    for (const refused of answers.filter(({ status }) => status !== 201)) expect(refused).toMatchObject(codeNeeded('slot'))
    expect(await order({}, 'evening')).toMatchObject({ status: 201 })
    expect(await buy(shop, 1)).toMatchObject({ status: 201 })
    await app.call(`POST /orders/${placed[0]?.body.order_id}/reject`, { token: shop.owner, body: { reason: 'too_busy' } })
    expect((await Promise.all([order(), order()])).map(({ status }) => status).toSorted()).toEqual([201, 409])
    for (let count = 0; count < 2; count += 1) {
      const phone = aPhone()
      expect(await order({ phone, headers: await prove(phone) })).toMatchObject({ status: 201 })
    }
    expect(await order()).toMatchObject({ status: 409, body: { code: 'delivery.slot_full' } })
  })

  test('takes the only place of a time; a limit that is set later counts what was ordered before it', async () => {
    const [one, later] = [await aShop({ slot_capacity: 1 }), await aShop()]
    const at = { delivery_slot: 'morning', delivery_date: '2026-11-21' }
    expect(await buy(one, 1, { at })).toMatchObject({ status: 201 })
    for (let count = 0; count < 2; count += 1) expect(await buy(later, 1, { at })).toMatchObject({ status: 201 })
    const limit = (to: number) =>
      app.db.execute('UPDATE stores SET slot_capacity = $2, version = version + 1 WHERE store_id = $1', [
        later.store.store_id,
        to,
      ])
    await limit(4)
    expect(await buy(later, 1, { at })).toMatchObject(codeNeeded('slot'))
    await limit(6)
    expect(await buy(later, 1, { at })).toMatchObject({ status: 201 })
    await limit(5)
    expect(await buy(later, 1, { at })).toMatchObject(codeNeeded('slot'))
  })

  test('a customer of the shop orders while strangers hold their half, in one order and to the last piece', async () => {
    const shop = await aShop({ stock: 40 })
    const phone = aPhone()
    const first = await buy(shop, 1, { phone })
    await deliver(shop.owner, String(first.body.order_id))
    for (let count = 0; count < 40; count += 1) await buy(shop, 1)
    expect(await shelf(shop)).toEqual({ on_hand: 39, reserved: 19, unproven_held: 19 })
    expect(await buy(shop, 20, { phone })).toMatchObject({ status: 201 })
    expect(await shelf(shop)).toEqual({ on_hand: 39, reserved: 39, unproven_held: 19 })
  })

  test('a device has three, whatever its address', async () => {
    const shop = await aShop({ stock: 1000 })
    const cookie = `jhola_device=${'d'.repeat(43)}`
    const codes = []
    for (let count = 0; count < 4; count += 1)
      codes.push((await buy(shop, 1, { headers: { ...elsewhere(), cookie } })).body.code ?? 'ok')
    expect(codes).toEqual(['ok', 'ok', 'ok', 'orders.code_needed'])
  })

  test('a shop has forty from all of them; each that ends makes room', async () => {
    const shop = await aShop({ stock: 1000 })
    const answers = await Promise.all(Array.from({ length: 44 }, () => buy(shop, 1)))
    const placed = answers.filter(({ status }) => status === 201)
    expect(placed).toHaveLength(40)
    expect(await buy(shop, 1)).toMatchObject(codeNeeded('many'))
    const [first, second] = placed.map(({ body }) => String(body.order_id))
    await app.call(`POST /orders/${first}/reject`, { token: shop.owner, body: { reason: 'too_busy' } })
    await deliver(shop.owner, second ?? '')
    expect(await shelf(shop)).toEqual({ on_hand: 999, reserved: 38, unproven_held: 38 })
    expect((await Promise.all([buy(shop, 1), buy(shop, 1), buy(shop, 1)])).map(({ status }) => status).toSorted()).toEqual([
      201, 201, 409,
    ])
  })

  test('what was accepted counts until it is delivered, so that accepting does not sell out the shop', async () => {
    const shop = await aShop({ stock: 100 })
    for (let count = 0; count < 40; count += 1) {
      const { status, body } = await buy(shop, 5)
      if (status === 201) await app.call(`POST /orders/${body.order_id}/accept`, { token: shop.owner, body: {} })
    }
    const { on_hand = 0, reserved = 0 } = (await shelf(shop)) ?? {}
    expect(on_hand - reserved).toBeGreaterThanOrEqual(50)
  })

  test('the same request gets its first answer again', async () => {
    const shop = await aShop()
    const [phone, key, headers] = [aPhone(), app.ids.uuid(), elsewhere()]
    const first = await buy(shop, 25, { phone, key, headers })
    expect(first.status).toBe(201)
    expect((await buy(shop, 25, { phone, key, headers })).body).toEqual(first.body)
    const refused = { phone: aPhone(), key: app.ids.uuid() }
    expect(await buy(shop, 26, refused)).toMatchObject(codeNeeded('share'))
    // The refusal is not kept: with the proof the same key places the order.
    expect(await buy(shop, 26, { ...refused, headers: await prove(refused.phone) })).toMatchObject({ status: 201 })
  })
})

describe('proven', () => {
  test('a delivered order at the shop proves the number there, and at no other shop', async () => {
    const [shop, other] = [await aShop({ stock: 40 }), await aShop({ stock: 40 })]
    const phone = aPhone()
    const { body } = await buy(shop, 1, { phone })
    expect(await buy(shop, 20, { phone })).toMatchObject(codeNeeded('share'))
    await deliver(shop.owner, String(body.order_id))
    for (let count = 0; count < 2; count += 1) expect(await buy(shop, 15, { phone })).toMatchObject({ status: 201 })
    expect(await shelf(shop)).toMatchObject({ reserved: 30, unproven_held: 0 })
    expect(await buy(other, 20, { phone })).toMatchObject(codeNeeded('share'))
  })

  test('an account that verified the number is proven; with another number it is not', async () => {
    const shop = await aShop()
    const phone = aPhone()
    const user = await aUser(app, { phone: `+91${phone}` })
    const token = await app.signIn(user)
    expect(await buy(shop, 30, { phone, token })).toMatchObject({ status: 201 })
    expect(await buy(shop, 30, { token })).toMatchObject(codeNeeded('share'))
  })

  test('an order of an account proves nothing for a stranger who types its number', async () => {
    const shop = await aShop()
    const phone = aPhone()
    const token = await app.signIn(await aUser(app, { phone: `+91${phone}` }))
    expect(await buy(shop, 1, { phone, token })).toMatchObject({ status: 201 })
    expect(await buy(shop, 30, { phone })).toMatchObject(codeNeeded('share'))
    expect(await buy(shop, 30, { phone, token })).toMatchObject({ status: 201 })
  })

  test('strangers who order under a number at other shops do not stop its holder, with an account or a code', async () => {
    const [shop, ...others] = [await aShop(), await aShop(), await aShop()]
    const phone = aPhone()
    const token = await app.signIn(await aUser(app, { phone: `+91${phone}` }))
    for (const other of [...others, others[0]]) expect(await buy(other as Shop, 1, { phone })).toMatchObject({ status: 201 })
    expect(await buy(shop, 1, { phone })).toMatchObject(codeNeeded('many'))
    expect(await buy(shop, 1, { phone, token })).toMatchObject({ status: 201 })
    const headers = await prove(phone)
    for (let count = 0; count < 2; count += 1) expect(await buy(shop, 1, { phone, headers })).toMatchObject({ status: 201 })
    const fourth = { status: 409, body: { code: 'orders.too_many_open', details: { open: 3 } } }
    expect(await buy(shop, 1, { phone, headers })).toMatchObject(fourth)
    expect(await buy(shop, 1, { phone, token })).toMatchObject(fourth)
  })

  test('a proof is for its number only, ends after 30 days, and cannot be made up', async () => {
    const shop = await aShop({ stock: 400 })
    const phone = aPhone()
    const headers = await prove(phone)
    expect(await buy(shop, 101, { headers })).toMatchObject({ status: 400 })
    const some = (more: object = {}) => buy(shop, 99, { phone, headers, ...more })
    const proof = headers[PHONE_PROOF_HEADER] ?? ''
    for (const forged of [
      '',
      '.',
      'zzzzzzzz.',
      `zzzzzzzz.${proof.split('.')[1]}`,
      `${proof}x`,
      `${proof.split('.')[0]}.${'A'.repeat(43)}`,
    ])
      expect(await some({ headers: { ...elsewhere(), [PHONE_PROOF_HEADER]: forged } })).toMatchObject(codeNeeded('value'))
    expect(await some({ phone: aPhone() })).toMatchObject(codeNeeded('value'))
    expect(await some()).toMatchObject({ status: 201 })
    app.clock.advance(PHONE_PROOF_VALID_MS)
    expect(await some({ headers: { ...headers, ...elsewhere() } })).toMatchObject(codeNeeded('value'))
    app.clock.advance(-PHONE_PROOF_VALID_MS)
  })

  test('a browser keeps the proofs of five numbers in its cookie', async () => {
    const shop = await aShop()
    const phones = [aPhone(), aPhone()]
    let cookie = ''
    for (const phone of phones) {
      const headers = { ...elsewhere(), cookie }
      await app.call('POST /auth/send-otp', { headers, body: { phone, role: 'customer' } })
      const { code } = (await lastMessage(app, `+91${phone}`)) ?? {}
      const proven = await app.call('POST /orders/prove-number', { headers, body: { phone, otp: code } })
      const [set = ''] = [proven.headers['set-cookie']].flat().map(String)
      expect(set).toMatch(/; Path=\/api\/v1\/orders; HttpOnly; SameSite=Lax; Max-Age=2592000$/)
      cookie = set.split(';')[0] ?? ''
    }
    for (const phone of phones)
      expect(await buy(shop, 30, { phone, headers: { ...elsewhere(), cookie } })).toMatchObject({ status: 201 })
    expect(await buy(shop, 30, { headers: { ...elsewhere(), cookie } })).toMatchObject(codeNeeded('share'))
  })

  test('a wrong code proves nothing, and a right one is used up', async () => {
    const phone = aPhone()
    const headers = elsewhere()
    await app.call('POST /auth/send-otp', { headers, body: { phone, role: 'customer' } })
    const { code = '' } = (await lastMessage(app, `+91${phone}`)) ?? {}
    const wrong = code === '000000' ? '000001' : '000000'
    const say = (otp: string, key?: string) =>
      app.call('POST /orders/prove-number', { headers, body: { phone, otp }, ...(key ? { key } : {}) })
    expect(await say(wrong)).toMatchObject({ status: 400, body: { code: 'auth.otp_invalid' } })
    const key = app.ids.uuid()
    const first = await say(code, key)
    expect(first).toMatchObject({ status: 200, body: { valid_until: '2026-12-20T06:00:00.000Z' } })
    expect((await say(code, key)).body).toEqual(first.body)
    expect(await say(code)).toMatchObject({ status: 400, body: { code: 'auth.otp_invalid' } })
  })

  test('the counter types in what it wants, and test orders hold nothing', async () => {
    const shop = await aShop({ stock: 40 })
    const typed = {
      store_id: shop.store.store_id,
      customer_name: 'Asha',
      customer_phone: aPhone(),
      items: [{ product_id: shop.product.product_id, quantity: 30 }],
      payment_method: 'cash',
    }
    expect(await app.call('POST /orders', { token: shop.owner, body: typed })).toMatchObject({ status: 201 })
    const practice = await app.call('POST /orders/test/generate-order', {
      token: shop.owner,
      body: { store_id: shop.store.store_id, customer_name: 'Test', customer_phone: aPhone() },
    })
    expect(practice.status).toBe(201)
    expect(await shelf(shop)).toEqual({ on_hand: 10, reserved: 0, unproven_held: 0 })
  })
})
