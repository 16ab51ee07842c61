import { STAFF_INVITES_A_DAY, STAFF_MAX } from '@jhola/contract/constants'
import type { StaffMember } from '@jhola/contract/stores/settings'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type CallOptions, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStore, aUser } from '../../../../test/factories/shops.ts'

let app: TestApp
let address: string
let store: Awaited<ReturnType<typeof aStore>>
let owner: string
let phones = 0
beforeAll(async () => {
  app = await buildTestApp()
  address = await app.listen()
})
afterAll(() => app.close())
beforeEach(async () => {
  store = await aStore(app)
  owner = await app.signIn(anOwner(store))
})

const freshPhone = (): string => {
  phones += 1
  return `+9177${String(phones).padStart(8, '0')}`
}
const invite = (body: object, options: CallOptions = {}) => app.call('POST /stores/me/staff', { token: owner, body, ...options })
const remove = (userId: string, options: CallOptions = {}) =>
  app.call(`DELETE /stores/me/staff/${userId}`, { token: owner, ...options })
const list = async (token = owner): Promise<StaffMember[]> => {
  const { body } = await app.call('GET /stores/me/staff', { token })
  return body.staff as StaffMember[]
}
const aHelper = async (name = 'Raju'): Promise<StaffMember> => {
  const answer = await invite({ name, phone: freshPhone() })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.member as StaffMember
}
const messagesTo = (phone: string | null) =>
  app.db.query<{ template: string; body: string; code: string | null }>(
    'SELECT template, body, code FROM message_outbox WHERE recipient = $1 ORDER BY created_at, message_id',
    [phone],
  )
/** Signs a user in by the OTP sent to their phone. */
const signInByCode = async (phone: string | null, role = 'store_owner') => {
  await app.call('POST /auth/send-otp', { body: { phone, role } })
  const otp = (await messagesTo(phone)).findLast(({ code }) => code !== null)?.code
  return app.call('POST /auth/verify-otp', { body: { phone, otp, role } })
}

describe('an invited helper', () => {
  test('is told, signs in by code, works on orders and not on settings', async () => {
    const helper = await aHelper('Raju Yadav')
    expect(helper).toMatchObject({ name: 'Raju Yadav', role: 'store_staff', joined_at: null })
    const [message] = await messagesTo(helper.phone)
    expect(message).toMatchObject({ template: 'staff_invited', code: null })
    expect(message?.body).toBe(
      `${store.name} invites you to work in its shop on Jhola. Sign in with this phone number: http://localhost:0/store-login`,
    )
    const signedIn = await signInByCode(helper.phone)
    expect(signedIn).toMatchObject({
      status: 200,
      body: { user: { name: 'Raju Yadav', role: 'store_staff', store_id: store.store_id } },
    })
    const token = String(signedIn.body.token)
    const product = await aProduct(app, store)
    const { order } = await anOrder(app, store, [product])
    expect((await app.call('GET /orders', { token })).status).toBe(200)
    const accepted = await app.call(`POST /orders/${order.id}/accept`, { token })
    expect(accepted.status).toBe(200)
    const refused = { 'GET /stores/me/settings': 'staff.not_permitted', 'GET /stores/me/staff': 'auth.forbidden' }
    for (const [call, code] of Object.entries(refused))
      expect(await app.call(call, { token }), call).toMatchObject({ status: 403, body: { code } })
    expect(await invite({ name: 'A friend', phone: freshPhone() }, { token })).toMatchObject({ status: 403 })
    expect(await remove(store.owner_user_id, { token })).toMatchObject({ status: 403 })
    expect(await list()).toMatchObject([
      { user_id: store.owner_user_id, role: 'store_owner' },
      { user_id: helper.user_id, name: 'Raju Yadav', joined_at: app.clock.now().toISOString() },
    ])
  })

  test('of the shop is called as the owner calls them; their own account keeps its name', async () => {
    const phone = freshPhone()
    const customer = await aUser(app, { name: 'Rajendra Prasad', phone })
    const { body } = await invite({ name: 'Raju', phone })
    expect(body.member).toMatchObject({ user_id: customer.user_id, name: 'Raju' })
    expect(JSON.stringify(await list())).not.toContain('Rajendra')
    expect((await signInByCode(phone)).body.user).toMatchObject({ name: 'Raju', role: 'store_staff' })
    expect((await signInByCode(phone, 'customer')).body.user).toMatchObject({ name: 'Rajendra Prasad', role: 'customer' })
  })

  test('is told in their own language, or in that of the shop', async () => {
    const phone = freshPhone()
    const known = await aUser(app, { phone })
    await app.db.execute(`UPDATE users SET language = 'hi' WHERE user_id = $1`, [known.user_id])
    await invite({ name: 'Asha', phone })
    expect((await messagesTo(phone))[0]?.body).toContain('बुलाया')
    const unknown = freshPhone()
    await invite({ name: 'Asha', phone: unknown }, { headers: { 'accept-language': 'hi' } })
    expect((await messagesTo(unknown))[0]?.body).toContain('बुलाया')
  })

  test('works in one shop only; a shop that was given up does not count', async () => {
    const helper = await aHelper()
    await signInByCode(helper.phone)
    const taken = { status: 409, body: { code: 'stores.staff_taken', message: 'This person already works in a shop.' } }
    const other = await app.signIn(anOwner(await aStore(app)))
    expect(await invite({ name: 'Raju', phone: helper.phone }, { token: other })).toMatchObject(taken)
    expect(await invite({ name: 'Raju', phone: helper.phone })).toMatchObject(taken)
    expect(await invite({ name: 'Myself', phone: store.phone })).toMatchObject(taken)
    const admin = await aUser(app, { role: 'admin', phone: freshPhone() })
    expect(await invite({ name: 'Boss', phone: admin.phone })).toMatchObject(taken)
    const gone = await aStore(app, { status: 'closed' })
    expect((await invite({ name: 'Was an owner', phone: gone.phone })).status).toBe(201)
  })

  test('is not taken by an invitation that they never took up: they work where they were invited last', async () => {
    const stranger = await app.signIn(anOwner(await aStore(app)))
    const phone = freshPhone()
    expect((await invite({ name: 'Anybody', phone }, { token: stranger })).status).toBe(201)
    app.clock.advance(60_000)
    expect((await invite({ name: 'Raju', phone })).status).toBe(201)
    expect((await signInByCode(phone)).body.user).toMatchObject({ store_id: store.store_id, name: 'Raju' })
    // From now on they work here; earlier and later invitations of other shops have no effect.
    expect(await invite({ name: 'Anybody', phone }, { token: stranger })).toMatchObject({ body: { code: 'stores.staff_taken' } })
    const third = await app.signIn(anOwner(await aStore(app)))
    expect(await invite({ name: 'Raju', phone }, { token: third })).toMatchObject({ body: { code: 'stores.staff_taken' } })
    expect((await signInByCode(phone)).body.user).toMatchObject({ store_id: store.store_id })
  })

  test('that stays where they work is not moved by an invitation from before', async () => {
    const other = await aStore(app)
    const stranger = await app.signIn(anOwner(other))
    const phone = freshPhone()
    await invite({ name: 'Raju', phone })
    app.clock.advance(60_000)
    await invite({ name: 'Raju', phone }, { token: stranger })
    expect((await signInByCode(phone)).body.user).toMatchObject({ store_id: other.store_id })
    expect((await signInByCode(phone)).body.user).toMatchObject({ store_id: other.store_id })
  })

  test('invited twice by one shop is there already; one message', async () => {
    const phone = freshPhone()
    const answers = await Promise.all([invite({ name: 'Raju', phone }), invite({ name: 'Raju', phone })])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await messagesTo(phone)).toHaveLength(1)
  })

  test('that two shops want at the same moment goes to one of them', async () => {
    const other = await aStore(app)
    const token = await app.signIn(anOwner(other))
    const phone = freshPhone()
    const answers = await Promise.all([invite({ name: 'Raju', phone }), invite({ name: 'Raju', phone }, { token })])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const { store_id } = (await signInByCode(phone)).body.user as { store_id: string }
    expect([store.store_id, other.store_id]).toContain(store_id)
    const joined = await app.db.query(
      'SELECT store_id FROM memberships m JOIN users u USING (user_id) WHERE u.phone = $1 AND m.joined_at IS NOT NULL',
      [phone],
    )
    expect(joined).toEqual([{ store_id }])
  })
})

describe('an invitation', () => {
  test.each([
    [{ name: ' ', phone: '9812345670' }, 'name', 'Name is required'],
    [{ name: 'Raju', phone: '12345' }, 'phone', 'Please enter a valid 10-digit phone number'],
  ])('%j is refused beside its field', async (body, field, message) => {
    const answer = await invite(body)
    expect(answer).toMatchObject({ status: 400, body: { details: { fields: [{ field, message }] } } })
    expect(await list()).toHaveLength(1)
  })

  test('sent again by its key is the same one', async () => {
    const body = { name: 'Raju', phone: freshPhone() }
    const [first, again] = [await invite(body, { key: 'invite-once' }), await invite(body, { key: 'invite-once' })]
    expect(again.body).toEqual(first.body)
    expect(await messagesTo(body.phone)).toHaveLength(1)
  })

  test('needs a place: of many at once no more than a shop can have come in', async () => {
    const answers = await Promise.all(
      Array.from({ length: STAFF_MAX + 3 }, (_, index) => invite({ name: `Helper ${index}`, phone: freshPhone() })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(STAFF_MAX - 1)
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { code: 'stores.staff_most', message: `A shop can have ${STAFF_MAX} people.`, details: { most: STAFF_MAX } },
    })
    expect(await list()).toHaveLength(STAFF_MAX)
  })

  test('is a message: a shop sends so many a day, however often it lets people go', async () => {
    for (let sent = 0; sent < STAFF_INVITES_A_DAY; sent += 1) await remove((await aHelper()).user_id)
    expect(await invite({ name: 'One more', phone: freshPhone() })).toMatchObject({
      status: 429,
      body: { code: 'request.rate_limited' },
    })
    app.clock.advance(24 * 3_600_000)
    owner = await app.signIn(anOwner(store))
    expect((await invite({ name: 'One more', phone: freshPhone() })).status).toBe(201)
  })
})

describe('a removed helper', () => {
  const connected = (socket: Socket) => new Promise((resolve) => socket.once('hello', resolve))
  const cut = (socket: Socket) => new Promise<string>((resolve) => socket.once('disconnect', resolve))

  test('is out at once on every device of this shop: calls are refused and sockets cut; their own account stays', async () => {
    const helper = await aHelper()
    const tokens = [
      String((await signInByCode(helper.phone)).body.token),
      await app.signIn({ user_id: helper.user_id, store_id: store.store_id }),
    ]
    const asCustomer = await app.signIn({ user_id: helper.user_id })
    const sockets = tokens.map((token) =>
      io(address, { transports: ['websocket'], reconnection: false, forceNew: true, auth: { token } }),
    )
    await Promise.all(
      sockets.map((socket) => {
        const hello = connected(socket)
        socket.emit('subscribe_store', {})
        return hello
      }),
    )
    for (const token of tokens) expect((await app.call('GET /orders', { token })).status).toBe(200)
    const ends = Promise.all(sockets.map(cut))
    expect(await remove(helper.user_id)).toMatchObject({ status: 200, body: { success: true } })
    for (const token of tokens)
      expect(await app.call('GET /orders', { token })).toMatchObject({ status: 401, body: { code: 'auth.required' } })
    expect(await ends).toEqual(['io server disconnect', 'io server disconnect'])
    expect((await app.call('GET /auth/me', { token: asCustomer })).body.user).toMatchObject({ role: 'customer' })
    expect(await list()).toHaveLength(1)
    expect(await signInByCode(helper.phone)).toMatchObject({ status: 404, body: { code: 'auth.store_not_found' } })
  })

  test('can be invited again', async () => {
    const helper = await aHelper()
    await signInByCode(helper.phone)
    await remove(helper.user_id)
    expect((await invite({ name: 'Raju again', phone: helper.phone })).body.member).toMatchObject({
      user_id: helper.user_id,
      joined_at: null,
    })
  })

  test('is one of the own shop, and never its owner', async () => {
    const other = await app.signIn(anOwner(await aStore(app)))
    const helper = await aHelper()
    const unknown = { status: 404, body: { code: 'stores.staff_not_found', message: 'This person does not work here.' } }
    expect(await remove(helper.user_id, { token: other })).toMatchObject(unknown)
    expect(await remove(app.ids.uuid())).toMatchObject(unknown)
    expect(await remove(store.owner_user_id)).toMatchObject({ status: 403 })
    expect(await remove('nobody')).toMatchObject({ status: 400 })
    expect(await list()).toHaveLength(2)
    expect((await remove(helper.user_id)).status).toBe(200)
    expect(await remove(helper.user_id)).toMatchObject(unknown)
  })

  test('and the invitation are written down, without the whole number', async () => {
    const helper = await aHelper()
    await signInByCode(helper.phone)
    await remove(helper.user_id, { key: 'remove-once' })
    expect((await remove(helper.user_id, { key: 'remove-once' })).status).toBe(200)
    const admin = await app.signIn(await aUser(app, { role: 'admin' }))
    const { body } = await app.call(`GET /admin/audit?search=${store.store_id}`, { token: admin })
    const kinds = (body.events as { kind: string; details: object }[]).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind.startsWith('stores.'))).toEqual(['stores.staff_removed', 'stores.staff_invited'])
    expect(JSON.stringify(body.events)).not.toContain(helper.phone?.slice(3))
  })
})
