import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createSessions } from '../../src/modules/auth/index.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { connectDatabase, type Database, migrate, runInvariants } from '../../src/platform/db/index.ts'
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/index.ts'
import { createIds } from '../../src/platform/ids.ts'
import { anOwner, aProduct, aStore } from '../factories/shops.ts'
import { type ChaosShop, checkKeys, keepAccepting, keepOrdering, keepReading, type Run } from './clients.ts'
import { checkHistory, type History, type StoredOrder, startHistory } from './history.ts'
import { isServing, type ServerProcess, startServerProcess } from './server-process.ts'

const SOURCE = join(import.meta.dirname, '..', '..')
const SHOPS = 4
const PRODUCTS_EACH = 5
/**
 * The first product of each shop runs out during the run, so that rejections are part of the history. The others never run out.
 */
const SCARCE = 150
const PLENTY = 1_000_000
const CUSTOMERS = 8
const KEYS_CHECKED = 100
export const BACK_MAX_MS = 30_000
/** The minimum number of replies between two kills, so that every kill hits a busy server. */
const ANSWERS_BETWEEN = 15

/** What is killed: the app's process, the database's main process, or both. */
const VICTIMS = ['app', 'database', 'both'] as const
type Victim = (typeof VICTIMS)[number]

export type ChaosOptions = {
  dataDir: string
  port: number
  kills: number
  /** The built server; default: the source. */
  entry?: string
  /** Maximum load time between two kills. */
  betweenMs: number
  random?: () => number
  onKill?: (line: string) => void
}

export type ChaosResult = {
  kills: Record<Victim, number>
  /** Time after each kill until the server was ready again. */
  backMs: number[]
  /** Time after each kill until the next order was acknowledged. */
  orderedMs: number[]
  orders: number
  refused: number
  accepted: number
  events: number
  repeated: number
  /** Contradictions and broken invariants; empty if there are none. */
  problems: string[]
}

type Opened = { db: Database; close(): Promise<void> }

/** The database alone, while no server runs. */
const openDatabase = async (dataDir: string): Promise<Opened> => {
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const db = connectDatabase({ poolConfig: server.poolConfig, log: () => undefined })
  return {
    db,
    close: async () => {
      await db.close()
      await server.stop({ force: true })
    },
  }
}

const makeShops = async (dataDir: string): Promise<ChaosShop[]> => {
  const { db, close } = await openDatabase(dataDir)
  try {
    await migrate(db, join(SOURCE, 'migrations'))
    const ids = createIds(systemClock)
    const world = { db, clock: systemClock, ids }
    const sessions = createSessions(world)
    const shops: ChaosShop[] = []
    for (let index = 0; index < SHOPS; index += 1) {
      const store = await aStore(world, { opens: '00:00', closes: '00:00', min_order_paise: 0, accept_within_minutes: 120 })
      const productIds: string[] = []
      for (let productIndex = 0; productIndex < PRODUCTS_EACH; productIndex += 1)
        productIds.push((await aProduct(world, store, { stock: productIndex === 0 ? SCARCE : PLENTY })).product_id)
      const owner = anOwner(store)
      const { token } = await db.withTx((tx) =>
        sessions.begin(tx, { userId: owner.user_id, storeId: owner.store_id, device: 'chaos', by: 'code' }),
      )
      shops.push({ storeId: store.store_id, productIds, token })
    }
    return shops
  } finally {
    await close()
  }
}

const killDatabase = async (dataDir: string): Promise<void> => {
  const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(text.split('\n')[0])
  // Without a pid file the database is just being restarted, and killing the app is then the harder case.
  if (pid > 1) process.kill(pid, 'SIGKILL')
}

/** A server that is killed and restarted, by itself or by the test. */
const createVictim = async (options: ChaosOptions) => {
  const start = (): Promise<ServerProcess> =>
    startServerProcess({
      dataDir: options.dataDir,
      port: options.port,
      ...(options.entry ? { entry: options.entry } : {}),
      env: { LOG_LEVEL: 'silent' },
    })
  let server = await start()
  const untilReady = async (): Promise<void> => {
    const giveUpAt = Date.now() + BACK_MAX_MS
    while (!(await isServing(server.origin, '/ready'))) {
      if (Date.now() > giveUpAt) throw new Error(`not ready ${BACK_MAX_MS / 1000} s after a kill:\n${server.output()}`)
      await delay(10)
    }
  }
  return {
    origin: server.origin,
    /** Kills the process and waits for the restart; returns the time until it is ready. */
    kill: async (victim: Victim): Promise<number> => {
      const killedMs = performance.now()
      if (victim !== 'app') await killDatabase(options.dataDir)
      if (victim !== 'database') {
        await server.end('SIGKILL')
        server = await start()
      } else {
        // It takes a moment until the dead database is noticed. "Ready" counts only after a "not ready".
        while (performance.now() - killedMs < 200 && (await isServing(server.origin, '/ready'))) await delay(5)
      }
      await untilReady()
      return performance.now() - killedMs
    },
    end: () => server.end('SIGTERM'),
  }
}

const readEnd = async (db: Database): Promise<{ stored: StoredOrder[]; lastSeqs: Map<string, number>; broken: string[] }> => {
  const stored = await db.query<StoredOrder>(
    `SELECT o.order_id, o.store_id, o.customer_phone, o.status,
       (SELECT count(*)::int FROM order_events e WHERE e.store_id = o.store_id AND e.order_id = o.order_id AND e.from_status <> e.to_status AND e.to_status = 'confirmed') AS confirmations
     FROM orders o`,
  )
  const counters = await db.query<{ store_id: string; event_seq: number }>('SELECT store_id, event_seq FROM store_counters')
  const broken = await runInvariants(db, await readFile(join(SOURCE, 'src', 'cli', 'invariants.sql'), 'utf8'))
  return {
    stored,
    lastSeqs: new Map(counters.map(({ store_id, event_seq }) => [store_id, event_seq])),
    broken: broken.map((rule) => `rule broken: ${JSON.stringify(rule)}`),
  }
}

const sum = (result: Pick<ChaosResult, 'kills' | 'backMs' | 'orderedMs' | 'problems'>, history: History): ChaosResult => {
  const orders = [...history.orders.values()]
  return {
    ...result,
    orders: orders.filter(({ orderId }) => orderId !== undefined).length,
    refused: orders.filter(({ refusal }) => refusal !== undefined).length,
    accepted: history.accepted.size,
    events: [...history.feeds.values()].reduce((count, feed) => count + feed.length, 0),
    repeated: history.repeated,
  }
}

/** Kills repeatedly under load, then lets every client finish and compares the replies with the stored data. */
export const runChaos = async (options: ChaosOptions): Promise<ChaosResult> => {
  const random = options.random ?? Math.random
  const shops = await makeShops(options.dataDir)
  const victim = await createVictim(options)
  const history = startHistory()
  let isOver = false
  const run: Run = { origin: victim.origin, history, isOver: () => isOver }
  const customers = Promise.all(Array.from({ length: CUSTOMERS }, () => keepOrdering(run, shops)))
  const counters = Promise.all(shops.map((shop) => keepAccepting(run, shop)))
  const readers = Promise.all(shops.map((shop) => keepReading(run, shop)))
  const kills: ChaosResult['kills'] = { app: 0, database: 0, both: 0 }
  const backMs: number[] = []
  const orderedMs: number[] = []
  const untilAnswered = async (more: number): Promise<void> => {
    const from = history.answered
    const giveUpAt = Date.now() + BACK_MAX_MS
    while (history.answered < from + more) {
      if (Date.now() > giveUpAt) throw new Error(`no ${more} orders answered in ${BACK_MAX_MS / 1000} s`)
      await delay(5)
    }
  }
  try {
    for (let count = 0; count < options.kills; count += 1) {
      await untilAnswered(ANSWERS_BETWEEN)
      await delay(random() * options.betweenMs)
      const target = VICTIMS[count % VICTIMS.length] as Victim
      const killedMs = performance.now()
      backMs.push(await victim.kill(target))
      await untilAnswered(1)
      orderedMs.push(performance.now() - killedMs)
      kills[target] += 1
      options.onKill?.(
        `${count + 1}/${options.kills} ${target}: back after ${backMs.at(-1)?.toFixed(0)} ms, ${history.orders.size} orders asked for`,
      )
    }
    isOver = true
    await Promise.all([customers, counters])
    await checkKeys(run, KEYS_CHECKED)
    for (const reader of await readers) await reader.finish()
  } finally {
    // A server that did not restart sends no replies, so the clients are not awaited.
    isOver = true
    await victim.end()
  }
  const { db, close } = await openDatabase(options.dataDir)
  try {
    const { stored, lastSeqs, broken } = await readEnd(db)
    return sum({ kills, backMs, orderedMs, problems: [...checkHistory(history, stored, lastSeqs), ...broken] }, history)
  } finally {
    await close()
  }
}
