import { DEFAULT_NOTIFICATION_SETTINGS } from '@jhola/contract/notifications/settings'
import type { Preferences } from '@jhola/contract/preferences/schema'
import { addDays, fromShopTime, toShopTime } from '@jhola/contract/shared/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { anOrder } from '../../../test/factories/orders.ts'
import { anOwner, aProduct, aStaff, aStore, establish } from '../../../test/factories/shops.ts'
import { startPushService } from '../../../test/fakes/push-service.ts'
import { processAlarms } from '../alarms/index.ts'
import { notifyExpiry, notifyLowStock, sendPushes } from './index.ts'

const NOON = '2026-11-20T06:00:00.000Z'
const SECOND = 1000

let app: TestApp
let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  service = await startPushService()
  app = await buildTestApp({ env: { PUSH_SERVICES: service.origin } })
  const { body } = await app.call('GET /notifications/key')
  service.expectKey(String(body.public_key))
})
afterAll(async () => {
  await app.close()
  await service.close()
})
beforeEach(() => app.clock.set(NOON))

const aShop = async () => {
  const store = await aStore(app)
  return { store, product: await aProduct(app, store), owner: await app.signIn(anOwner(store)) }
}
const aDevice = async (token: string) => {
  const browser = service.aBrowser()
  const { subscription } = browser
  expect(await app.call('POST /notifications/subscribe', { token, body: { subscription } })).toMatchObject({ status: 200 })
  return browser
}
const send = () => sendPushes(app.app.modules.notifications)
const ring = async (seconds: number) => {
  app.clock.set(new Date(Date.parse(NOON) + seconds * SECOND))
  await processAlarms(app.app.modules.alarms)
  await send()
}

test('the key is made at first start and stays', async () => {
  const again = await buildTestApp({ db: app.db })
  try {
    const first = await app.call('GET /notifications/key')
    expect((await again.call('GET /notifications/key')).body).toEqual(first.body)
    expect(Buffer.from(String(first.body.public_key), 'base64url')).toHaveLength(65)
  } finally {
    await again.close()
  }
})

test('an unanswered order is pushed to every device of the shop, encrypted, with its two answers and no name in it', async () => {
  const { store, product, owner } = await aShop()
  const staff = await app.signIn(await aStaff(app, store))
  const devices = [await aDevice(owner), await aDevice(staff)]
  const stranger = await aDevice((await aShop()).owner)
  const { order } = await anOrder(app, store, [product])
  await ring(15)
  for (const device of devices) {
    const [push] = device.got()
    expect(device.got()).toHaveLength(1)
    expect(push).toMatchObject({
      urgency: 'high',
      ttl: 300,
      payload: {
        title: `New order ${order.order_number}`,
        body: '₹209 · 1 item. Please accept or reject it.',
        data: {
          type: 'view_order',
          order_id: order.id,
          version: 1,
          says: { accepted: `Order ${order.order_number} accepted`, kept: expect.any(String) },
        },
        tag: order.id,
        stays: true,
        actions: [
          { action: 'accept_order', title: 'Accept' },
          { action: 'reject_order', title: 'Reject' },
        ],
      },
    })
    expect(push?.topic).toMatch(/^[\w-]{32}$/)
    expect(JSON.stringify(push)).not.toMatch(/Asha|Pipe Road|\+9197/)
  }
  expect(stranger.got()).toEqual([])
})

test('in the language of the person', async () => {
  const { store, product, owner } = await aShop()
  await app.db.execute(`UPDATE users SET language = 'hi' WHERE user_id = $1`, [store.owner_user_id])
  const device = await aDevice(owner)
  await anOrder(app, store, [product])
  await ring(15)
  expect(device.got()[0]?.payload.title).toMatch(/^नया ऑर्डर/)
})

test('in the language of the device that they signed in on, while the account has none; names of goods too', async () => {
  const { store, owner } = await aShop()
  await app.db.execute(`UPDATE users SET device_language = 'ta' WHERE user_id = $1`, [store.owner_user_id])
  const device = await aDevice(owner)
  await aProduct(app, store, { name: 'Toor Dal', stock: 1 })
  await notifyLowStock(app.app.modules.notifications)
  await send()
  expect(device.got()[0]?.payload).toMatchObject({ language: 'ta', body: 'துவரம் பருப்பு' })
})

describe('who is not pushed to', () => {
  const pushed = async (prepare: (shop: Awaited<ReturnType<typeof aShop>>) => Promise<unknown>): Promise<number> => {
    const shop = await aShop()
    const device = await aDevice(shop.owner)
    await prepare(shop)
    await anOrder(app, shop.store, [shop.product])
    await ring(15)
    return device.got().length
  }
  const settings = (change: object) => (shop: { owner: string }) =>
    app.call('PUT /notifications/settings', { token: shop.owner, body: { ...DEFAULT_NOTIFICATION_SETTINGS, ...change } })

  test('who switched it off', async () => expect(await pushed(settings({ newOrders: false }))).toBe(0))
  test('who has quiet hours now (11:30 in the shop)', async () => {
    expect(await pushed(settings({ quietHours: { enabled: true, start: '11:00', end: '12:00' } }))).toBe(0)
    app.clock.set(NOON)
    expect(await pushed(settings({ quietHours: { enabled: true, start: '12:00', end: '11:00' } }))).toBe(1)
  })
  test('who signed out', async () => expect(await pushed(({ owner }) => app.call('POST /auth/logout', { token: owner }))).toBe(0))
  test('who unsubscribed', async () =>
    expect(await pushed(({ owner }) => app.call('POST /notifications/unsubscribe', { token: owner, body: {} }))).toBe(0))
  test('who no longer works there', async () =>
    expect(await pushed(({ store }) => app.db.execute('DELETE FROM memberships WHERE store_id = $1', [store.store_id]))).toBe(0))
})

describe('sending', () => {
  const test_ = (token: string) => app.call('POST /notifications/test', { token })

  test('the test push reaches all devices of the person, also in quiet hours', async () => {
    const { owner } = await aShop()
    const device = await aDevice(owner)
    await app.call('PUT /notifications/settings', {
      token: owner,
      body: { ...DEFAULT_NOTIFICATION_SETTINGS, quietHours: { enabled: true, start: '00:00', end: '23:59' } },
    })
    expect((await test_(owner)).body).toMatchObject({ devices: 1 })
    await send()
    expect(device.got()[0]?.payload.title).toBe('The test works')
  })

  test('without a device it says so', async () => {
    expect(await test_((await aShop()).owner)).toMatchObject({ status: 409, body: { code: 'notifications.no_device' } })
  })

  test.each([404, 410])('a browser that is gone (%i) is forgotten', async (status) => {
    const { owner } = await aShop()
    await aDevice(owner)
    await test_(owner)
    service.answers.push(status)
    await send()
    expect(await test_(owner)).toMatchObject({ status: 409 })
  })

  test('a service in trouble is asked again later, until nobody needs the push any more', async () => {
    const { owner } = await aShop()
    const device = await aDevice(owner)
    await test_(owner)
    service.answers.push(503)
    await send()
    expect(await send()).toBe(0)
    app.clock.advance(5 * SECOND)
    expect(await send()).toBe(1)
    expect(device.got()).toHaveLength(1)
    await test_(owner)
    app.clock.advance(301 * SECOND)
    await send()
    expect(device.got()).toHaveLength(1)
    expect(await send()).toBe(0)
  })

  test('a redirect is not followed', async () => {
    const { owner } = await aShop()
    const device = await aDevice(owner)
    await test_(owner)
    service.answers.push(302)
    await send()
    expect(device.got()).toEqual([])
    expect(await send()).toBe(0)
  })

  test('ten devices at most: the oldest makes room', async () => {
    const { owner } = await aShop()
    for (let index = 0; index < 11; index += 1) {
      app.clock.advance(SECOND)
      await aDevice(owner)
    }
    expect((await test_(owner)).body).toMatchObject({ devices: 10 })
    await send()
  })
})

test('the devices of a person, by name and not by address; one is taken off without the others', async () => {
  const { store, owner } = await aShop()
  const other = await app.signIn(anOwner(store))
  const gone = await aDevice(other)
  app.clock.advance(SECOND)
  const kept = await aDevice(owner)
  const devices = async () =>
    (await app.call('GET /notifications/devices', { token: owner })).body.devices as { device_id: string }[]
  const shown = await devices()
  expect(shown).toMatchObject([{ is_this: true, device: expect.any(String) }, { is_this: false }])
  expect(JSON.stringify(shown)).not.toContain(kept.subscription.endpoint)
  const stranger = (await aShop()).owner
  const device_id = shown[1]?.device_id
  await app.call('POST /notifications/unsubscribe', { token: stranger, body: { device_id } })
  expect(await devices()).toHaveLength(2)
  await app.call('POST /notifications/unsubscribe', { token: owner, body: { device_id } })
  expect(await devices()).toMatchObject([{ is_this: true }])
  await app.call('POST /notifications/test', { token: owner })
  await send()
  expect([kept.got().length, gone.got().length]).toEqual([1, 0])
})

test.each([
  'https://evil.example/push/1',
  'https://fcm.googleapis.com.evil.example/1',
  'https://fcm.googleapis.com:8443/1',
  'https://user:word@fcm.googleapis.com/1',
  'http://fcm.googleapis.com/1',
  'https://127.0.0.1/1',
  'https://[::1]/1',
  'http://169.254.169.254/latest/meta-data',
  'https://localhost/1',
])('%s is no push service', async (endpoint) => {
  const { owner } = await aShop()
  const subscription = { ...service.aBrowser().subscription, endpoint }
  expect(await app.call('POST /notifications/subscribe', { token: owner, body: { subscription } })).toMatchObject({
    status: 400,
    body: { code: 'notifications.endpoint_refused', message: 'Failed to subscribe to push notifications' },
  })
})

test.each([
  'https://fcm.googleapis.com/fcm/send/x',
  'https://updates.push.services.mozilla.com/wpush/v2/x',
  'https://web.push.apple.com/x',
])('%s is one', async (endpoint) => {
  const { owner } = await aShop()
  const subscription = { ...service.aBrowser().subscription, endpoint }
  expect((await app.call('POST /notifications/subscribe', { token: owner, body: { subscription } })).status).toBe(200)
})

describe('what a customer does to an order', () => {
  const told = async (token: string, change: (id: string, headers: Record<string, string>) => Promise<unknown>, body = {}) => {
    const store = await aStore(app, { upi_vpa: 'shop@upi' })
    // A new shop hears of payments after it has accepted (decision 050).
    await establish(app, store)
    const product = await aProduct(app, store)
    const owner = await app.signIn(anOwner(store))
    const device = await aDevice(owner)
    const { order, token: track } = await anOrder(app, store, [product], body)
    if (token === 'accepted') await app.call(`POST /orders/${order.id}/accept`, { token: owner })
    await change(order.id, { 'x-order-token': track })
    await send()
    return { order, got: device.got().map(({ payload }) => payload) }
  }

  test('a problem is told, and opens the order', async () => {
    const { order, got } = await told('accepted', (id, headers) =>
      app.call(`POST /orders/${id}/problem`, { headers, body: { kind: 'missing_item' } }),
    )
    const title = `Problem with order ${order.order_number}`
    expect(got).toMatchObject([{ title, data: { type: 'view_order', order_id: order.id }, actions: [], stays: true }])
  })

  test('that the customer says they paid is told once', async () => {
    const { order, got } = await told(
      'pending',
      async (id, headers) => {
        await app.call(`POST /orders/${id}/payment/claim`, { headers })
        await app.call(`POST /orders/${id}/payment/claim`, { headers })
      },
      { paymentMethod: 'upi' },
    )
    expect(got).toMatchObject([{ title: `Order ${order.order_number}: customer says paid` }])
  })
})

describe('what has run low', () => {
  const tell = async () => {
    await notifyLowStock(app.app.modules.notifications)
    await send()
  }
  const setStock = (productId: string, onHand: number) =>
    app.db.execute('UPDATE products SET on_hand = $2, min_stock = 5 WHERE product_id = $1', [productId, onHand])

  test('is told once, by name, and again when it has been filled up in between', async () => {
    const { store, product, owner } = await aShop()
    const device = await aDevice(owner)
    const others = [await aProduct(app, store), await aProduct(app, store), await aProduct(app, store)]
    await setStock(product.product_id, 5)
    await tell()
    await tell()
    expect(device.got().map(({ payload }) => payload.body)).toEqual([product.name])
    for (const { product_id } of others) await setStock(product_id, 1)
    await tell()
    expect(device.got()).toHaveLength(2)
    expect(device.got()[1]).toMatchObject({ payload: { title: 'Running low', data: { type: 'view_inventory', shelf: 'low' } } })
    await setStock(product.product_id, 50)
    await tell()
    await setStock(product.product_id, 0)
    await tell()
    expect(device.got()[2]?.payload.body).toBe(product.name)
  })

  test('four at once: three are named', async () => {
    const { store, product, owner } = await aShop()
    const device = await aDevice(owner)
    for (const { product_id } of [product, await aProduct(app, store), await aProduct(app, store), await aProduct(app, store)])
      await setStock(product_id, 0)
    await tell()
    expect(device.got()[0]?.payload.body).toMatch(/^.+, .+, .+ and 1 more$/)
  })

  test('is not told to who does not want to hear it', async () => {
    const { product, owner } = await aShop()
    const device = await aDevice(owner)
    await app.call('PUT /notifications/settings', { token: owner, body: { ...DEFAULT_NOTIFICATION_SETTINGS, lowStock: false } })
    await setStock(product.product_id, 0)
    await tell()
    expect(device.got()).toEqual([])
  })
})

test('a shop that cannot be told of its goods holds up no other, nor its own later news', async () => {
  const { date: today } = toShopTime(app.clock.now().getTime())
  app.clock.set(new Date(fromShopTime(today, 9 * 60)))
  const [damaged, other] = [await aShop(), await aShop()]
  const devices = [await aDevice(damaged.owner), await aDevice(other.owner)]
  for (const { product } of [damaged, other])
    await app.db.execute('UPDATE products SET on_hand = 1, min_stock = 5, expiry_date = $2::date WHERE product_id = $1', [
      product.product_id,
      today,
    ])
  for (const table of ['low_stock_told', 'expiry_told'])
    await app.db.execute(`ALTER TABLE ${table} ADD CONSTRAINT damaged CHECK (store_id <> '${damaged.store.store_id}')`)
  const { notifications } = app.app.modules
  try {
    await expect(notifyLowStock(notifications)).rejects.toThrow('tell-low-stock: 1 failed')
    await expect(notifyExpiry(notifications)).rejects.toThrow('tell-expiry: 1 failed')
  } finally {
    for (const table of ['low_stock_told', 'expiry_told']) await app.db.execute(`ALTER TABLE ${table} DROP CONSTRAINT damaged`)
  }
  await notifyLowStock(notifications)
  await send()
  expect(devices.map((device) => device.got().length)).toEqual([1, 2])
})

describe('goods that come to their date', () => {
  const HOUR_MS = 3_600_000
  /** Moves the clock to 09:00 in the shop's time zone on a later day. */
  const toMorning = (days = 1) => {
    const nowMs = app.clock.now().getTime()
    const { date } = toShopTime(nowMs)
    app.clock.advance(fromShopTime(addDays(date, days), 9 * 60) - nowMs)
  }
  const setExpiry = (productId: string, days: number) =>
    app.db.execute('UPDATE products SET expiry_date = $2::date WHERE product_id = $1', [
      productId,
      addDays(toShopTime(app.clock.now().getTime()).date, days),
    ])
  const tell = async () => {
    await notifyExpiry(app.app.modules.notifications)
    await send()
  }

  test('are told in the morning, once: thirty days before and a week before', async () => {
    const { product, owner, store } = await aShop()
    const far = await aProduct(app, store)
    const device = await aDevice(owner)
    toMorning()
    await setExpiry(product.product_id, 30)
    await setExpiry(far.product_id, 31)
    app.clock.advance(-HOUR_MS)
    await tell()
    expect(device.got()).toEqual([])
    app.clock.advance(HOUR_MS)
    await tell()
    await tell()
    expect(device.got()).toMatchObject([
      { payload: { title: 'Check the dates', body: product.name, data: { type: 'view_inventory', shelf: 'expiring' } } },
    ])
    toMorning()
    await tell()
    expect(device.got().map(({ payload }) => payload.body)).toEqual([product.name, far.name])
    toMorning(20)
    await tell()
    expect(device.got()).toHaveLength(2)
    toMorning(2)
    await tell()
    expect(device.got()[2]?.payload.body).toBe(product.name)
  })

  test('are told again when they may no longer be sold', async () => {
    const { product, owner } = await aShop()
    const device = await aDevice(owner)
    toMorning()
    await setExpiry(product.product_id, 1)
    await tell()
    toMorning()
    await tell()
    expect(device.got()).toHaveLength(1)
    toMorning()
    await tell()
    expect(device.got()).toHaveLength(2)
  })

  test('within the days that the shop has set; what is sold out does not matter', async () => {
    const { product, owner, store } = await aShop()
    const soldOut = await aProduct(app, store, { stock: 0 })
    const device = await aDevice(owner)
    toMorning()
    const { preferences } = (await app.call('GET /stores/me/preferences', { token: owner })).body as { preferences: Preferences }
    const inventory = { ...preferences.inventory, expiryDays: 10 }
    await app.call('PUT /stores/me/preferences', { token: owner, body: { inventory } })
    await setExpiry(product.product_id, 11)
    await setExpiry(soldOut.product_id, 5)
    await tell()
    expect(device.got()).toEqual([])
    toMorning()
    await tell()
    expect(device.got().map(({ payload }) => payload.body)).toEqual([product.name])
  })
})

test('settings start as specified', async () => {
  const { owner } = await aShop()
  expect((await app.call('GET /notifications/settings', { token: owner })).body.settings).toEqual(DEFAULT_NOTIFICATION_SETTINGS)
})
