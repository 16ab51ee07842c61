import { MINUTE_MS } from '@jhola/contract/shared/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOwner, aProduct, aStaff, aStore, aUser } from '../../../../test/factories/shops.ts'

let app: TestApp
let store: Awaited<ReturnType<typeof aStore>>
let owner: string
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  store = await aStore(app, { opens: '00:00', closes: '00:00' })
  owner = await app.signIn(anOwner(store))
  // A shop without anything to sell opens soon.
  await aProduct(app, store)
})

const set = (body: unknown, token: string | undefined = owner) =>
  app.call('PUT /stores/me/availability', { body, ...(token === undefined ? {} : { token }) })
const seen = async () => (await app.call(`GET /stores/${store.store_id}`)).body.store

test('a pause closes the shop, says until when, and ends by itself', async () => {
  const until = new Date(app.clock.now().getTime() + 30 * MINUTE_MS).toISOString()
  expect((await set({ state: 'paused', minutes: 30 })).body.store).toMatchObject({ paused_until: until, is_open: false })
  expect(await seen()).toMatchObject({ is_open: false, paused_until: until, opens_at: until })
  app.clock.advance(30 * MINUTE_MS)
  expect(await seen()).toMatchObject({ is_open: true, opens_at: null })
})

test('a busy shop stays open and promises fifteen minutes more, in its page and among the nearby', async () => {
  const nearby = async () => {
    const { body } = await app.call(
      `GET /stores/nearby?latitude=${store.latitude}&longitude=${store.longitude}&name=${encodeURIComponent(store.name)}`,
    )
    return (body.stores as { store_id: string; delivery_minutes: number }[]).find(({ store_id }) => store_id === store.store_id)
  }
  const before = (await nearby())?.delivery_minutes ?? 0
  await set({ state: 'busy', minutes: 60 })
  expect(await seen()).toMatchObject({ is_open: true, prep_minutes: 35 })
  expect((await nearby())?.delivery_minutes).toBe(before + 15)
  app.clock.advance(60 * MINUTE_MS)
  expect(await seen()).toMatchObject({ prep_minutes: 20 })
  expect((await nearby())?.delivery_minutes).toBe(before)
})

test('each state ends the one before; staff may set it too', async () => {
  const staff = await app.signIn(await aStaff(app, store))
  await set({ state: 'busy', minutes: 60 })
  expect((await set({ state: 'closed' }, staff)).body.store).toMatchObject({ closed_for_now: true, busy_until: null })
  expect((await set({ state: 'paused', minutes: 15 })).body.store).toMatchObject({ closed_for_now: false, is_open: false })
  const open = await set({ state: 'open' })
  expect(open.body.store).toMatchObject({ is_open: true, paused_until: null, version: 5 })
  expect((await set({ state: 'open' })).body.store).toMatchObject({ version: 5 })
})

test('nobody else, and nothing half', async () => {
  expect((await app.call('PUT /stores/me/availability', { body: { state: 'open' } })).status).toBe(401)
  expect((await set({ state: 'open' }, await app.signIn(await aUser(app)))).status).toBe(403)
  for (const body of [
    {},
    { state: 'away' },
    { state: 'paused' },
    { state: 'paused', minutes: 4 },
    { state: 'busy', minutes: 721 },
    { state: 'open', minutes: 5 },
  ])
    expect((await set(body)).status).toBe(400)
  expect(await seen()).toMatchObject({ is_open: true, paused_until: null, busy_until: null })
})
