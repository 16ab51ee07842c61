import { openBenchDatabase } from '../data/bench-database.ts'
import { fillCatalogue } from '../data/fill-catalogue.ts'
import type { Benchmark, Options } from '../harness/benchmark.ts'
import type { Findings } from '../harness/report.ts'
import { withServer } from '../harness/with-server.ts'
import { startReaders, TIMING_HEAD, timingCells } from '../load/readers.ts'

const PORT = 5168
const PRODUCTS = 50_000
const CONCURRENCIES = [1, 4] as const

/** Server limits that the issue promises. */
const FIRST_PAGE_MS = 30
const SEARCH_MS = 50

const ASKED = [
  { what: 'first page', query: '' },
  { what: 'page 2,500', query: 'page=2500' },
  { what: 'a category, dearest first', query: 'category=Snacks&sort=-price' },
  { what: 'sold out', query: 'status=out_of_stock' },
  { what: 'searched: atta', query: 'search=atta' },
  { what: 'searched: दूध', query: `search=${encodeURIComponent('दूध')}` },
  { what: 'searched: two words and a pack', query: `search=${encodeURIComponent('amul doodh 500 ml')}` },
  { what: 'searched: mistyped', query: 'search=tamaater' },
  { what: 'searched: the beginning of a SKU', query: 'search=toor-dal-1' },
] as const

const verdict = (must: string, ms: number, maxMs: number) => ({ must, measured: `${ms.toFixed(1)} ms`, holds: ms < maxMs })

const run = async (options: Options): Promise<Findings> => {
  const world = await openBenchDatabase()
  const readers = await startReaders()
  try {
    const shop = await fillCatalogue(world, PRODUCTS)
    await world.db.pool.query('VACUUM (ANALYZE) products')
    const headers = { Authorization: `Bearer ${await world.signIn(shop.owner)}` }
    return await withServer({ dataDir: world.dataDir, port: PORT }, async () => {
      const rows: string[][] = []
      const longestMs = { page: 0, search: 0 }
      const measure = async (what: string, path: string) => {
        for (const concurrency of CONCURRENCIES) {
          const load = { concurrency, warmUpMs: 1000, measureMs: options.seconds * 1000 }
          const timing = await readers.ask({ port: PORT, paths: [path], headers, load })
          if (what.includes('first page')) longestMs.page = Math.max(longestMs.page, timing.p99Ms)
          if (what.startsWith('searched')) longestMs.search = Math.max(longestMs.search, timing.p99Ms)
          rows.push([what, String(concurrency), ...timingCells(timing), (timing.bytes / 1024).toFixed(0)])
        }
      }
      for (const { what, query } of ASKED) await measure(what, `/api/v1/inventory/shelf?${query}`)
      await measure("the customers' first page", `/api/v1/inventory/products?store_id=${shop.store_id}&pageSize=48`)
      return {
        about: `\`GET /inventory/shelf\`: ten products with everything the shop keeps of them, and the figures of the whole shelf, over HTTP, in a shop with ${PRODUCTS.toLocaleString('en-IN')} products.`,
        tables: [{ head: ['what', 'at once', ...TIMING_HEAD, 'KiB'], rows }],
        verdicts: [
          verdict(`first page < ${FIRST_PAGE_MS} ms, p99`, longestMs.page, FIRST_PAGE_MS),
          verdict(`search < ${SEARCH_MS} ms, p99`, longestMs.search, SEARCH_MS),
        ],
      }
    })
  } finally {
    readers.end()
    await world.remove()
  }
}

export const shelfBenchmark: Benchmark = { name: 'shelf', title: 'The own shelf of a shop with 50,000 products', run }
