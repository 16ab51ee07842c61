import { openBenchDatabase } from '../data/bench-database.ts'
import { fillCatalogue } from '../data/fill-catalogue.ts'
import type { Benchmark, Options } from '../harness/benchmark.ts'
import type { Findings } from '../harness/report.ts'
import { withServer } from '../harness/with-server.ts'
import { startReaders, TIMING_HEAD, timingCells } from '../load/readers.ts'

const PORT = 5162
const PRODUCTS = 5_000
const OTHER_SHOPS = 40
const OTHER_PRODUCTS = 500
const CONCURRENCIES = [1, 8] as const

const ASKED = [
  { what: 'a word as it stands', typed: 'atta' },
  { what: 'by its sound, in Hindi', typed: 'दूध' },
  { what: 'by another word', typed: 'asafetida' },
  { what: 'by its name in Tamil', typed: 'வெங்காயம்' },
  { what: 'two words of Urdu and a pack', typed: 'ٹونڈ دودھ آدھا لیٹر' },
  { what: 'two words and a pack', typed: 'amul doodh 500 ml' },
  { what: 'a beginning', typed: 'choc' },
  { what: 'mistyped', typed: 'tamaater' },
  { what: 'nothing like it', typed: 'zzzzqqq' },
] as const

const run = async (options: Options): Promise<Findings> => {
  const world = await openBenchDatabase()
  const readers = await startReaders()
  try {
    const { store_id: storeId } = await fillCatalogue(world, PRODUCTS)
    for (let shop = 0; shop < OTHER_SHOPS; shop += 1) await fillCatalogue(world, OTHER_PRODUCTS)
    await world.db.pool.query('VACUUM (ANALYZE) products')
    return await withServer({ dataDir: world.dataDir, port: PORT }, async () => {
      const rows: string[][] = []
      for (const { what, typed } of ASKED)
        for (const concurrency of CONCURRENCIES) {
          const path = `/api/v1/inventory/products?store_id=${storeId}&pageSize=48&search=${encodeURIComponent(typed)}`
          const load = { concurrency, warmUpMs: 500, measureMs: options.seconds * 1000 }
          const timing = await readers.ask({ port: PORT, paths: [path], headers: {}, load })
          rows.push([`${what}: ${typed}`, String(concurrency), ...timingCells(timing), (timing.bytes / 1024).toFixed(0)])
        }
      return {
        about: `\`GET /inventory/products?search=\`: a page of 48 with the counts of all categories over HTTP, in a shop with ${PRODUCTS.toLocaleString('en-IN')} products beside ${OTHER_SHOPS} shops with ${OTHER_PRODUCTS} each.`,
        tables: [{ head: ['what', 'at once', ...TIMING_HEAD, 'KiB'], rows }],
      }
    })
  } finally {
    readers.end()
    await world.remove()
  }
}

export const searchBenchmark: Benchmark = { name: 'search', title: 'Searching a shelf of 5,000 products', run }
