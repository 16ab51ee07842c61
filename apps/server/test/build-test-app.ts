import type { InjectOptions } from 'fastify'
import { type App, buildApp } from '../src/app.ts'
import { type Config, loadConfig } from '../src/config.ts'
import type { Passwords } from '../src/modules/auth/index.ts'
import type { Clock } from '../src/platform/clock.ts'
import type { Database } from '../src/platform/db/index.ts'
import { createIds, type Ids } from '../src/platform/ids.ts'
import { createLogger } from '../src/platform/logger.ts'
import { carriedChannels, createOutboxGateway } from '../src/platform/messaging/index.ts'
import { createMetrics } from '../src/platform/metrics.ts'
import { createSecrets, type Secrets } from '../src/platform/secrets.ts'
import { createTestDatabase } from './database.ts'

/** A clock that stands until it is moved. */
export type TestClock = Clock & { set(moment: Date | string): void; advance(ms: number): void }

/** A call and its answer. `body` is the parsed answer. */
export type Answer = { status: number; body: Record<string, unknown>; headers: Record<string, unknown> }
export type CallOptions = {
  body?: unknown
  /** Session token of `signIn`, sent as bearer. */
  token?: string
  /** Idempotency-Key. */
  key?: string
  headers?: Record<string, string>
}

export type TestApp = {
  app: App
  db: Database
  clock: TestClock
  ids: Ids
  secrets: Secrets
  config: Config
  inject: App['http']['inject']
  /** `call('POST /orders', { body, token })`; the path is below `/api/v1`, with its query. */
  call(methodAndPath: string, options?: CallOptions): Promise<Answer>
  /** A session of this person, in this shop; gives the token. An admin has shown the second factor, unless `isHalf`. */
  signIn(who: { user_id: string; store_id?: string | null; isHalf?: boolean }): Promise<string>
  /** Waits for a port of the system's choice and gives the address. */
  listen(): Promise<string>
  close(): Promise<void>
}

export type TestAppOptions = {
  /** What the clock says first. Default: a Friday, 11:30 in India, when shops are open. */
  now?: Date | string
  /** Environment variables. Rate limits are off unless `RATE_LIMIT: 'on'`, rules for unproven numbers unless `STRANGER_LIMITS: 'on'`. */
  env?: Record<string, string>
  /** Takes the log's lines. Default: there are none. */
  onLogLine?(line: string): void
  /** How much room the disk has, in bytes. Default: the truth. */
  readFreeBytes?: () => Promise<number>
  /** Whether requests are refused while the machine is short of time. Default: yes, as in the product. */
  shedsLoad?: boolean
  /** With the built web app. Default: the API alone. */
  withWeb?: boolean
  /** How passwords are hashed. Default: as dear as in the product. */
  passwords?: Passwords
  /** On somebody else's database; `close` leaves it. */
  db?: Database
}

const FRIDAY_NOON = '2026-11-20T06:00:00.000Z'

export const createTestClock = (now: Date | string): TestClock => {
  let ms = new Date(now).getTime()
  return {
    now: () => new Date(ms),
    set: (moment) => {
      ms = new Date(moment).getTime()
    },
    advance: (byMs) => {
      ms += byMs
    },
  }
}

/** The whole server on a database of its own, without jobs; nothing listens until asked. Call `close` in `afterAll`. */
export const buildTestApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const database = options.db ? undefined : await createTestDatabase()
  const db = options.db ?? database?.db
  if (!db) throw new Error('there is no test database')
  const config = loadConfig({ NODE_ENV: 'test', RATE_LIMIT: 'off', STRANGER_LIMITS: 'off', PORT: '0', ...options.env })
  if (!options.withWeb) config.paths.webServerEntry = ''
  const clock = createTestClock(options.now ?? FRIDAY_NOON)
  const ids = createIds(clock)
  const { onLogLine, readFreeBytes, passwords, shedsLoad = true } = options
  const log = onLogLine ? createLogger('trace', { write: onLogLine }) : createLogger('silent')
  const deps = { config, db, clock, ids, log, metrics: createMetrics() }
  const gateway = createOutboxGateway(clock, ids, carriedChannels(config.messages), { isLimited: config.rateLimit, log })
  const secrets = createSecrets(db, clock)
  const app = await buildApp(
    { ...deps, secrets, gateway, ...(passwords && { passwords }) },
    { hasJobs: false, shedsLoad, ...(readFreeBytes ? { readFreeBytes } : {}) },
  )
  await app.http.ready()
  return {
    app,
    db,
    clock,
    ids,
    secrets,
    config,
    inject: app.http.inject.bind(app.http),
    call: (methodAndPath, callOptions = {}) => call(app, methodAndPath, callOptions),
    signIn: async ({ user_id, store_id, isHalf = false }) => {
      const { sessions } = app.modules
      const who = { userId: user_id, storeId: store_id ?? null, device: 'test', by: 'code' } as const
      return db.withTx(async (tx) => {
        const { token, actor } = await sessions.begin(tx, who)
        return actor.role === 'admin' && !isHalf ? sessions.renew(tx, actor, { secondFactor: true }) : token
      })
    },
    listen: () => app.http.listen({ port: 0, host: '127.0.0.1' }),
    close: async () => {
      await app.close()
      await database?.drop()
    },
  }
}

const call = async (app: App, methodAndPath: string, { body, token, key, headers }: CallOptions): Promise<Answer> => {
  const [method = 'GET', path = '/'] = methodAndPath.split(' ')
  const request: InjectOptions = {
    method: method as 'GET',
    url: `/api/v1${path}`,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: body as object }),
  }
  const reply = await app.http.inject(request)
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers }
}
