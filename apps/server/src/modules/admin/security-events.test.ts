import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { aStore, aUser } from '../../../test/factories/shops.ts'
import { recordSecurityEvent } from '../../platform/audit/index.ts'
import { createSecrets } from '../../platform/secrets.ts'

type Event = { kind: string; who: string; user_id: string | null; device: string; details: Record<string, string> }

let app: TestApp
let admin: string
let store: Awaited<ReturnType<typeof aStore>>
const people: Record<'named' | 'nameless', { user_id: string; phone: string | null }> = {
  named: { user_id: '', phone: null },
  nameless: { user_id: '', phone: null },
}
beforeAll(async () => {
  app = await buildTestApp()
  admin = await app.signIn(await aUser(app, { role: 'admin' }))
  store = await aStore(app, { name: 'Corner Shop' })
  people.named = await aUser(app, { name: 'Farida Shaikh', email: 'farida@mail.example' })
  people.nameless = await aUser(app, { name: '', phone: '+919811122233' })
  const deps = { clock: app.clock, ids: app.ids, secrets: createSecrets(app.db, app.clock) }
  const common = { store_id: null, ip: '203.0.113.7' }
  await recordSecurityEvent(app.db, deps, {
    ...common,
    kind: 'auth.signed_in',
    user_id: people.named.user_id,
    device: 'Android phone',
    details: { method: 'code' },
  })
  app.clock.advance(1000)
  await recordSecurityEvent(app.db, deps, { ...common, kind: 'auth.sign_in_failed', user_id: null, device: 'Mac' })
  app.clock.advance(1000)
  await recordSecurityEvent(app.db, deps, {
    ...common,
    kind: 'stores.settings_changed',
    user_id: people.nameless.user_id,
    store_id: store.store_id,
    device: 'iPhone',
  })
})
afterAll(() => app.close())

const events = async (query = ''): Promise<Event[]> => {
  const { status, body } = await app.call(`GET /admin/audit${query}`, { token: admin })
  expect(status).toBe(200)
  return body.events as Event[]
}
const kinds = async (query: string) => (await events(query)).map(({ kind }) => kind)

test('shows what happened, newest first, and nobody by their number', async () => {
  expect(await events()).toMatchObject([
    { kind: 'stores.settings_changed', who: '98••••••33', store_id: store.store_id, device: 'iPhone' },
    { kind: 'auth.sign_in_failed', who: '', user_id: null },
    { kind: 'auth.signed_in', who: 'Farida Shaikh', details: { method: 'code' } },
  ])
  expect(JSON.stringify(await events())).not.toMatch(/9811122233|farida@/)
})

test.each([
  ['a person by name', 'farida', ['auth.signed_in']],
  ['a person by the whole e-mail', 'FARIDA%40mail.example', ['auth.signed_in']],
  ['a person by the whole number', '98111%2022233', ['stores.settings_changed']],
  ['nobody by a part of a number', '9811122', []],
  ['a shop by name', 'corner', ['stores.settings_changed']],
  ['a device', 'mac', ['auth.sign_in_failed']],
])('finds %s', async (_, search, found) => {
  expect(await kinds(`?search=${search}`)).toEqual(found)
})

test('shows one kind, and pages count what was found', async () => {
  expect(await kinds('?kind=auth.signed_in')).toEqual(['auth.signed_in'])
  const { body } = await app.call('GET /admin/audit?kind=auth.signed_in&pageSize=10&page=2', { token: admin })
  expect(body).toMatchObject({ events: [], total: 1, totalPages: 1 })
  expect((await app.call('GET /admin/audit?kind=auth.nothing', { token: admin })).status).toBe(400)
})
