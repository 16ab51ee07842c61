import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { createKiller } from '../../../../test/watch-statements.ts'

let database: TestDatabase
let app: TestApp
let killBefore: ReturnType<typeof createKiller>

beforeAll(async () => {
  database = await createTestDatabase()
  killBefore = createKiller(database)
  app = await buildTestApp({ db: database.db })
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

/** The rows of every table that a registration writes; a complete shop counts once in each. */
const countRows = async () => {
  const [row] = await app.db.query<Record<string, number>>(
    `SELECT (SELECT count(*) FROM stores)::int AS stores, (SELECT count(*) FROM users)::int AS users,
       (SELECT count(*) FROM memberships)::int AS memberships, (SELECT count(*) FROM store_counters)::int AS counters,
       (SELECT count(*) FROM security_events)::int AS events, (SELECT count(*) FROM idempotency_keys)::int AS keys`,
  )
  return row
}
const whole = (shops: number) => ({
  stores: shops,
  users: shops,
  memberships: shops,
  counters: shops,
  events: shops,
  keys: shops,
})

test('the database killed before any statement of a registration: nothing of it is there, and the same again makes one shop', async () => {
  const body = {
    name: 'Sharma Kirana',
    owner_name: 'Ramesh Sharma',
    phone: '9700000001',
    email: 'ramesh@sharma.example',
    address: { street: '12 Pipe Road', city: 'Mumbai', state: 'Maharashtra', pincode: '400070' },
    settings: { store_type: 'Kirana Store' },
  }
  const register = () => app.call('POST /stores/register', { body, key: 'the-one-registration' })
  let kills = 0
  for (let statement = 0; ; statement += 1) {
    const { answer, isKilled } = await killBefore(statement, register)
    if (!isKilled) {
      expect(answer.status, JSON.stringify(answer.body)).toBe(201)
      break
    }
    kills += 1
    expect(answer.status).toBeGreaterThanOrEqual(500)
    expect(answer.body.store_id).toBeUndefined()
    expect(await countRows()).toEqual(whole(0))
  }
  expect(await countRows()).toEqual(whole(1))
  const again = await register()
  expect(again).toMatchObject({ status: 201, body: { store_id: 'STORE-001' } })
  expect(await countRows()).toEqual(whole(1))
  console.info(`a registration: the database was killed before each of ${kills} statements, 0 halves, then 1 shop`)
  expect(kills).toBeGreaterThan(8)
})
