import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../../../../test/database-proxy.ts'
import { connectDatabase, type Database } from '../../db/index.ts'

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
  const production = await buildTestApp({ db, env: { NODE_ENV: 'production', RATE_LIMIT: 'on' } })
  expect(await production.call('GET /dev/outbox')).toMatchObject({ status: 404, body: { code: 'request.not_found' } })
  await production.close()
})
