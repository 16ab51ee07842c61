import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOwner, aStaff, aStore, aUser } from '../../../../test/factories/shops.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

describe('the list', () => {
  type Listed = { stores: Record<string, unknown>[]; total: number; totalPages: number; page: number; pageSize: number }
  const list = async (query: string): Promise<Listed> => {
    const answer = await app.call(`GET /stores/list${query}`)
    expect(answer.status).toBe(200)
    return answer.body as unknown as Listed
  }

  test('is what everybody may know, newest first, a page at a time', async () => {
    const city = 'Nashik'
    const made = []
    for (let index = 0; index < 7; index += 1) {
      app.clock.advance(1000)
      const email = `shop${index}@nashik.example`
      made.unshift(await aStore(app, { city, email, registered_at: app.clock.now().toISOString() }))
    }
    await aStore(app, { city, status: 'suspended' })
    await aStore(app, { city, status: 'new' })
    const first = await list('?city=nashik&pageSize=5')
    expect(first).toMatchObject({ total: 7, totalPages: 2, page: 1, pageSize: 5 })
    const second = await list('?city=NASHIK&pageSize=5&page=2')
    const stores = [...first.stores, ...second.stores]
    expect(stores.map(({ store_id }) => store_id)).toEqual(made.map(({ store_id }) => store_id))
    expect(Object.keys(stores[0] ?? {}).toSorted()).toEqual(
      ['city', 'name', 'registered_at', 'slug', 'state', 'status', 'store_id', 'store_type'].toSorted(),
    )
    expect(JSON.stringify(stores)).not.toMatch(/@|\+91/)
    expect(await list('?city=Nowhere')).toMatchObject({ stores: [], total: 0, totalPages: 1 })
  })

  test.each(['?page=0', '?pageSize=7', '?pageSize=1000', '?colour=red', `?city=${'a'.repeat(81)}`])(
    'refuses %s',
    async (query) => {
      expect((await app.call(`GET /stores/list${query}`)).status).toBe(400)
    },
  )
})

describe('verifying', () => {
  const verify = (body: object, token?: string) => app.call('POST /stores/verify', { body, ...(token ? { token } : {}) })
  const FAILED = { status: 404, body: { code: 'stores.verification_failed', message: 'Store verification failed' } }

  test('finds the own shop by the own number or address, by a session of any kind', async () => {
    const email = 'verify@shop.example'
    const store = await aStore(app, { email })
    const { store_id, name, owner_name, phone, owner_user_id } = store
    await app.db.execute('UPDATE users SET email = $2 WHERE user_id = $1', [owner_user_id, email])
    const own = { store_id, name, owner_name, email }
    const token = await app.signIn(anOwner(store))
    const customer = await app.signIn({ user_id: owner_user_id })
    for (const session of [token, customer])
      for (const body of [{ phone: phone.slice(3) }, { email: 'Verify@shop.example' }, { phone, email: 'verify@shop.example' }])
        expect((await verify(body, session)).body).toMatchObject({ success: true, message: 'Store verified', store: own })
    expect(await verify({ phone, email: 'other@x.example' }, token)).toMatchObject(FAILED)
  })

  test("another's shop is like none", async () => {
    const { phone } = await aStore(app, { email: 'others@shop.example' })
    const owner = await app.signIn(anOwner(await aStore(app)))
    const customer = await aUser(app)
    const token = await app.signIn(customer)
    for (const session of [owner, token])
      for (const body of [{ phone }, { email: 'others@shop.example' }, { phone: '9799999999' }])
        expect(await verify(body, session)).toMatchObject(FAILED)
    expect(await verify({ phone: customer.phone }, token)).toMatchObject(FAILED)
  })

  test("a helper finds the shop, without the owner's address", async () => {
    const store = await aStore(app, { email: 'boss@shop.example' })
    const staff = await aStaff(app, store)
    const [person] = await app.db.query<{ phone: string }>('SELECT phone FROM users WHERE user_id = $1', [staff.user_id])
    expect((await verify({ phone: person?.phone }, await app.signIn(staff))).body.store).toMatchObject({
      store_id: store.store_id,
      email: null,
    })
  })

  test('needs a session, and a number or an address', async () => {
    expect((await verify({ phone: '9876543210' })).status).toBe(401)
    const token = await app.signIn(await aUser(app))
    expect(await verify({}, token)).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
  })
})
