import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../test/build-test-app.ts'
import { createLogger } from './platform/logger.ts'
import { purgeExpired } from './purge-expired.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

test('a kind of rows that cannot be forgotten leaves the kinds after it to be', async () => {
  await app.db.execute(
    `INSERT INTO payment_reports (provider, event_id, said, body_hash, received_at)
     VALUES ('simulator', 'old', 'open', '\\x00', $1::timestamptz - interval '1 year')`,
    [app.clock.now()],
  )
  await app.db.execute(
    `INSERT INTO store_events (store_id, seq, type, order_id, order_version, at, published_at)
     SELECT 'TEST-0', n, 'order.placed', gen_random_uuid(), 1, sent, sent
     FROM generate_series(1, 6000) n, (SELECT $1::timestamptz - interval '1 year' AS sent) long_ago`,
    [app.clock.now()],
  )
  await app.db.execute('ALTER TABLE idempotency_keys RENAME TO keys_elsewhere')
  const lines: { job?: string; step?: string }[] = []
  const log = createLogger('warn', { write: (line) => lines.push(JSON.parse(line)) })
  const purge = () => purgeExpired({ db: app.db, clock: app.clock, log }, app.app.modules.all)
  await expect(purge()).rejects.toThrow('housekeeping: 1 failed, 6001 done')
  expect(lines).toMatchObject([{ job: 'housekeeping', step: 'idempotency keys' }])
  await app.db.execute('ALTER TABLE keys_elsewhere RENAME TO idempotency_keys')
  expect(await purge()).toBe(0)
})
