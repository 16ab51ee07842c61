import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { aBrowser, type Browser } from '../factories/browser.ts'
import { anOrderBody } from '../factories/orders.ts'
import { lastMessage } from '../factories/people.ts'
import { anOwner, aProduct, aStaff, aStore } from '../factories/shops.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const OWNERS_PIN = '4071'
const HELPERS_PIN = '8306'
const MINUTE_MS = 60_000
type Person = { user_id: string; store_id: string }

const told = ({ status, body }: { status: number; body: Record<string, unknown> }) => [status, body.code]

const phoneOf = async (userId: string): Promise<string> => {
  const rows = await app.db.query<{ phone: string }>('SELECT phone FROM users WHERE user_id = $1', [userId])
  return rows[0]?.phone ?? ''
}

/** A full sign-in by code in a browser. */
const signInHere = async (browser: Browser, person: Person): Promise<void> => {
  const phone = await phoneOf(person.user_id)
  app.clock.advance(2 * MINUTE_MS)
  await browser.call('POST /auth/send-otp', { phone, role: 'store_owner' })
  const otp = (await lastMessage(app, phone))?.code
  const reply = await browser.call('POST /auth/verify-otp', { phone, otp, role: 'store_owner' })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}

const switchTo = (browser: Browser, { user_id }: Person, pin: string) =>
  browser.call('POST /auth/shared-device/switch', { user_id, pin })
const setPin = (browser: Browser, pin: string) => browser.call('PUT /stores/me/pin', { pin })
const who = async (browser: Browser) => {
  const { user } = (await browser.call('GET /auth/me')).body as { user: { id: string; after_pin: boolean } | null }
  return user && [user.id, user.after_pin]
}
const eventsOf = (user_id: string): Promise<{ kind: string; details: unknown }[]> =>
  app.db.query("SELECT kind, details FROM security_events WHERE user_id = $1 AND kind LIKE 'staff.%' ORDER BY at, event_id", [
    user_id,
  ])

/** A shop whose counter phone is shared; the owner is signed in there, and both have a PIN. */
const aSharedCounter = async () => {
  const store = await aStore(app)
  const owner = anOwner(store)
  const helper = await aStaff(app, store, { role: 'counter' })
  const counter = aBrowser(app)
  await signInHere(counter, helper)
  expect((await setPin(counter, HELPERS_PIN)).status).toBe(200)
  await signInHere(counter, owner)
  expect((await setPin(counter, OWNERS_PIN)).status).toBe(200)
  expect((await counter.call('POST /stores/me/shared-devices', { idle_minutes: 5 })).status).toBe(200)
  return { store, owner, helper, counter }
}

const deviceIdOf = async (browser: Browser): Promise<string> => {
  const { devices } = (await browser.call('GET /stores/me/shared-devices')).body as {
    devices: { device_id: string; is_this: boolean }[]
  }
  return devices.find(({ is_this }) => is_this)?.device_id ?? ''
}

describe('a shared device', () => {
  test('lets people of the shop take turns by PIN; the session before ends and the audit names the person', async () => {
    const { store, owner, helper, counter } = await aSharedCounter()
    const { device } = (await counter.call('GET /auth/shared-device')).body
    expect(device).toMatchObject({
      store_id: store.store_id,
      idle_minutes: 5,
      people: [
        { user_id: owner.user_id, shop_role: 'owner', has_pin: true, is_locked: false },
        { user_id: helper.user_id, shop_role: 'counter', has_pin: true, is_locked: false },
      ],
    })
    expect(JSON.stringify(device)).not.toContain('argon2')
    const before = counter.cookie('jhola_session')
    expect((await switchTo(counter, helper, HELPERS_PIN)).body).toMatchObject({
      user: { id: helper.user_id, shop_role: 'counter', after_pin: true },
    })
    expect(await who(counter)).toEqual([helper.user_id, true])
    expect((await app.call('GET /auth/me', { token: before })).body.user, "the owner's session").toBeNull()
    await switchTo(counter, owner, OWNERS_PIN)
    expect(await who(counter)).toEqual([owner.user_id, true])
    expect(await eventsOf(helper.user_id)).toEqual([
      { kind: 'staff.pin_set', details: {} },
      { kind: 'staff.switched', details: { before: owner.user_id } },
    ])
  })

  test('sensitive calls need a full sign-in, also of the owner', async () => {
    const { owner, counter } = await aSharedCounter()
    const device_id = await deviceIdOf(counter)
    await switchTo(counter, owner, OWNERS_PIN)
    const calls: [string, object?][] = [
      ['GET /stores/me/settings'],
      ['GET /stores/me/staff'],
      [`DELETE /stores/me/shared-devices/${device_id}`],
      ['POST /stores/me/shared-devices', { idle_minutes: 0 }],
      ['PUT /stores/me/pin', { pin: '5927' }],
      ['GET /profile'],
      ['POST /auth/passkeys/options', {}],
      ['POST /auth/fresh', { otp: '123456' }],
    ]
    for (const [call, body] of calls) {
      const reply = await counter.call(call, body)
      expect([call, reply.status], JSON.stringify(reply.body)).toEqual([call, 403])
    }
    expect((await counter.call('GET /stores/me/orders')).status).not.toBe(401)
  })

  test('a PIN opens the shop, not what its person ordered elsewhere as a customer', async () => {
    const { owner, counter } = await aSharedCounter()
    const elsewhere = await aStore(app)
    const product = await aProduct(app, elsewhere)
    const token = await app.signIn({ user_id: owner.user_id })
    const placed = await app.call('POST /orders', { token, body: anOrderBody(elsewhere, [product]) })
    expect(placed.status, JSON.stringify(placed.body)).toBe(201)
    expect((await app.call(`GET /orders/${placed.body.order_id}`, { token })).status).toBe(200)
    await switchTo(counter, owner, OWNERS_PIN)
    expect(told(await counter.call(`GET /orders/${placed.body.order_id}`))).toEqual([404, 'orders.not_found'])
    const typed = await counter.call('POST /orders', anOrderBody(elsewhere, [product]))
    const orders = await app.db.query('SELECT customer_user_id FROM orders WHERE order_id = $1', [typed.body.order_id])
    expect(orders).toEqual([{ customer_user_id: null }])
  })

  test('is locked by hand: nobody is signed in, and a PIN opens it again', async () => {
    const { helper, counter } = await aSharedCounter()
    await switchTo(counter, helper, HELPERS_PIN)
    const before = counter.cookie('jhola_session')
    expect((await counter.call('POST /auth/shared-device/lock')).status).toBe(200)
    expect([await who(counter), (await app.call('GET /auth/me', { token: before })).body.user]).toEqual([null, null])
    expect((await switchTo(counter, helper, HELPERS_PIN)).status).toBe(200)
  })

  test('that is shared no longer ends what a PIN opened there, at once', async () => {
    const { owner, helper, counter } = await aSharedCounter()
    const device_id = await deviceIdOf(counter)
    await switchTo(counter, helper, HELPERS_PIN)
    const token = await app.signIn(owner)
    expect((await app.call(`DELETE /stores/me/shared-devices/${device_id}`, { token })).status).toBe(200)
    expect(await who(counter)).toBeNull()
    expect((await counter.call('GET /auth/shared-device')).body.device).toBeNull()
    expect(told(await switchTo(counter, helper, HELPERS_PIN))).toEqual([404, 'staff.device_unknown'])
  })

  test('that is taken away ends every session of the shop there, also one that began with a code, but not the caller’s', async () => {
    const { owner, counter } = await aSharedCounter()
    const device_id = await deviceIdOf(counter)
    const taken = counter.cookie('jhola_session')
    const own = aBrowser(app)
    await signInHere(own, owner)
    expect((await own.call(`DELETE /stores/me/shared-devices/${device_id}`)).status).toBe(200)
    expect((await app.call('GET /auth/me', { token: taken })).body.user).toBeNull()
    expect(await who(own)).toEqual([owner.user_id, false])
  })

  test('goes on for who unshares the device in their hand', async () => {
    const { owner, counter } = await aSharedCounter()
    expect((await counter.call(`DELETE /stores/me/shared-devices/${await deviceIdOf(counter)}`)).status).toBe(200)
    expect(await who(counter)).toEqual([owner.user_id, false])
  })

  test.each([
    ['a PIN', true],
    ['a code', false],
  ])(
    'is locked by the owner from elsewhere while it has no network: a session by %s can do nothing there but switch',
    async (_by, byPin) => {
      const { owner, helper, counter } = await aSharedCounter()
      const device_id = await deviceIdOf(counter)
      if (byPin) await switchTo(counter, helper, HELPERS_PIN)
      const stolen = counter.cookie('jhola_session')
      const own = aBrowser(app)
      await signInHere(own, owner)
      expect((await own.call(`POST /stores/me/shared-devices/${device_id}/lock`)).status).toBe(200)
      // The device is back and its browser keeps what it had.
      for (const call of ['GET /orders/board', 'GET /inventory/shelf', 'GET /stores/me', 'GET /stores/me/pin'])
        expect((await app.call(call, { token: stolen })).status, call).toBe(401)
      expect(await who(counter)).toBeNull()
      expect(await who(own)).toEqual([owner.user_id, false])
      expect((await switchTo(counter, helper, HELPERS_PIN)).status).toBe(200)
      expect(await who(counter)).toEqual([helper.user_id, true])
    },
  )

  test('is locked by nobody of another shop, and by nobody without the right', async () => {
    const { store, counter } = await aSharedCounter()
    const device_id = await deviceIdOf(counter)
    const before = await who(counter)
    const lockAs = async (person: Person) =>
      told(await app.call(`POST /stores/me/shared-devices/${device_id}/lock`, { token: await app.signIn(person) }))
    expect(await lockAs(anOwner(await aStore(app)))).toEqual([404, 'staff.device_unknown'])
    expect(await lockAs(await aStaff(app, store, { role: 'counter' }))).toEqual([403, 'staff.not_permitted'])
    expect(await who(counter)).toEqual(before)
  })

  test('of which nothing was heard for half a day asks for a PIN again; one in use does not', async () => {
    const { helper, counter } = await aSharedCounter()
    await switchTo(counter, helper, HELPERS_PIN)
    app.clock.advance(11 * 60 * MINUTE_MS)
    expect(await who(counter)).toEqual([helper.user_id, true])
    app.clock.advance(11 * 60 * MINUTE_MS)
    expect(await who(counter)).toEqual([helper.user_id, true])
    app.clock.advance(12 * 60 * MINUTE_MS)
    expect(await who(counter)).toBeNull()
    expect((await switchTo(counter, helper, HELPERS_PIN)).status).toBe(200)
  })

  test('ends the PIN session of who is removed from the shop, and their PIN', async () => {
    const { owner, helper, counter } = await aSharedCounter()
    await switchTo(counter, helper, HELPERS_PIN)
    await app.call(`DELETE /stores/me/staff/${helper.user_id}`, { token: await app.signIn(owner) })
    expect(await who(counter)).toBeNull()
    expect(told(await switchTo(counter, helper, HELPERS_PIN))).toEqual([403, 'staff.pin_locked'])
    expect(await app.db.query('SELECT 1 FROM staff_pins WHERE user_id = $1', [helper.user_id])).toEqual([])
  })

  test('is shared no longer when who shared it is removed from the shop: a former manager reads no names and tries no PIN', async () => {
    const { store, owner, helper } = await aSharedCounter()
    const manager = await aStaff(app, store, { role: 'manager' })
    const own = aBrowser(app)
    await signInHere(own, manager)
    expect((await own.call('POST /stores/me/shared-devices', { idle_minutes: 15 })).status).toBe(200)
    await switchTo(own, helper, HELPERS_PIN)
    await app.call(`DELETE /stores/me/staff/${manager.user_id}`, { token: await app.signIn(owner) })
    expect(await who(own)).toBeNull()
    expect((await own.call('GET /auth/shared-device')).body.device).toBeNull()
    expect(told(await switchTo(own, helper, HELPERS_PIN))).toEqual([404, 'staff.device_unknown'])
  })

  test('is set up by the owner or a manager with a recent sign-in, and by nobody else', async () => {
    const { store, counter } = await aSharedCounter()
    const manager = await aStaff(app, store, { role: 'manager' })
    const browser = aBrowser(app)
    const share = () => browser.call('POST /stores/me/shared-devices', { idle_minutes: 15 })
    await signInHere(browser, await aStaff(app, store, { role: 'counter' }))
    expect(told(await share())).toEqual([403, 'staff.not_permitted'])
    await signInHere(browser, manager)
    app.clock.advance(11 * MINUTE_MS)
    expect(told(await share())).toEqual([403, 'auth.fresh_sign_in_required'])
    await signInHere(browser, manager)
    expect((await share()).status).toBe(200)
    expect((await counter.call('GET /stores/me/shared-devices')).body.devices).toHaveLength(2)
    const program = await app.call('POST /stores/me/shared-devices', {
      token: await app.signIn(manager),
      body: { idle_minutes: 15 },
    })
    expect(told(program), 'a program keeps no token').toEqual([404, 'staff.device_unknown'])
  })

  test("of one shop opens no other shop, and another shop's people cannot switch there", async () => {
    const here = await aSharedCounter()
    const there = await aSharedCounter()
    expect(told(await switchTo(here.counter, there.helper, HELPERS_PIN))).toEqual([403, 'staff.pin_locked'])
    const device_id = await deviceIdOf(here.counter)
    const token = await app.signIn(there.owner)
    expect(told(await app.call(`DELETE /stores/me/shared-devices/${device_id}`, { token }))).toEqual([
      404,
      'staff.device_unknown',
    ])
  })
})

describe('a PIN', () => {
  test.each(['0000', '1234', '1987', '2580'])('%s is refused', async (pin) => {
    const { counter } = await aSharedCounter()
    expect(told(await setPin(counter, pin))).toEqual([400, 'staff.pin_weak'])
  })

  test('opens nothing on a device that was not shared, whatever is tried, and locks nobody there', async () => {
    const { helper, counter } = await aSharedCounter()
    const stranger = aBrowser(app, '198.51.100.7')
    await stranger.call('POST /auth/logout')
    for (const pin of [HELPERS_PIN, '1111', '1112', '1113', '1114', '1115', '1116'])
      expect(told(await switchTo(stranger, helper, pin))).toEqual([404, 'staff.device_unknown'])
    expect((await stranger.call('GET /auth/shared-device')).body.device).toBeNull()
    expect((await switchTo(counter, helper, HELPERS_PIN)).status).toBe(200)
  })

  test('is locked after five wrong ones on that device, for that person only; twenty at once are no more than five', async () => {
    const { owner, helper, counter } = await aSharedCounter()
    const replies = await Promise.all(Array.from({ length: 20 }, (_, index) => switchTo(counter, helper, `11${30 + index}`)))
    const left = replies.flatMap(({ body }) => (body.code === 'staff.pin_wrong' ? [body.details] : []))
    expect(left).toHaveLength(4)
    expect(left).toEqual(expect.arrayContaining([4, 3, 2, 1].map((tries_left) => ({ tries_left }))))
    expect(told(await switchTo(counter, helper, HELPERS_PIN)), 'the right one').toEqual([403, 'staff.pin_locked'])
    expect(await eventsOf(helper.user_id)).toContainEqual({ kind: 'staff.pin_locked', details: { tries: '5' } })
    expect((await switchTo(counter, owner, OWNERS_PIN)).status, 'somebody else').toBe(200)
  })

  test('is unlocked by a full sign-in of that person there, not elsewhere, or by the owner', async () => {
    const { owner, helper, counter } = await aSharedCounter()
    const lockOut = async () => {
      for (let tries = 0; tries < 5; tries += 1) await switchTo(counter, helper, '1112')
      expect(told(await switchTo(counter, helper, HELPERS_PIN))).toEqual([403, 'staff.pin_locked'])
    }
    await lockOut()
    await signInHere(aBrowser(app), helper)
    expect(told(await switchTo(counter, helper, HELPERS_PIN)), 'signed in elsewhere').toEqual([403, 'staff.pin_locked'])
    await signInHere(counter, helper)
    expect((await switchTo(counter, helper, HELPERS_PIN)).status).toBe(200)
    await lockOut()
    const token = await app.signIn(owner)
    expect((await app.call(`DELETE /stores/me/staff/${helper.user_id}/pin-lock`, { token })).status).toBe(200)
    expect((await switchTo(counter, helper, HELPERS_PIN)).status).toBe(200)
  })

  test('cannot be guessed by sharing a browser anew after a few tries: twenty wrong ones a day lock it everywhere', async () => {
    const { store, owner, counter } = await aSharedCounter()
    const guesser = aBrowser(app)
    await signInHere(guesser, await aStaff(app, store, { role: 'manager' }))
    const share = () => guesser.call('POST /stores/me/shared-devices', { idle_minutes: 15 })
    const codes: unknown[] = []
    for (let guess = 0; guess < 20; guess += 1) {
      if (guess % 4 === 0) expect((await share()).status).toBe(200)
      codes.push((await switchTo(guesser, owner, `11${30 + guess}`)).body.code)
    }
    expect(codes).toEqual([...Array<string>(19).fill('staff.pin_wrong'), 'staff.pin_locked'])
    await share()
    expect(told(await switchTo(guesser, owner, OWNERS_PIN))).toEqual([403, 'staff.pin_locked'])
    expect(await eventsOf(owner.user_id)).toContainEqual({ kind: 'staff.pin_locked', details: { tries: '20' } })
    await signInHere(counter, owner)
    expect((await switchTo(counter, owner, OWNERS_PIN)).status, 'after a full sign-in').toBe(200)
  })

  test('that is right is no try, however often it is used', async () => {
    const { helper, counter } = await aSharedCounter()
    for (let turn = 0; turn < 25; turn += 1) expect((await switchTo(counter, helper, HELPERS_PIN)).status).toBe(200)
  })

  test('needs a recent sign-in to be chosen; a new one ends what the old one opened', async () => {
    const { helper, counter } = await aSharedCounter()
    await switchTo(counter, helper, HELPERS_PIN)
    const own = aBrowser(app)
    await signInHere(own, helper)
    app.clock.advance(11 * MINUTE_MS)
    expect(told(await setPin(own, '5927'))).toEqual([403, 'auth.fresh_sign_in_required'])
    await signInHere(own, helper)
    expect((await setPin(own, '5927')).status).toBe(200)
    expect(await who(counter)).toBeNull()
    expect(told(await switchTo(counter, helper, HELPERS_PIN))).toEqual([400, 'staff.pin_wrong'])
    expect((await switchTo(counter, helper, '5927')).status).toBe(200)
  })
})
