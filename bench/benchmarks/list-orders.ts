import { openBenchDatabase } from '../data/bench-database.ts'
import { makeShops } from '../data/shops.ts'
import type { Benchmark, Options } from '../harness/benchmark.ts'
import type { Findings } from '../harness/report.ts'
import { withServer } from '../harness/with-server.ts'
import { startReaders, TIMING_HEAD, timingCells } from '../load/readers.ts'
import { fillOrders } from '../place-order/fill-orders.ts'

const PORT = 5160
const ORDERS = 10_000
const PAGE = 20
const CONCURRENCIES = [1, 8] as const

const ASKED = [
  { what: 'first page', path: `/api/v1/orders?pageSize=${PAGE}` },
  { what: 'page 250', path: `/api/v1/orders?pageSize=${PAGE}&page=250` },
  { what: 'by status, dearest first', path: `/api/v1/orders?pageSize=${PAGE}&status=pending&sort=total_amount` },
  { what: 'searched by a name', path: `/api/v1/orders?pageSize=${PAGE}&search=Asha` },
] as const

const run = async (options: Options): Promise<Findings> => {
  const world = await openBenchDatabase()
  const readers = await startReaders()
  try {
    const [shop, other] = await makeShops(world, 2, 60)
    if (!shop || !other) throw new Error('no shops')
    await fillOrders(world, [shop], ORDERS)
    await fillOrders(world, [other], 100)
    const headers = { Authorization: `Bearer ${await world.signIn(shop.owner)}` }
    return await withServer({ dataDir: world.dataDir, port: PORT }, async () => {
      const rows: string[][] = []
      for (const { what, path } of ASKED)
        for (const concurrency of CONCURRENCIES) {
          const load = { concurrency, warmUpMs: 1000, measureMs: options.seconds * 1000 }
          const timing = await readers.ask({ port: PORT, paths: [path], headers, load })
          rows.push([what, String(concurrency), ...timingCells(timing), (timing.bytes / 1024).toFixed(0)])
        }
      return {
        about: `\`GET /orders\`: ${PAGE} orders with their lines, history and totals by the shop's owner over HTTP, in a shop with ${ORDERS.toLocaleString('en-IN')} orders.`,
        tables: [{ head: ['what', 'at once', ...TIMING_HEAD, 'KiB'], rows }],
      }
    })
  } finally {
    readers.end()
    await world.remove()
  }
}

export const listOrdersBenchmark: Benchmark = { name: 'list-orders', title: 'Twenty orders with their lines', run }
