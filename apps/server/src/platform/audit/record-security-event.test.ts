import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { createSecrets } from '../secrets.ts'
import { maskContacts } from './mask-contacts.ts'
import { type NewSecurityEvent, recordSecurityEvent } from './record-security-event.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const anEvent = (overrides: Partial<NewSecurityEvent> = {}): NewSecurityEvent => ({
  kind: 'auth.signed_in',
  user_id: app.ids.uuid(),
  store_id: null,
  device: 'Android phone',
  ip: '203.0.113.7',
  ...overrides,
})
const rowOf = async (userId: string | null) => {
  const rows = await app.db.query<{ kind: string; at: Date; ip_hash: Buffer | null; details: Record<string, string> }>(
    'SELECT kind, at, ip_hash, details FROM security_events WHERE user_id = $1',
    [userId],
  )
  return rows[0]
}
const deps = () => ({ clock: app.clock, ids: app.ids, secrets: createSecrets(app.db, app.clock) })

test('keeps what happened, when, and of the address only a hash that another node makes alike', async () => {
  const first = anEvent({ details: { method: 'code' } })
  const second = anEvent()
  const elsewhere = anEvent({ ip: '203.0.113.8' })
  for (const event of [first, second, elsewhere]) await recordSecurityEvent(app.db, deps(), event)
  const row = await rowOf(first.user_id)
  expect(row).toMatchObject({ kind: 'auth.signed_in', at: app.clock.now(), details: { method: 'code' } })
  expect(row?.ip_hash).toHaveLength(32)
  expect(row?.ip_hash?.toString('latin1')).not.toContain('203.0.113.7')
  expect((await rowOf(second.user_id))?.ip_hash).toEqual(row?.ip_hash)
  expect((await rowOf(elsewhere.user_id))?.ip_hash).not.toEqual(row?.ip_hash)
})

test('an unknown address stays unknown', async () => {
  const event = anEvent({ ip: '' })
  await recordSecurityEvent(app.db, deps(), event)
  expect((await rowOf(event.user_id))?.ip_hash).toBeNull()
})

test('a rolled back cause leaves no line', async () => {
  const event = anEvent()
  const cause = app.db.withTx(async (tx) => {
    await recordSecurityEvent(tx, deps(), event)
    throw new Error('rolled back')
  })
  await expect(cause).rejects.toThrow('rolled back')
  expect(await rowOf(event.user_id)).toBeUndefined()
})

test('numbers and e-mails that slip into the details are masked', async () => {
  const event = anEvent({ details: { phone: '+919876543210', email: 'asha@shop.example' } })
  await recordSecurityEvent(app.db, deps(), event)
  expect((await rowOf(event.user_id))?.details).toEqual({ phone: '98••••••10', email: 'a•••@shop.example' })
})

test.each([
  ['call 98765 43210 now', 'call 98••••••10 now'],
  ['098765-43210', '98••••••10'],
  ['rcpt <a.b@c.in> refused', 'rcpt <a•••@c.in> refused'],
  ['account:0190c0de-0000-7000-8000-00987654321a', 'account:0190c0de-0000-7000-8000-00987654321a'],
  ['account:0190c0de-0000-7000-8000-a9876543210b', 'account:0190c0de-0000-7000-8000-a9876543210b'],
  ['order 1234567890123 of 2026', 'order 1234567890123 of 2026'],
])('%j is shown as %j', (text, shown) => {
  expect(maskContacts(text)).toBe(shown)
})
