import { type BenchDatabase, openBenchDatabase } from '../data/bench-database.ts'
import { makeShops, type Shop } from '../data/shops.ts'
import type { Benchmark } from '../harness/benchmark.ts'
import type { Findings } from '../harness/report.ts'
import { showMs } from '../harness/statistics.ts'
import { withServer } from '../harness/with-server.ts'
import type { LoadResult } from '../sockets/load-clients.ts'
import { startLoadClients } from '../sockets/start-load-clients.ts'

const PORT = 5163
const SOCKETS = 1000
const ORDERED_FROM = 20
const PER_SECOND = 50
const SECONDS = 20
const P99_MAX_MS = 100
/** Number of shops that share the sockets. Fewer shops mean more devices receive each order. */
const SPREADS = [20, 500] as const

type Measured = LoadResult & { followed: number; expected: number }

const measure = (world: BenchDatabase, shops: readonly Shop[], followed: number): Promise<Measured> =>
  withServer({ dataDir: world.dataDir, port: PORT }, async () => {
    const orderedFrom = shops.slice(0, ORDERED_FROM)
    const loadClients = await startLoadClients(world, {
      port: PORT,
      shops: shops.slice(0, followed),
      orderedFrom,
      sockets: SOCKETS,
    })
    try {
      await loadClients.ask({ what: 'connect' })
      await loadClients.ask({ what: 'order', perSecond: PER_SECOND, seconds: 3 })
      const answer = await loadClients.ask({ what: 'order', perSecond: PER_SECOND, seconds: SECONDS })
      return { ...answer, followed, expected: (PER_SECOND * SECONDS * SOCKETS) / followed }
    } finally {
      loadClients.end()
    }
  })

const toRow = ({ followed, connected, placed, heard, expected }: Measured): string[] => [
  `${SOCKETS / followed} devices in each of ${followed} shops`,
  String(connected),
  `${placed.count}: ${showMs(placed.p50Ms)} / ${showMs(placed.p99Ms)}`,
  `${heard.count} of ${expected}`,
  showMs(heard.p50Ms),
  showMs(heard.p99Ms),
  showMs(heard.maxMs),
]

const run = async (): Promise<Findings> => {
  const world = await openBenchDatabase()
  try {
    const shops = await makeShops(world, Math.max(...SPREADS), 5)
    const measured: Measured[] = []
    for (const followed of SPREADS) measured.push(await measure(world, shops, followed))
    return {
      about: `${SOCKETS.toLocaleString('en-US')} owners' devices connected by WebSocket; ${PER_SECOND} orders a second for ${SECONDS} s over ${ORDERED_FROM} of their shops. Measured from the sending of the request for an order to the arrival of \`new_order\` at every device of its shop. Devices and customers are one process on the same two cores.`,
      tables: [
        {
          head: ['sockets', 'connected', 'orders: p50 / p99', 'events heard', 'p50', 'p99', 'longest'],
          rows: measured.map(toRow),
        },
      ],
      verdicts: measured.flatMap(({ followed, heard, expected }) => [
        {
          must: `event p99 < ${P99_MAX_MS} ms, ${followed} shops followed`,
          measured: `${showMs(heard.p99Ms)} ms`,
          holds: heard.p99Ms < P99_MAX_MS,
        },
        {
          must: 'every device hears every order of its shop',
          measured: `${heard.count} of ${expected}`,
          holds: heard.count === expected,
        },
      ]),
    }
  } finally {
    await world.remove()
  }
}

export const liveEventBenchmark: Benchmark = { name: 'live-event', title: 'From the order to the counter', run }
