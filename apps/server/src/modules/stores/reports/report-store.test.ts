import { REPORTS_KEPT_MS } from '@jhola/contract/stores/trust/reports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { aStore, aUser } from '../../../../test/factories/shops.ts'
import { forgetReports } from './report-store.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await buildTestApp()
  admin = await app.signIn(await aUser(app, { role: 'admin' }))
})
afterAll(() => app.close())

let devices = 0
/** A browser with its own cookie; each is at its own address unless one is given. */
const aDevice = () => {
  devices += 1
  return { cookie: `jhola_device=${String(devices).padStart(43, 'x')}`, 'sec-fetch-site': 'same-origin' }
}
const report = (storeId: string, headers: Record<string, string>, body: object = { reason: 'not_real', text: 'No shop here' }) =>
  app.call(`POST /stores/${storeId}/reports`, { headers, body })
const openOf = async (storeId: string) => {
  const { body } = await app.call(`GET /admin/stores/${storeId}/checks`, { token: admin })
  return (body.reports as { reason: string; text: string; handled_at: string | null }[]).filter((one) => one.handled_at === null)
}
/** Every test begins the day anew: limits count 24 hours. */
const nextDay = () => app.clock.advance(25 * 3_600_000)

test('a report of a browser without an account reaches the admins; a second one of the same browser changes it', async () => {
  const store = await aStore(app)
  const device = aDevice()
  expect((await report(store.store_id, device)).status).toBe(200)
  expect((await report(store.store_id, device, { reason: 'took_money', text: 'Paid 500' })).status).toBe(200)
  expect((await report(store.slug, aDevice())).status).toBe(200)
  expect((await openOf(store.store_id)).map(({ reason, text }) => [reason, text]).toSorted()).toEqual([
    ['not_real', 'No shop here'],
    ['took_money', 'Paid 500'],
  ])
  const { body } = await app.call('GET /admin/stores?reported=true', { token: admin })
  expect(body.stores).toMatchObject([{ store_id: store.store_id, open_reports: 2 }])
})

test('a program without a browser’s cookie reports nothing', async () => {
  const store = await aStore(app)
  expect(await app.call(`POST /stores/${store.store_id}/reports`, { body: { reason: 'other' } })).toMatchObject({
    status: 403,
    body: { code: 'stores.report_needs_device' },
  })
  expect(await openOf(store.store_id)).toEqual([])
})

test('a browser reports three shops a day, and an address ten', async () => {
  nextDay()
  const stores = await Promise.all(Array.from({ length: 12 }, () => aStore(app)))
  const device = aDevice()
  const statuses: number[] = []
  for (const { store_id } of stores.slice(0, 4)) statuses.push((await report(store_id, device)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  const others: number[] = []
  for (const { store_id } of stores.slice(4)) others.push((await report(store_id, aDevice())).status)
  expect(others).toEqual([200, 200, 200, 200, 200, 200, 200, 429])
  expect((await report(stores[0]?.store_id ?? '', device)).status, 'a change of its own is taken').toBe(200)
})

test('of twins at the same moment no more are taken than the limit', async () => {
  nextDay()
  const stores = await Promise.all(Array.from({ length: 6 }, () => aStore(app)))
  const device = aDevice()
  const answers = await Promise.all(stores.map(({ store_id }) => report(store_id, device)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
})

test('handled reports are out of the list, a new one of the same browser opens again, and old ones are forgotten', async () => {
  nextDay()
  const store = await aStore(app)
  const device = aDevice()
  await report(store.store_id, device)
  const handled = await app.call(`POST /admin/stores/${store.store_id}/reports/handled`, { token: admin })
  expect(handled.body.store).toMatchObject({ open_reports: 0 })
  expect((await report(store.store_id, device)).status).toBe(200)
  expect(await openOf(store.store_id)).toHaveLength(1)
  app.clock.advance(REPORTS_KEPT_MS + 1000)
  expect(await forgetReports(app)).toBe(1)
  const left = await app.db.query('SELECT 1 FROM store_reports WHERE store_id = $1', [store.store_id])
  expect(left, 'the open one stays').toHaveLength(1)
})

test.each([{ reason: 'because' }, { reason: 'other', text: 'x'.repeat(501) }, {}])('%j is no report', async (body) => {
  const store = await aStore(app)
  expect((await report(store.store_id, aDevice(), body)).status).toBe(400)
})
