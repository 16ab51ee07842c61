import type { BreachNotice } from '@jhola/contract/privacy/breach'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder, aPhone } from '../../../../test/factories/orders.ts'
import { lastMessage } from '../../../../test/factories/people.ts'
import { aProduct, aStore } from '../../../../test/factories/shops.ts'
import { sharedMessages } from '../../../platform/i18n.ts'
import { createOutboxGateway } from '../../../platform/messaging/index.ts'
import { createSecrets } from '../../../platform/secrets.ts'
import { tellAffected } from './tell-affected.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const words = {
  what: 'On 1 November a copy of the orders of one shop was lost.',
  effect: 'Somebody may know your number and address.',
  measures: 'The copy was found and destroyed.',
  advice: 'Never tell a code to a caller.',
  contact: 'officer@jhola.example',
}
const notice: BreachNotice = { title: 'Lost copy', known_at: '2026-11-02T06:00:00Z', words: { en: words } }

test('everybody who ordered at the shop is told once, however often it runs; a dry run tells nobody', async () => {
  const phone = aPhone()
  const store = await aStore(app)
  const other = await aStore(app)
  await anOrder(app, store, [await aProduct(app, store)], { customer: { name: 'Asha', phone } })
  await anOrder(app, other, [await aProduct(app, other)], { customer: { name: 'Ravi', phone: aPhone() } })
  const deps = {
    ...{ db: app.db, clock: app.clock, ids: app.ids },
    ...{ secrets: createSecrets(app.db, app.clock), texts: sharedMessages(app.config.paths.locales) },
    gateway: createOutboxGateway(app.clock, app.ids, new Set()),
  }
  const run = (isDryRun: boolean) => tellAffected(deps, { notice, storeId: store.store_id, isDryRun })
  expect(await run(true)).toEqual({ affected: 1, queued: 0 })
  expect(await run(false)).toEqual({ affected: 1, queued: 1 })
  expect(await run(false)).toEqual({ affected: 1, queued: 0 })
  const sent = await lastMessage(app, `+91${phone}`)
  expect(sent?.template).toBe('privacy_breach')
  for (const text of Object.values(words)) expect(sent?.body).toContain(text)
  const kept = JSON.stringify(await app.db.query('SELECT recipient_hash, channel FROM breach_notices', []))
  expect(kept).not.toContain(phone)
})
