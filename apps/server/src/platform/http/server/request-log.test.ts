import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { aStore, aUser } from '../../../../test/factories/shops.ts'

const lines: string[] = []
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ env: { LOG_LEVEL: 'info' }, onLogLine: (line) => lines.push(line) })
})
afterAll(() => app.close())

/** The log's line about a call: the last one. */
const lineOf = async (call: string, options: Parameters<TestApp['call']>[1] = {}): Promise<Record<string, unknown>> => {
  lines.length = 0
  await app.call(call, options)
  const found = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'request')
  expect(found).toHaveLength(1)
  return found[0] ?? {}
}

test('a line says when, who, where, what and how it ended', async () => {
  const { user_id } = await aUser(app)
  const token = await app.signIn({ user_id })
  const line = await lineOf('GET /profile', { token })
  expect(line).toMatchObject({ method: 'GET', route: '/api/v1/profile', status: 200, user: user_id, store: null })
  expect(line.req).toEqual(expect.any(String))
  expect(new Date(String(line.time)).toISOString()).toBe(line.time)
})

test.each([
  ['no session', 'GET /profile', 401, 'auth.required'],
  ['an unknown session', 'GET /profile', 401, 'auth.required'],
])('a refusal is logged with its code: %s', async (what, call, status, code) => {
  const token = what === 'no session' ? {} : { token: 'a'.repeat(43) }
  expect(await lineOf(call, token)).toMatchObject({ route: '/api/v1/profile', status, code })
})

test('a person without the right is logged by id', async () => {
  const customer = await aUser(app)
  const line = await lineOf('GET /admin/audit', { token: await app.signIn(customer) })
  expect(line).toMatchObject({ route: '/api/v1/admin/audit', status: 403, user: customer.user_id })
  expect(line.code).toEqual(expect.any(String))
})

test('an attempt around the checks of input is logged without what was sent', async () => {
  const store = await aStore(app)
  const line = await lineOf('POST /orders', { body: { storeId: store.store_id, canary: 'x-canary' } })
  expect(line).toMatchObject({ route: '/api/v1/orders', status: 400 })
  expect(line.code).toEqual(expect.any(String))
  expect(JSON.stringify(line)).not.toContain('canary')
})
