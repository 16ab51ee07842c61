import { openBenchDatabase } from '../data/bench-database.ts'
import { multiplyOrders } from '../data/multiply-orders.ts'
import { makeShops } from '../data/shops.ts'
import type { Benchmark, Options } from '../harness/benchmark.ts'
import type { Findings } from '../harness/report.ts'
import { withServer } from '../harness/with-server.ts'
import { startReaders, TIMING_HEAD, timingCells } from '../load/readers.ts'
import { fillOrders } from '../place-order/fill-orders.ts'

const PORT = 5165
const ORDERS = 100_000
const PLACED = 1000
const PAGE = 50
/** Limits that the issue promises, in ms at the 99th percentile. */
const PAGE_MAX_MS = 20
const FILTER_MAX_MS = 50

const ASKED: readonly { what: string; query: string; maxMs: number }[] = [
  { what: 'first page', query: '', maxMs: PAGE_MAX_MS },
  { what: 'page 20', query: 'page=20', maxMs: PAGE_MAX_MS },
  { what: 'last page', query: 'page=2000', maxMs: FILTER_MAX_MS },
  { what: 'status Pending', query: 'status=pending', maxMs: FILTER_MAX_MS },
  { what: 'status Delivered', query: 'status=delivered', maxMs: FILTER_MAX_MS },
  { what: 'today', query: 'date_range=today', maxMs: FILTER_MAX_MS },
  { what: 'last 30 days', query: 'date_range=last_30_days', maxMs: FILTER_MAX_MS },
  { what: 'paid by UPI, by phone', query: 'payment_method=upi&channel=phone', maxMs: FILTER_MAX_MS },
  { what: 'payment failed', query: 'payment_status=failed', maxMs: FILTER_MAX_MS },
  { what: 'from ₹100 to ₹500', query: 'min_amount=100&max_amount=500', maxMs: FILTER_MAX_MS },
  { what: 'dearest first', query: 'sort=total_amount', maxMs: FILTER_MAX_MS },
  { what: 'by customer', query: 'sort=customer_name&direction=asc', maxMs: FILTER_MAX_MS },
  { what: 'search: a name of many', query: 'search=asha', maxMs: FILTER_MAX_MS },
  { what: 'search: one telephone number', query: 'search=7000007919', maxMs: FILTER_MAX_MS },
  { what: 'search: nothing like it', query: 'search=zzzz', maxMs: FILTER_MAX_MS },
  {
    what: 'search, status, dates and amount',
    query: 'search=road&status=cancelled&date_range=last_30_days&min_amount=500',
    maxMs: FILTER_MAX_MS,
  },
]

const toPage = ({ what, query, maxMs }: (typeof ASKED)[number]) => ({
  what,
  path: `/api/v1/orders?pageSize=${PAGE}${query ? `&${query}` : ''}`,
  maxMs,
})

/** The figures above the list. The screen requests them together with the list; they have no promised limit. */
const TOTALS = [
  { what: 'figures of all', path: '/api/v1/orders/totals' },
  { what: 'figures of a search', path: '/api/v1/orders/totals?search=asha' },
]

const run = async (options: Options): Promise<Findings> => {
  const world = await openBenchDatabase()
  const readers = await startReaders()
  try {
    const [shop, other] = await makeShops(world, 2, 60)
    if (!shop || !other) throw new Error('no shops')
    await fillOrders(world, [shop], PLACED)
    await fillOrders(world, [other], PLACED)
    await multiplyOrders(world, shop.store_id, PLACED, ORDERS)
    const headers = { Authorization: `Bearer ${await world.signIn(shop.owner)}` }
    return await withServer({ dataDir: world.dataDir, port: PORT }, async () => {
      const rows: string[][] = []
      for (const { what, path, maxMs } of [...ASKED.map(toPage), ...TOTALS.map((figures) => ({ ...figures, maxMs: null }))]) {
        const load = { concurrency: 1, warmUpMs: 500, measureMs: options.seconds * 1000 }
        const timing = await readers.ask({ port: PORT, paths: [path], headers, load })
        const promise = maxMs === null ? ['—', '—'] : [`${maxMs} ms`, timing.p99Ms <= maxMs ? 'yes' : 'no']
        rows.push([what, ...timingCells(timing), ...promise])
      }
      return {
        about: `\`GET /orders\`: a page of ${PAGE} orders with their lines, history and both counts, by the owner of a shop with ${ORDERS.toLocaleString('en-IN')} orders, over HTTP, one call at a time.`,
        tables: [{ head: ['what', ...TIMING_HEAD, 'promised p99', 'kept'], rows }],
      }
    })
  } finally {
    readers.end()
    await world.remove()
  }
}

export const orderTableBenchmark: Benchmark = { name: 'order-table', title: "The owner's list of 100,000 orders", run }
