import { ADDRESSES_MAX, type Profile, type SavedAddress } from '@jhola/contract/profile/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { anOrder } from '../../../test/factories/orders.ts'
import { anOwner, aProduct, aStaff, aStore, aUser } from '../../../test/factories/shops.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const aPerson = async (overrides = {}) => {
  const user = await aUser(app, overrides)
  return { ...user, token: await app.signIn(user) }
}
type Person = { token: string }

const show = async ({ token }: Person) => (await app.call('GET /profile', { token })).body.profile as Profile
const change = ({ token }: Person, body: object) => app.call('PATCH /profile', { token, body })

const HOME = {
  label: 'Home',
  name: 'Asha Rao',
  phone: '98765 43210',
  line: '12 Pipe Road, Kurla West',
  landmark: 'near the temple',
  city: 'Mumbai',
  pincode: '400070',
  is_usual: false,
}
const add = ({ token }: Person, overrides = {}, key?: string) =>
  app.call('POST /profile/addresses', { token, body: { ...HOME, ...overrides }, ...(key === undefined ? {} : { key }) })
const added = async (person: Person, overrides = {}): Promise<SavedAddress> => {
  const { status, body } = await add(person, overrides)
  expect(status).toBe(201)
  return body.address as SavedAddress
}

describe('the profile', () => {
  test('is there for signed-in people only, and shows what they may change', async () => {
    expect((await app.call('GET /profile')).status).toBe(401)
    const person = await aPerson({ name: 'Asha Rao', email: 'asha.profile@example.in' })
    expect(await show(person)).toEqual({
      user_id: person.user_id,
      name: 'Asha Rao',
      phone: person.phone,
      email: 'asha.profile@example.in',
      email_verified: true,
      has_password: false,
      language: null,
      theme: 'system',
      consents: [
        { kind: 'marketing_messages', is_given: false, decided_at: null },
        { kind: 'order_updates_whatsapp', is_given: false, decided_at: null },
      ],
      addresses: [],
      owned_stores: [],
    })
  })

  test('changes what is given and leaves the rest', async () => {
    const person = await aPerson()
    const named = await change(person, { name: '  Ravi  Kumar ' })
    expect(named.body).toMatchObject({ profile: { name: 'Ravi  Kumar', theme: 'system', language: null } })
    await change(person, { language: 'hi' })
    await change(person, { theme: 'dark' })
    await change(person, {})
    expect(await show(person)).toMatchObject({ name: 'Ravi  Kumar', theme: 'dark', language: 'hi' })
    expect((await app.call('GET /auth/me', { token: person.token })).body).toMatchObject({ user: { name: 'Ravi  Kumar' } })
  })

  test.each([
    { name: ' ' },
    { name: 'x'.repeat(81) },
    { language: 'fr' },
    { theme: 'pink' },
    { phone: '9876543210' },
    { role: 'admin' },
  ])('refuses %j and changes nothing', async (body) => {
    const person = await aPerson()
    const before = await show(person)
    expect(await change(person, body)).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
    expect(await show(person)).toEqual(before)
  })

  describe('names the own shops that cannot be left alone:', () => {
    const shopsOf = async (token: string) => (await show({ token })).owned_stores.map(({ store_id }) => store_id)

    test('one that takes orders, and not the helper’s', async () => {
      const store = await aStore(app)
      expect(await shopsOf(await app.signIn(anOwner(store)))).toEqual([store.store_id])
      expect(await shopsOf(await app.signIn(await aStaff(app, store)))).toEqual([])
    })

    test('one that is closed for now until its last order is brought', async () => {
      const store = await aStore(app)
      const product = await aProduct(app, store)
      const { order } = await anOrder(app, store, [product])
      const owner = await app.signIn(anOwner(store))
      await app.db.execute('UPDATE stores SET closed_for_now = true WHERE store_id = $1', [store.store_id])
      expect(await shopsOf(owner)).toEqual([store.store_id])
      await app.db.execute(`UPDATE orders SET status = 'delivered' WHERE order_id = $1`, [order.id])
      expect(await shopsOf(owner)).toEqual([])
    })

    test.each(['new', 'suspended', 'closed'] as const)('none that is %s', async (status) => {
      const { user_id } = await aUser(app, { role: 'store_owner' })
      await aStore(app, { status, owner_user_id: user_id })
      expect(await shopsOf(await app.signIn({ user_id }))).toEqual([])
    })
  })
})

describe('addresses', () => {
  test('are kept, changed and forgotten, the usual one first', async () => {
    const person = await aPerson()
    const home = await added(person)
    expect(home).toEqual({ ...HOME, phone: '+919876543210', address_id: home.address_id })
    app.clock.advance(1000)
    const work = await added(person, { label: 'Work', is_usual: true })
    expect((await show(person)).addresses).toEqual([work, home])

    const usual = { ...HOME, label: 'Old home', is_usual: true }
    const changed = await app.call(`PUT /profile/addresses/${home.address_id}`, { token: person.token, body: usual })
    expect(changed.body).toMatchObject({ address: { label: 'Old home', is_usual: true } })
    expect((await show(person)).addresses.map(({ label, is_usual }) => [label, is_usual])).toEqual([
      ['Old home', true],
      ['Work', false],
    ])

    const gone = await app.call(`DELETE /profile/addresses/${home.address_id}`, { token: person.token })
    expect(gone.body).toEqual({ success: true })
    expect((await show(person)).addresses.map(({ label }) => label)).toEqual(['Work'])
  })

  test.each([
    [{ label: ' ' }, 'label'],
    [{ name: '' }, 'name'],
    [{ phone: '12345' }, 'phone'],
    [{ line: 'Kurla' }, 'line'],
    [{ pincode: '012345' }, 'pincode'],
    [{ user_id: 'x' }, 'user_id'],
  ])('%j is refused beside its field', async (wrong, field) => {
    const person = await aPerson()
    const answer = await add(person, wrong)
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid', details: { fields: [{ field }] } } })
    expect((await show(person)).addresses).toEqual([])
  })

  test('ten and no more, also when twelve come at the same moment', async () => {
    const person = await aPerson()
    const answers = await Promise.all(Array.from({ length: ADDRESSES_MAX + 2 }, (_, n) => add(person, { label: `Place ${n}` })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(ADDRESSES_MAX).fill(201), 409, 409])
    const refused = answers.filter(({ status }) => status === 409)
    for (const { body } of refused)
      expect(body).toMatchObject({ code: 'profile.too_many_addresses', details: { most: ADDRESSES_MAX } })
    const { addresses } = await show(person)
    expect(addresses).toHaveLength(ADDRESSES_MAX)

    await app.call(`DELETE /profile/addresses/${addresses[0]?.address_id}`, { token: person.token })
    expect((await add(person)).status).toBe(201)
    expect((await add(person)).status).toBe(409)
  })

  test('several made the usual one at the same moment: one is', async () => {
    const person = await aPerson()
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(person, { is_usual: true })))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
    expect((await show(person)).addresses.filter(({ is_usual }) => is_usual)).toHaveLength(1)
  })

  test('a key sent twice keeps one', async () => {
    const person = await aPerson()
    const [first, second] = [await add(person, {}, 'address-1'), await add(person, {}, 'address-1')]
    expect(second.body).toEqual(first.body)
    expect((await show(person)).addresses).toHaveLength(1)
  })

  test('somebody else’s is not there, neither to be changed nor to be forgotten', async () => {
    const [person, other] = [await aPerson(), await aPerson()]
    const usual = await added(other, { is_usual: true })
    const mine = await added(person, { is_usual: true })
    const path = `/profile/addresses/${usual.address_id}`
    const missing = { status: 404, body: { code: 'profile.address_not_found' } }
    expect(await app.call(`PUT ${path}`, { token: person.token, body: { ...HOME, is_usual: true } })).toMatchObject(missing)
    expect(await app.call(`DELETE ${path}`, { token: person.token })).toMatchObject(missing)
    expect((await show(other)).addresses).toEqual([usual])
    // The failed call keeps the user's own default address.
    expect((await show(person)).addresses).toEqual([mine])
  })
})
