import { ASKED_BY_DEVICE_MAX, ASKED_KEPT_MS } from '@jhola/contract/stores/asked/asked'
import type { AskedProduct } from '@jhola/contract/stores/asked/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOwner, aStore } from '../../../../test/factories/shops.ts'
import { forgetAsked } from './asked-products.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

let devices = 0
const aDevice = () => {
  devices += 1
  return { cookie: `jhola_device=${String(devices).padStart(43, 'a')}`, 'sec-fetch-site': 'same-origin' }
}
const ask = (storeId: string, search: string, headers: Record<string, string> = aDevice()) =>
  app.call(`POST /stores/${storeId}/asked-products`, { headers, body: { search } })
const listOf = async (token: string) => {
  const { body } = await app.call('GET /stores/me/asked-products', { token })
  return (body.asked as AskedProduct[]).map(({ said, count }) => [said, count])
}

test('the owner sees what was asked for, most asked first; a device counts once a day for each thing', async () => {
  const store = await aStore(app)
  const token = await app.signIn(anOwner(store))
  const device = aDevice()
  expect((await ask(store.store_id, 'oat milk', device)).status).toBe(200)
  expect((await ask(store.slug, 'OAT  Milk!', device)).status).toBe(200)
  await ask(store.store_id, 'tofu', device)
  app.clock.advance(1000)
  await ask(store.store_id, 'Oat milk')
  expect(await listOf(token)).toEqual([
    ['Oat milk', 2],
    ['tofu', 1],
  ])
  app.clock.advance(25 * 3_600_000)
  await ask(store.store_id, 'oat milk', device)
  expect((await listOf(token))[0]).toEqual(['oat milk', 3])
})

test('one device fills no list', async () => {
  const store = await aStore(app)
  const token = await app.signIn(anOwner(store))
  const device = aDevice()
  for (let index = 0; index < ASKED_BY_DEVICE_MAX + 5; index += 1) await ask(store.store_id, `thing ${index}`, device)
  expect(await listOf(token)).toHaveLength(ASKED_BY_DEVICE_MAX)
})

test('what is dismissed is gone, of this shop only, and what is old is forgotten', async () => {
  const [store, other] = [await aStore(app), await aStore(app)]
  const token = await app.signIn(anOwner(store))
  const otherToken = await app.signIn(anOwner(other))
  for (const { store_id } of [store, other]) await ask(store_id, 'Tofu')
  expect((await app.call('POST /stores/me/asked-products/dismiss', { token, body: { key: 'tofu' } })).status).toBe(200)
  expect((await app.call('POST /stores/me/asked-products/dismiss', { token, body: { key: 'tofu' } })).status).toBe(200)
  expect([await listOf(token), await listOf(otherToken)]).toEqual([[], [['Tofu', 1]]])
  app.clock.advance(ASKED_KEPT_MS + 1000)
  expect(await forgetAsked(app)).toBeGreaterThan(0)
  expect(await listOf(await app.signIn(anOwner(other)))).toEqual([])
})

test.each(['', 'x', '?!', 'x'.repeat(81)])('%j is nothing to ask for', async (search) => {
  const store = await aStore(app)
  expect((await ask(store.store_id, search)).status).toBe(400)
})

test('an unknown shop is asked for nothing', async () => {
  expect(await ask('NONE-1', 'tofu')).toMatchObject({ status: 404, body: { code: 'stores.not_found' } })
})
