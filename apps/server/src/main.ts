import { env } from 'node:process'
import { type App, buildApp } from './app.ts'
import { type Config, loadConfig } from './config.ts'
import { fillFamilies, renewSearchIndexes } from './modules/catalogue/index.ts'
import { demoCustomers, demoHelpers, demoOwners, loadDemo } from './modules/demo/index.ts'
import { recordNoticeVersions } from './modules/privacy/index.ts'
import { type OpenedDatabase, openDatabase } from './open-database.ts'
import { systemClock } from './platform/clock.ts'
import { collectGarbageAfterStart } from './platform/collect-garbage.ts'
import { createIds } from './platform/ids.ts'
import { createLogger, type Logger } from './platform/logger.ts'
import { CHANNELS, carriedChannels, createOutboxGateway } from './platform/messaging/index.ts'
import { createMetrics } from './platform/metrics.ts'
import { createSecrets } from './platform/secrets.ts'
import { requireFreePort } from './require-free-port.ts'

/** Time that requests in progress get to end when the server stops. */
const DRAIN_MS = 10_000
const SIGN_INS_SHOWN = 3

type Running = { app: App; database: OpenedDatabase; log: Logger }

const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const describeDemo = (): string[] => [
  'Sign in with a number of the demo; the code stands at /dev/outbox',
  ...demoOwners.slice(0, SIGN_INS_SHOWN).map(({ name, phone, store_name }) => `  shop      ${phone}  ${name}, ${store_name}`),
  ...demoHelpers.map(({ name, phone, shop_role }) => `  ${(shop_role ?? '').padEnd(8)}  ${phone}  ${name}`),
  ...demoCustomers.slice(0, SIGN_INS_SHOWN).map(({ name, phone }) => `  customer  ${phone}  ${name}`),
]

/** In production, without a carrier for a channel, people wait for codes that never arrive. */
const warnOfUnsent = (config: Config, carried: ReadonlySet<string>, log: Logger): void => {
  const channels = CHANNELS.filter((channel) => !carried.has(channel))
  if (config.isProduction && channels.length > 0) log.warn({ channels }, 'nobody carries these messages: they stay in the outbox')
}

const start = async (config: Config, log: Logger): Promise<Running> => {
  await requireFreePort(config)
  const database = await openDatabase(config, log)
  const { db } = database
  try {
    const clock = systemClock
    const ids = createIds(clock)
    const secrets = createSecrets(db, clock)
    const carried = carriedChannels(config.messages)
    const gateway = createOutboxGateway(clock, ids, carried, { isLimited: config.rateLimit, log })
    warnOfUnsent(config, carried, log)
    const app = await buildApp({ config, db, clock, ids, log, metrics: createMetrics(), gateway, secrets })
    await recordNoticeVersions(db, clock, config.paths.locales)
    const demo = config.demoData ? await loadDemo({ db, clock, tokenHash: app.modules.trackingTokenHash }) : null
    collectGarbageAfterStart()
    // Runs in the background. Until it is done, products indexed by an older version are found by their words only.
    renewSearchIndexes(db).then(
      (renewed) => renewed > 0 && log.info({ renewed }, 'Search indexes renewed'),
      (error) => log.error({ err: error }, 'Search indexes could not be renewed; the next start tries again'),
    )
    // Until it is done, sizes of products of an older version are shown one by one.
    fillFamilies(db).then(
      (filled) => filled > 0 && log.info({ filled }, 'Sizes of products grouped'),
      (error) => log.error({ err: error }, 'Sizes of products could not be grouped; the next start tries again'),
    )
    await app.http.listen({ port: config.port, host: config.host })
    print(`Jhola runs at ${config.publicOrigin ?? `http://localhost:${app.port()}`}`)
    print(`Data: ${database.where}`)
    if (demo) print(`Demo: ${demo.stores} shops, ${demo.products} products, ${demo.orders} orders`)
    if (config.demoData && !config.isProduction) for (const line of describeDemo()) print(line)
    return { app, database, log }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Answers requests in progress, then stops jobs, sockets, the pool and last the embedded database. */
const stop = async ({ app, database }: Running): Promise<void> => {
  const impatience = setTimeout(() => app.http.server.closeAllConnections(), DRAIN_MS)
  await app.close()
  clearTimeout(impatience)
  await database.close()
}

const oneLine = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Runs the process. Prints one line and exits with 1 when it cannot start. The first signal shuts down gracefully, a second one
 * immediately.
 */
const main = async (): Promise<void> => {
  let log: Logger | undefined
  process.on('uncaughtException', (error) => {
    if (log) log.fatal({ err: error }, 'uncaught')
    else process.stderr.write(`${oneLine(error)}\n`)
    process.exit(1)
  })
  try {
    const config = loadConfig(env)
    log = createLogger(config.logLevel)
    const started = start(config, log)
    let isStopping = false
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (isStopping) process.exit(1)
        isStopping = true
        started.then(stop).then(
          () => process.exit(0),
          () => process.exit(1),
        )
      })
    }
    await started
  } catch (error) {
    process.stderr.write(`Jhola cannot start: ${oneLine(error)}\n`)
    process.exit(1)
  }
}

await main()
