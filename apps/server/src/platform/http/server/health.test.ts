import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../../../../test/database-proxy.ts'
import { PRODUCTION } from '../../../../test/production-environment.ts'
import { connectDatabase, type Database } from '../../db/index.ts'
import { FREE_BYTES_NEEDED } from './readiness.ts'

let database: TestDatabase
let proxy: DatabaseProxy
let db: Database
let app: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
  proxy = await startDatabaseProxy(database.poolConfig)
  db = connectDatabase({ poolConfig: proxy.poolConfig, log: () => undefined })
  app = await buildTestApp({ db })
})
afterAll(async () => {
  await app.close()
  await db.close()
  await proxy.close()
  await database.drop()
})

test('without the database calls return 503 and recover automatically; /health does not use it', async () => {
  expect((await app.inject('/ready')).json()).toEqual({ status: 'ready' })
  expect(await app.call('GET /stores/figures')).toMatchObject({ status: 200 })
  proxy.cut()
  const ready = await app.inject('/ready')
  expect(ready.statusCode).toBe(503)
  expect(ready.json()).toMatchObject({ success: false, code: 'server.unavailable' })
  expect(ready.headers['retry-after']).toBe('2')
  expect(await app.call('GET /stores/STORE-404')).toMatchObject({ status: 503, body: { code: 'server.unavailable' } })
  expect((await app.inject('/health')).statusCode).toBe(200)
  proxy.join()
  expect((await app.inject('/ready')).statusCode).toBe(200)
  expect(await app.call('GET /stores/STORE-404')).toMatchObject({ status: 404, body: { code: 'stores.not_found' } })
})

test('a database that lacks a migration is not ready', async () => {
  await db.execute(`UPDATE schema_migrations SET name = 'later_' || name WHERE name = '0010_rate_limits.sql'`)
  expect((await app.inject('/ready')).statusCode).toBe(503)
  await db.execute(`UPDATE schema_migrations SET name = '0010_rate_limits.sql' WHERE name = 'later_0010_rate_limits.sql'`)
  expect((await app.inject('/ready')).statusCode).toBe(200)
})

test('a database that only answers reads is not ready; it is again when it takes writes', async () => {
  const readOnly = async (isOn: boolean) => {
    await database.db.withTx(async (tx) => {
      await tx.query('SET LOCAL transaction_read_only = off')
      const name = (await tx.query<{ name: string }>('SELECT current_database() AS name'))[0]?.name ?? ''
      await tx.query(
        `ALTER DATABASE "${name}" ${isOn ? 'SET default_transaction_read_only = on' : 'RESET default_transaction_read_only'}`,
      )
    })
    // The pool of the app asks for new connections, which have the new setting.
    proxy.cut()
    proxy.join()
  }
  await readOnly(true)
  const refused = await app.inject('/ready')
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'server.unavailable'])
  expect((await app.inject('/health')).statusCode).toBe(200)
  await readOnly(false)
  expect((await app.inject('/ready')).statusCode).toBe(200)
})

test('a database without room for a row is not ready', async () => {
  await db.execute(
    `CREATE FUNCTION refuse_probe() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`,
  )
  await db.execute(
    'CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON readiness_probe FOR EACH ROW EXECUTE FUNCTION refuse_probe()',
  )
  const refused = await app.inject('/ready')
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'server.unavailable'])
  await db.execute('DROP TRIGGER full_disk ON readiness_probe')
  expect((await app.inject('/ready')).statusCode).toBe(200)
})

test('a disk with too little room is not ready', async () => {
  let free = FREE_BYTES_NEEDED
  const small = await buildTestApp({ db, readFreeBytes: async () => free })
  expect((await small.inject('/ready')).statusCode).toBe(200)
  free -= 1
  expect((await small.inject('/ready')).statusCode).toBe(503)
  await small.close()
})

test('security.txt tells where to report, when there is a contact', async () => {
  expect((await app.inject('/.well-known/security.txt')).statusCode).toBe(404)
  const env = {
    SECURITY_CONTACT: 'mailto:security@jhola.example, https://jhola.example/report',
    PUBLIC_ORIGIN: 'https://jhola.example',
  }
  const reachable = await buildTestApp({ db, env })
  const answer = await reachable.inject('/.well-known/security.txt')
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.payload).toBe(
    'Contact: mailto:security@jhola.example\nContact: https://jhola.example/report\nExpires: 2027-05-19T06:00:00.000Z\nPreferred-Languages: en, hi\nCanonical: https://jhola.example/.well-known/security.txt\n',
  )
  await reachable.close()
})

test('health answers OPTIONS and HEAD too', async () => {
  const options = await app.inject({ method: 'OPTIONS', url: '/health', headers: { origin: 'https://elsewhere.example' } })
  expect(options.statusCode).toBe(204)
  expect(options.headers.allow).toBe('GET, HEAD, OPTIONS')
  // Pages of other sites cannot read the API: there is no CORS.
  expect(Object.keys(options.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  expect((await app.inject({ method: 'HEAD', url: '/health' })).statusCode).toBe(200)
})

test('metrics count by template, for this machine or for who has the token', async () => {
  await app.call('GET /stores/STORE-404')
  const metrics = await app.inject('/metrics')
  expect(metrics.payload).toContain(
    'jhola_http_request_seconds_count{method="GET",route="/api/v1/stores/:store_id",status="404"}',
  )
  expect(metrics.payload).toMatch(/^jhola_outbox_lag_seconds 0$/m)
  expect(metrics.payload).not.toContain('STORE-404')
  expect((await app.inject({ url: '/metrics', remoteAddress: '203.0.113.1' })).statusCode).toBe(404)
  const guarded = await buildTestApp({ db, env: { METRICS_TOKEN: 'a-long-metrics-token' } })
  expect((await guarded.inject('/metrics')).statusCode).toBe(404)
  const headers = { authorization: 'Bearer a-long-metrics-token' }
  expect((await guarded.inject({ url: '/metrics', remoteAddress: '203.0.113.1', headers })).statusCode).toBe(200)
  await guarded.close()
})

test('production has neither the development outbox nor a way to it', async () => {
  expect(await app.call('GET /dev/outbox')).toMatchObject({ status: 200, body: { messages: [] } })
  const production = await buildTestApp({ db, env: PRODUCTION })
  expect(await production.call('GET /dev/outbox')).toMatchObject({ status: 404, body: { code: 'request.not_found' } })
  // Behind a proxy everybody seems to be this machine: without a token nobody reads the metrics.
  expect((await production.inject('/metrics')).statusCode).toBe(404)
  await production.close()
})
