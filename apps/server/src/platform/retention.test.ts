import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestClock } from '../../test/build-test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { recordSecurityEvent } from './audit/index.ts'
import { answerInTx } from './http/contract-route/idempotency.ts'
import { createIds } from './ids.ts'
import { runSteps } from './jobs/work-through.ts'
import { createLogger } from './logger.ts'
import { createOutboxGateway, listSentMessages } from './messaging/index.ts'
import { platformRetention } from './retention.ts'
import { createSecrets } from './secrets.ts'

let database: TestDatabase
const clock = createTestClock('2026-11-20T06:00:00Z')
const log = createLogger('silent')
const forgetRecords = () => runSteps(platformRetention({ db: database.db, clock }), { job: 'housekeeping', log })

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a secret is created once, also by two concurrent nodes, and differs by name', async () => {
  const nodes = [createSecrets(database.db, clock), createSecrets(database.db, clock)]
  const secrets = await Promise.all(nodes.map((node) => node.get('order_tokens')))
  expect(secrets[0]).toHaveLength(32)
  expect(secrets[0]).toEqual(secrets[1])
  expect(await createSecrets(database.db, clock).get('order_tokens')).toEqual(secrets[0])
  expect(await nodes[0]?.get('other')).not.toEqual(secrets[0])
})

test('a message goes out with the transaction of its cause, newest first', async () => {
  const gateway = createOutboxGateway(clock, createIds(clock))
  const message = { channel: 'sms' as const, template: 'code', language: 'en', text: '1234 is your code', code: '1234' }
  await database.db.withTx((tx) => gateway.send(tx, { ...message, to: '+919876543210' }))
  clock.advance(1000)
  await database.db.withTx((tx) => gateway.send(tx, { ...message, to: '+919876543211', channel: 'email' }))
  const rolledBack = database.db.withTx(async (tx) => {
    await gateway.send(tx, { ...message, to: '+919876543212' })
    throw new Error('no')
  })
  await expect(rolledBack).rejects.toThrow('no')
  expect((await listSentMessages(database.db, undefined)).map(({ to }) => to)).toEqual(['+919876543211', '+919876543210'])
  expect(await listSentMessages(database.db, '+919876543210')).toEqual([
    { to: '+919876543210', channel: 'sms', text: '1234 is your code', code: '1234', created_at: '2026-11-20T06:00:00.000Z' },
  ])
})

test('expired records are deleted', async () => {
  const ref = { principal: 'guest', key: 'key-12345', route: 'POST /x', requestHash: Buffer.from('a') }
  await database.db.withTx((tx) => answerInTx(tx, ref, 200, clock, async () => ({ n: 1 })))
  expect(await forgetRecords()).toBe(0)
  clock.advance(3 * 24 * 3_600_000)
  expect(await forgetRecords()).toBe(2)
  clock.advance(5 * 24 * 3_600_000)
  expect(await forgetRecords()).toBe(1)
})

test('the audit log goes back a year', async () => {
  const deps = { clock, ids: createIds(clock), secrets: createSecrets(database.db, clock) }
  await recordSecurityEvent(database.db, deps, { kind: 'admin.made', user_id: null, store_id: null, device: 'test', ip: '' })
  clock.advance(366 * 24 * 3_600_000)
  expect(await forgetRecords()).toBe(0)
  clock.advance(31 * 24 * 3_600_000)
  expect(await forgetRecords()).toBe(1)
})
