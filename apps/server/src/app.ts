import type { IncomingMessage } from 'node:http'
import { allRoutes, api } from '@jhola/contract/api'
import { productSchema } from '@jhola/contract/catalogue/schema'
import { STORE_OTP_DIGITS } from '@jhola/contract/constants'
import { orderSchema } from '@jhola/contract/orders/schema'
import { nearbyStoreSchema, ownerStoreSchema, storeSchema } from '@jhola/contract/stores/schema'
import type { FastifyInstance } from 'fastify'
import { composeModules, type Modules } from './compose-modules.ts'
import type { Config } from './config.ts'
import type { Deps, Shared } from './deps.ts'
import { hashDeviceToken, isKnownDevice } from './modules/auth/index.ts'
import { findSuspendedStore } from './modules/orders/index.ts'
import { addPaymentCallback, type DeliverWebhook } from './modules/payments/index.ts'
import { type Realtime, readOutboxLag, startRealtime } from './modules/realtime/index.ts'
import { countOpenStores, listOpenStoreIds } from './modules/stores/index.ts'
import { addApiDocs } from './platform/http/api-docs/api-docs.ts'
import { describeApi } from './platform/http/api-docs/openapi.ts'
import { createDeviceCookie } from './platform/http/caller/device-cookie.ts'
import { createSameSite } from './platform/http/caller/same-site.ts'
import { createSessionCookie } from './platform/http/caller/session-cookie.ts'
import { API_BASE, createRoutes } from './platform/http/contract-route/routes.ts'
import { addLoadShedding } from './platform/http/limits/load-shedding.ts'
import { createRateLimits, noRateLimits } from './platform/http/limits/rate-limits.ts'
import { loadBuiltRenderer, startDevelopmentRenderer } from './platform/http/pages/page-renderer.ts'
import { pagePolicies } from './platform/http/pages/security-headers.ts'
import { addSitemap } from './platform/http/pages/sitemap.ts'
import { addWeb } from './platform/http/pages/web.ts'
import { createHttpServer } from './platform/http/server/http-server.ts'
import { addRequestLog } from './platform/http/server/request-log.ts'
import { sharedMessages } from './platform/i18n.ts'
import { type ScheduledJob, startScheduledJob } from './platform/jobs/scheduled-job.ts'
import { addMedia } from './platform/media/index.ts'
import { countQueued } from './platform/messaging/index.ts'
import { type OutboxWorker, startOutboxWorker } from './platform/outbox/outbox-worker.ts'
import type { Job, ServerModule } from './platform/server-module.ts'
import { purgeExpired } from './purge-expired.ts'
import { serveOperations } from './serve-operations.ts'

/** The assembled application, not yet listening. */
export type App = {
  http: FastifyInstance
  modules: Modules
  live: Realtime
  /** The port it listens on; 0 before it listens. */
  port(): number
  /**
   * Stops the jobs, sends queued messages, closes the sockets and answers requests in progress. The caller closes the database.
   */
  close(): Promise<void>
}

const PURGE_EVERY_MS = 3_600_000

/**
 * Tests leave the jobs out, and say how much room the disk has. Long ones on a starved machine are not about shedding load.
 */
export type AppOptions = { hasJobs?: boolean; shedsLoad?: boolean; readFreeBytes?: () => Promise<number> }

/** Builds the whole application. Throws when a route of the contract has no handler. */
export const buildApp = async (
  deps: Deps,
  { hasJobs = true, shedsLoad = true, readFreeBytes }: AppOptions = {},
): Promise<App> => {
  const { config, log, metrics } = deps
  const shared: Shared = {
    ...deps,
    texts: sharedMessages(config.paths.locales),
    cookie: createSessionCookie(isHttps(config)),
    deviceCookie: createDeviceCookie(isHttps(config)),
    sameSite: createSameSite(config.publicOrigin),
  }
  const http = createHttpServer({ trustProxy: config.trustProxy, isHttps: isHttps(config), texts: shared.texts, log })
  addRequestLog(http, log, metrics)
  await serveOperations(http, deps, readFreeBytes)
  addApiDocs(http, () => describeApi(api, NAMED_SCHEMAS))
  const modules = await composeModules(shared, deliverTo(http))
  await http.register(async (scope) => {
    if (shedsLoad) addLoadShedding(scope)
    registerApi(scope, shared, modules)
    await addPaymentCallback(scope, modules.payments)
    serveSitemap(scope, deps)
    addMedia(scope, deps.db)
    await servePages(http, scope, config)
  })
  const live = startRealtime(http.server, modules.realtime, (request: IncomingMessage) =>
    shared.sameSite.mayConnect(request.headers),
  )
  const workers = hasJobs ? startAfterCommit(deps, modules.all) : []
  modules.bindOutbox(() => {
    for (const worker of [live.worker, ...workers]) worker.wake()
  })
  addReadings(deps, live.io)
  const scheduledJobs = hasJobs ? startJobs(deps, modules.all) : []
  http.addHook('preClose', async () => {
    await Promise.all([...workers, ...scheduledJobs, ...modules.all].map((part) => part.stop?.()))
    await live.close()
  })
  return { http, modules, live, port: () => portOf(http), close: () => http.close() }
}

const isHttps = (config: Config): boolean => config.publicOrigin?.startsWith('https:') ?? false

/** Schemas that have their own name in the OpenAPI document. */
const NAMED_SCHEMAS = {
  Order: orderSchema,
  Product: productSchema,
  Store: storeSchema,
  NearbyStore: nearbyStoreSchema,
  OwnerStore: ownerStoreSchema,
}

const registerApi = (scope: FastifyInstance, shared: Shared, modules: Modules): void => {
  const { config, db, clock, texts, cookie, deviceCookie, sameSite } = shared
  const { routes, missing } = createRoutes(scope, {
    db,
    clock,
    texts,
    cookie,
    deviceCookie,
    sameSite,
    limits: config.rateLimit ? createRateLimits(db.pool) : noRateLimits,
    isProduction: config.isProduction,
    resolveActor: modules.sessions.resolveActor,
    findSuspension: async (storeId) => (await findSuspendedStore(db, storeId))?.reason,
    isKnownDevice: (deviceToken) => isKnownDevice(db, hashDeviceToken(deviceToken), clock.now()),
    afterCommit: modules.orders.wakeOutbox,
  })
  for (const module of modules.all) module.routes?.(routes)
  const unserved = missing(allRoutes)
  if (unserved.length > 0) throw new Error(`These calls of the contract have no handler: ${unserved.join(', ')}`)
}

/** Serves the web app, if there is one: the build, or the source with WEB_DEV. API tests need none. */
const servePages = async (http: FastifyInstance, scope: FastifyInstance, config: Config): Promise<void> => {
  const { web, webClient, webServerEntry } = config.paths
  const { webDev: isWebDev, tileUrl, supportWhatsapp, supportPhone, supportEmail, publicOrigin } = config
  const storeCodeDigits = config.storeCodeDigits === STORE_OTP_DIGITS ? undefined : config.storeCodeDigits
  const support = { supportWhatsapp, supportPhone, supportEmail }
  const site = { tileUrl, ...support, storeCodeDigits, isDevelopment: !config.isProduction }
  const renderer = isWebDev
    ? await startDevelopmentRenderer(web, http.server, site)
    : await loadBuiltRenderer(webClient, webServerEntry, site)
  if (!renderer) return
  const formTargets = config.razorpay ? [new URL(config.razorpay.url).origin] : []
  const { styleHashes } = renderer
  const policies = pagePolicies({ isHttps: isHttps(config), isWebDev, tileUrl, styleHashes, formTargets })
  await addWeb(scope, { renderer, clientDir: webClient, publicOrigin, policies })
}

/** Public pages that always exist. */
const PAGES_TO_FIND = ['/', '/nearby-stores', '/search', '/register', '/help', '/contact', '/privacy', '/terms']

/** What search engines may index: the public pages and every shop. */
const serveSitemap = (scope: FastifyInstance, { config, db, clock }: Deps): void =>
  addSitemap(scope, {
    publicOrigin: config.publicOrigin,
    clock,
    pages: PAGES_TO_FIND,
    countPaths: () => countOpenStores(db),
    listPaths: async (offset, limit) => (await listOpenStoreIds(db, offset, limit)).map((id) => `/store/${id}`),
  })

/** The payment simulator sends its webhooks through our own HTTP server, as a real payment service does. */
const deliverTo =
  (http: FastifyInstance): DeliverWebhook =>
  async (headers, payload) => {
    const answer = await http.inject({
      method: 'POST',
      url: `${API_BASE}/payments/webhooks/simulator`,
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    })
    return answer.statusCode
  }

/** Work of the modules that runs after every commit. */
const startAfterCommit = ({ log }: Deps, modules: readonly ServerModule[]): OutboxWorker[] =>
  modules
    .flatMap(({ afterCommit }) => afterCommit ?? [])
    .map(({ name, ...work }) =>
      startOutboxWorker({
        ...work,
        onError: (error) => log.warn({ err: error, work: name }, 'work after a commit failed, trying again'),
      }),
    )

/** Starts the jobs of the modules and the purge of expired records. */
const startJobs = (deps: Deps, modules: readonly ServerModule[]): ScheduledJob[] => {
  const { db, log } = deps
  const housekeeping: Job = { name: 'housekeeping', everyMs: PURGE_EVERY_MS, run: () => purgeExpired(deps, modules) }
  return [...modules.flatMap(({ jobs = [] }) => jobs), housekeeping].map((job) => startScheduledJob({ ...job, db, log }))
}

const addReadings = ({ db, metrics, clock }: Deps, io: { engine: { clientsCount: number } }): void => {
  const outboxLag = () => readOutboxLag(db, clock.now())
  const readings = [
    { name: 'jhola_db_connections', help: 'Open connections of the pool', read: () => db.pool.totalCount },
    { name: 'jhola_db_connections_idle', help: 'Idle connections of the pool', read: () => db.pool.idleCount },
    { name: 'jhola_db_waiting', help: 'Queries waiting for a connection', read: () => db.pool.waitingCount },
    { name: 'jhola_outbox_waiting', help: 'Events not yet sent', read: async () => (await outboxLag()).waiting },
    {
      name: 'jhola_outbox_lag_seconds',
      help: 'Age of the oldest event not yet sent',
      read: async () => (await outboxLag()).seconds,
    },
    { name: 'jhola_messages_waiting', help: 'Messages that should leave and have not', read: () => countQueued(db) },
    { name: 'jhola_sockets', help: 'Connected sockets', read: () => io.engine.clientsCount },
  ]
  for (const reading of readings) metrics.addReading(reading)
}

const portOf = (http: FastifyInstance): number => {
  const address = http.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
