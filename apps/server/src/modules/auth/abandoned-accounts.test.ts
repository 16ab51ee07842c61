import { UNPROVEN_STORE_KEPT_MS } from '@jhola/contract/constants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { aPhone } from '../../../test/factories/orders.ts'
import { anEmail } from '../../../test/factories/people.ts'
import { anOwner, aStaff, aStore, aUser } from '../../../test/factories/shops.ts'
import { ACCOUNT_USES } from './proofs/abandoned-accounts.repo.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const purge = async (): Promise<void> => {
  for (const { run } of app.app.modules.all.flatMap(({ retention = [] }) => retention)) await run()
}
const isThere = async (contact: string): Promise<boolean> =>
  (await app.db.query('SELECT 1 FROM users WHERE phone = $1 OR email = $1', [contact])).length > 0

const register = async (phone: string): Promise<void> => {
  const body = {
    name: 'Sharma Kirana',
    owner_name: 'Asha Sharma',
    phone,
    address: { street: '12 Pipe Road', city: 'Mumbai', state: 'Maharashtra', pincode: '400070' },
    settings: { store_type: 'Kirana Store' },
  }
  expect((await app.call('POST /stores/register', { body })).status).toBe(201)
}

test('an account that somebody began and nobody proved ages out with its registration; everybody else stays', async () => {
  const store = await aStore(app)
  const owner = await app.signIn(anOwner(store))
  const [abandoned, invited, signedUp, young] = [`+91${aPhone()}`, `+91${aPhone()}`, anEmail(), `+91${aPhone()}`]
  const [customer, helper] = [await aUser(app), await aStaff(app, store)]
  await register(abandoned)
  await app.call('POST /stores/me/staff', { token: owner, body: { name: 'Raju', phone: invited } })
  await app.call('POST /auth/sign-up', { body: { name: 'Asha', email: signedUp, password: 'Of-nobody-else 9 kilo' } })
  app.clock.advance(UNPROVEN_STORE_KEPT_MS / 2)
  await register(young)
  app.clock.advance(UNPROVEN_STORE_KEPT_MS / 2 + 1)
  // The registration goes first, its account the next night.
  await purge()
  await purge()
  expect(await Promise.all([abandoned, signedUp].map(isThere))).toEqual([false, false])
  // An invitation waits for as long as the shop wants.
  expect(await Promise.all([invited, young, store.phone].map(isThere))).toEqual([true, true, true])
  const left = await app.db.query('SELECT 1 FROM users WHERE user_id = ANY ($1)', [[customer.user_id, helper.user_id]])
  expect(left).toHaveLength(2)
  // Whoever comes later begins anew.
  await register(abandoned)
})

test('every table that refers to accounts keeps an account from being deleted', async () => {
  const tables = await app.db.query<{ name: string }>(
    `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint WHERE contype = 'f' AND confrelid = 'users'::regclass`,
  )
  const known = [...ACCOUNT_USES, 'stores']
  expect(tables.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
})
