import { api } from '@jhola/contract/api'
import { EVENT_POLICIES } from '@jhola/contract/realtime/policies'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../build-test-app.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** Builds the whole server with one changed entry in the contract's table, which is restored afterwards. */
const buildWith = async (table: object, name: string, value: unknown): Promise<void> => {
  const before: unknown = Reflect.get(table, name)
  if (value === undefined) Reflect.deleteProperty(table, name)
  else Reflect.set(table, name, value)
  try {
    const app = await buildTestApp({ db: database.db })
    await app.close()
  } finally {
    Reflect.set(table, name, before)
  }
}

test('the server starts with the table as it is', async () => {
  await buildWith({}, 'nothing', undefined)
})

test.each([
  ['without a policy', undefined],
  ['with a policy that nobody knows', 'friends'],
  ['with the name of something every object has', 'toString'],
])('a call %s does not start', async (_how, policy) => {
  await expect(buildWith(api.geo.reverse, 'policy', policy)).rejects.toThrow('GET /geo/reverse has no policy')
})

test.each([
  ['without a right', undefined, 'does not say which right it needs'],
  ['with a right that nobody knows', 'orders.dream', 'does not say which right it needs'],
  ['with an empty list of rights', { any: [] }, 'does not say which right it needs'],
])('a call of a shop %s does not start', async (_how, needs, message) => {
  await expect(buildWith(api.orders.board, 'needs', needs)).rejects.toThrow(`GET /orders/board ${message}`)
})

test('a call that is open to everybody needs no right', async () => {
  await expect(buildWith(api.geo.reverse, 'needs', 'orders.see')).rejects.toThrow(
    'GET /geo/reverse needs a right that nobody has',
  )
})

test.each([
  ['without a policy', undefined],
  ['with a policy that nobody knows', { policy: 'friends', store: 'none' }],
])('an event of the socket %s does not start', async (_how, entry) => {
  await expect(buildWith(EVENT_POLICIES, 'accept_order', entry)).rejects.toThrow('the socket event accept_order has no policy')
})
