import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { aPhone } from '../../../test/factories/orders.ts'
import { signInByCode } from '../../../test/factories/whole-person.ts'
import { createSecrets } from '../../platform/secrets.ts'
import { signOutPeople } from './sign-out-people.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

test('the operator ends the sessions of one person, or of everybody', async () => {
  const phones = [aPhone(), aPhone(), aPhone()]
  const tokens: string[] = []
  for (const phone of phones) tokens.push((await signInByCode(app, phone)).token)
  const statuses = () => Promise.all(tokens.map(async (token) => (await app.call('GET /profile', { token })).status))
  const deps = { clock: app.clock, ids: app.ids, secrets: createSecrets(app.db, app.clock) }
  const end = (whom: Parameters<typeof signOutPeople>[2]) => app.db.withTx((tx) => signOutPeople(deps, tx, whom))
  expect(await statuses()).toEqual([200, 200, 200])
  expect(await end({ phone: `+91${phones[0]}` })).toBe(1)
  await expect.poll(statuses).toEqual([401, 200, 200])
  expect(await end({ phone: '+919000000000' })).toBe(0)
  expect(await end('everybody')).toBe(2)
  await expect.poll(statuses).toEqual([401, 401, 401])
})
