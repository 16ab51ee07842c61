import { join } from 'node:path'
import { kill } from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'
import { startServerProcess } from '../../apps/server/test/chaos/server-process.ts'
import { type BenchDatabase, openBenchDatabase } from '../data/bench-database.ts'
import { makeShops } from '../data/shops.ts'
import type { Benchmark, Options } from '../harness/benchmark.ts'
import { builtEntry } from '../harness/built-entry.ts'
import { cpuOf } from '../harness/cpu-time.ts'
import type { Findings } from '../harness/report.ts'
import { median, showMs, shuffled, spread, type Timing } from '../harness/statistics.ts'
import type { Load } from '../load/load-loop.ts'
import { startWorker, type Worker } from '../load/worker.ts'

const PORT = 5150
const BARE_PORT = 5151
const SHOPS = 50
const PRODUCTS_EACH = 20
const POOL_SIZE = 12
const AWAKE_MS = 1500
const SENT_MAX_MS = 10_000
const CONCURRENCIES = [1, 8, 32] as const
const WORKERS = join(import.meta.dirname, '..', 'place-order')
/** The phone numbers of the HTTP load and of the direct orders never overlap. */
const DIRECT_FROM = 500_000_000

const VARIANTS = ['Jhola over HTTP', 'bare Fastify + pg', 'use case', 'use case, unproven', 'statement'] as const
type Variant = (typeof VARIANTS)[number]
/** Processor time of one order, in ms: the serving process and the database. */
type Measured = Timing & { nodeMs: number; databaseMs: number }
type Round = Record<Variant, Measured>

/** Runs one variant under one load, with no other variant running. */
type Runner = (variant: Variant, load: Load) => Promise<Measured>
type Loaded = Timing & { all: number }

/** A server that is paused while it sends would keep its locks. It may finish first; the sending counts as its cost. */
const untilSent = async ({ db }: BenchDatabase): Promise<void> => {
  const giveUpAt = Date.now() + SENT_MAX_MS
  while (Date.now() < giveUpAt) {
    const waiting = await db.query('SELECT 1 FROM store_events WHERE published_at IS NULL LIMIT 1')
    if (waiting.length === 0) break
    await delay(10)
  }
  await delay(100)
}

/**
 * The product's server is paused while other variants are measured, because its outbox would send their orders during their measurement.
 * It sends its own events while it is measured. Orders of other variants count as sent.
 */
const createRunner = async (world: BenchDatabase): Promise<{ run: Runner; end(): Promise<void> }> => {
  const shelves = await makeShops(world, SHOPS, PRODUCTS_EACH)
  const { poolConfig } = world
  const direct: Worker<unknown, Loaded> = await startWorker(join(WORKERS, 'direct-orders.ts'), {
    poolConfig,
    poolSize: POOL_SIZE,
    shelves,
    from: DIRECT_FROM,
  })
  const bare: Worker<unknown, null> = await startWorker(join(WORKERS, 'bare-server.ts'), {
    poolConfig,
    poolSize: POOL_SIZE,
    port: BARE_PORT,
  })
  const clients: Worker<unknown, Loaded> = await startWorker(join(WORKERS, 'order-load.ts'), { shelves, from: 0 })
  const profile = process.env.BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`] : []
  const server = await startServerProcess({
    dataDir: world.dataDir,
    port: PORT,
    entry: await builtEntry(),
    nodeArguments: [...profile, '--enable-source-maps'],
  })
  const withCpu = async (pid: number, work: () => Promise<Loaded>): Promise<Measured> => {
    const { result, nodeMs, databaseMs } = await cpuOf(world.db, pid, work)
    return { ...result, nodeMs: nodeMs / result.all, databaseMs: databaseMs / result.all }
  }
  const overHttp = async (load: Load): Promise<Measured> => {
    await world.db.execute('UPDATE store_events SET published_at = at WHERE published_at IS NULL')
    kill(server.pid, 'SIGCONT')
    // The server has just been paused for seconds. It sheds load until its health check passes again.
    await delay(AWAKE_MS)
    const measured = await withCpu(server.pid, async () => {
      const timing = await clients.ask({ port: PORT, load })
      await untilSent(world)
      return timing
    })
    kill(server.pid, 'SIGSTOP')
    return measured
  }
  kill(server.pid, 'SIGSTOP')
  return {
    run: (variant, load) => {
      if (variant === 'Jhola over HTTP') return overHttp(load)
      if (variant === 'bare Fastify + pg') return withCpu(bare.pid, () => clients.ask({ port: BARE_PORT, load }))
      return withCpu(direct.pid, () => direct.ask({ variant, load }))
    },
    end: async () => {
      for (const worker of [direct, bare, clients]) worker.end()
      kill(server.pid, 'SIGCONT')
      await server.end('SIGTERM')
    },
  }
}

const toRow = (concurrency: number, variant: Variant, rounds: readonly Round[]): string[] => {
  const timings = rounds.map((round) => round[variant])
  const of = (pick: (timing: Measured) => number) => median(timings.map(pick))
  const against = (other: Variant) => spread(rounds.map((round) => round[variant].perSecond / round[other].perSecond))
  return [
    String(concurrency),
    variant,
    of(({ perSecond }) => perSecond).toFixed(0),
    showMs(of(({ p50Ms }) => p50Ms)),
    showMs(of(({ p99Ms }) => p99Ms)),
    showMs(of(({ nodeMs }) => nodeMs)),
    showMs(of(({ databaseMs }) => databaseMs)),
    variant === 'Jhola over HTTP' ? against('bare Fastify + pg') : '',
    variant === 'statement' ? '' : against('statement'),
  ]
}

const measure = async (run: Runner, { rounds, seconds }: Options): Promise<Map<number, Round[]>> => {
  const measured = new Map<number, Round[]>()
  const load = (concurrency: number): Load => ({ concurrency, warmUpMs: 1000, measureMs: seconds * 1000 })
  for (const variant of VARIANTS) await run(variant, { concurrency: 8, warmUpMs: 0, measureMs: 3000 })
  for (let round = 0; round < rounds; round += 1)
    for (const concurrency of shuffled(CONCURRENCIES)) {
      const timings: Partial<Round> = {}
      for (const variant of shuffled(VARIANTS)) timings[variant] = await run(variant, load(concurrency))
      const known = measured.get(concurrency) ?? []
      // @NOTE every variant was measured above.
      measured.set(concurrency, [...known, timings as Round])
      process.stderr.write(
        `round ${round + 1}/${rounds}, ${concurrency} at once: ${VARIANTS.map((variant) => `${variant} ${timings[variant]?.perSecond.toFixed(0)}/s`).join(', ')}\n`,
      )
    }
  return measured
}

const judge = (measured: Map<number, Round[]>): Findings['verdicts'] => {
  const rounds = (concurrency: number) => measured.get(concurrency) ?? []
  const share = (a: Variant, b: Variant) => rounds(8).map((round) => round[a].perSecond / round[b].perSecond)
  const overBare = share('Jhola over HTTP', 'bare Fastify + pg')
  const overStatement = share('use case', 'statement')
  const p99Ms = median(rounds(32).map((round) => round['Jhola over HTTP'].p99Ms))
  const failed = [...measured.values()]
    .flat()
    .reduce((sum, round) => sum + VARIANTS.reduce((all, variant) => all + round[variant].failed, 0), 0)
  return [
    { must: 'over HTTP ≥ 0.70 of the bare handler at 8', measured: spread(overBare), holds: median(overBare) >= 0.7 },
    { must: 'use case ≥ 0.70 of the statement (at 8)', measured: spread(overStatement), holds: median(overStatement) >= 0.7 },
    { must: 'p99 < 80 ms over HTTP at 32', measured: `${showMs(p99Ms)} ms`, holds: p99Ms < 80 },
    { must: 'no call refused or failed', measured: String(failed), holds: failed === 0 },
  ]
}

const run = async (options: Options): Promise<Findings> => {
  const world = await openBenchDatabase()
  try {
    const { run: runOne, end } = await createRunner(world)
    try {
      const measured = await measure(runOne, options)
      return {
        about: `Orders of three lines by unique phones with an Idempotency-Key, over ${SHOPS} shops with ${PRODUCTS_EACH} products each. *bare* is one Fastify route without any check that reads the same body, makes the same parameters, runs the same named statement and sends the same answer, knowing all prices by heart. *use case* is \`placeOrder\` for a proven customer, *unproven* for a number that is checked and counted, *statement* is \`INSERT_ORDER\` through \`pg\`, both without HTTP. Pools of ${POOL_SIZE}. The product's own figures include sending every order to the live channel.`,
        tables: [
          {
            head: ['at once', 'what', 'orders/s', 'p50', 'p99', 'CPU: Node', 'CPU: database', 'of bare', 'of statement'],
            rows: [...measured.entries()]
              .toSorted(([a], [b]) => a - b)
              .flatMap(([concurrency, rounds]) => VARIANTS.map((variant) => toRow(concurrency, variant, rounds))),
          },
        ],
        verdicts: judge(measured) ?? [],
        notes: [
          `${options.rounds} rounds of ${options.seconds} s each after 1 s of warming up.`,
          'CPU: processor time for one order in ms, which other work on the machine hardly changes; the throughput it can disturb.',
        ],
      }
    } finally {
      await end()
    }
  } finally {
    await world.remove()
  }
}

export const placeOrderBenchmark: Benchmark = { name: 'place-order', title: 'Placing an order', run }
