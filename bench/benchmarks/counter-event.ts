import { setTimeout } from 'node:timers/promises'
import { openBenchDatabase } from '../data/bench-database.ts'
import { makeShops } from '../data/shops.ts'
import type { Benchmark } from '../harness/benchmark.ts'
import type { Findings } from '../harness/report.ts'
import { showMs, summarise } from '../harness/statistics.ts'
import { withServer } from '../harness/with-server.ts'
import { openBoard } from '../sockets/open-board.ts'
import { startLoadClients } from '../sockets/start-load-clients.ts'

const PORT = 5546
const SOCKETS = 1000
const FOLLOWED = 500
const ORDERED_FROM = 20
const PER_SECOND = 50
const SECONDS = 40
const P99_MAX_MS = 150
const ACCEPTED_AFTER_MS = 3000
const SESSION_COOKIE = 'jhola_session'

const run = async (): Promise<Findings> => {
  const world = await openBenchDatabase()
  try {
    const shops = await makeShops(world, FOLLOWED, 5)
    const orderedFrom = shops.slice(0, ORDERED_FROM)
    const [watched] = orderedFrom
    if (!watched) throw new Error('there is no shop to watch')
    return await withServer({ dataDir: world.dataDir, port: PORT }, async ({ origin }) => {
      const loadClients = await startLoadClients(world, { port: PORT, shops, orderedFrom, sockets: SOCKETS })
      const board = await openBoard(origin, { name: SESSION_COOKIE, value: await world.signIn(watched.owner) })
      try {
        const { connected } = await loadClients.ask({ what: 'connect' })
        await loadClients.ask({ what: 'order', perSecond: PER_SECOND, seconds: 3 })
        const before = Object.keys(await board.takenAtMs())
        let isOrdering = true
        const working = (async () => {
          while (isOrdering) {
            await board.acceptOlder(ACCEPTED_AFTER_MS)
            await setTimeout(ACCEPTED_AFTER_MS)
          }
        })()
        const { placed, heard } = await loadClients.ask({ what: 'order', perSecond: PER_SECOND, seconds: SECONDS })
        isOrdering = false
        await working
        const [taken, shown] = [await board.takenAtMs(), await board.shownAtMs()]
        const numbers = Object.keys(taken).filter((number) => !before.includes(number))
        const waits = numbers.flatMap((number) => {
          const shownAt = shown[number]
          return shownAt === undefined ? [] : [shownAt - (taken[number] ?? 0)]
        })
        const seen = summarise(waits, SECONDS * 1000)
        return {
          about: `${SOCKETS.toLocaleString('en-US')} owners' devices connected, ${PER_SECOND} orders a second for ${SECONDS} s over ${ORDERED_FROM} shops, and the board of one of them open in Chromium on the same two cores; its shop accepts every order some seconds after it came. Measured from the moment that the server took the order (its own \`created_at\`) to the first drawn frame of the board that holds the order's card with its ringing bell.`,
          tables: [
            {
              head: ['connected', 'orders placed', 'events heard by devices', 'shown on the board', 'p50', 'p99', 'longest'],
              rows: [
                [
                  String(connected + 1),
                  `${placed.count}, ${placed.failed} failed`,
                  `${heard.count}, p99 ${showMs(heard.p99Ms)} ms`,
                  `${waits.length} of ${numbers.length}`,
                  showMs(seen.p50Ms),
                  showMs(seen.p99Ms),
                  showMs(seen.maxMs),
                ],
              ],
            },
          ],
          verdicts: [
            {
              must: `placed → shown and ringing on an open board: p99 < ${P99_MAX_MS} ms`,
              measured: `${showMs(seen.p99Ms)} ms`,
              holds: seen.p99Ms < P99_MAX_MS,
            },
            {
              must: 'every order of the shop is shown and rings',
              measured: `${waits.length} of ${numbers.length}`,
              holds: waits.length === numbers.length && numbers.length > 0,
            },
          ],
        }
      } finally {
        loadClients.end()
        await board.close()
      }
    })
  } finally {
    await world.remove()
  }
}

export const counterEventBenchmark: Benchmark = { name: 'counter-event', title: 'From the order to the ringing card', run }
