import { rm } from 'node:fs/promises'
import { makeDataDir } from '../data/bench-database.ts'
import type { Benchmark, Options } from '../harness/benchmark.ts'
import type { Findings } from '../harness/report.ts'
import { withServer } from '../harness/with-server.ts'
import { startReaders, TIMING_HEAD, timingCells } from '../load/readers.ts'

const PORT = 5161
const CONCURRENCIES = [1, 8] as const
const PAGES = [
  { what: 'store page', path: '/store/STORE-001' },
  { what: 'landing', path: '/' },
  { what: 'products of the store (API)', path: '/api/v1/inventory/products?store_id=STORE-001' },
] as const

const run = async (options: Options): Promise<Findings> => {
  const dataDir = await makeDataDir()
  const readers = await startReaders()
  try {
    return await withServer({ dataDir, port: PORT, env: { DEMO_DATA: 'on' } }, async () => {
      const rows: string[][] = []
      for (const { what, path } of PAGES)
        for (const concurrency of CONCURRENCIES) {
          const load = { concurrency, warmUpMs: 1500, measureMs: options.seconds * 1000 }
          const headers = { Accept: 'text/html', 'Accept-Encoding': 'br', 'Accept-Language': 'en' }
          const timing = await readers.ask({ port: PORT, paths: [path], headers, load })
          rows.push([what, String(concurrency), ...timingCells(timing), (timing.bytes / 1024).toFixed(1)])
        }
      return {
        about:
          'Pages rendered on the server for each request over the demo data, with their data read from the database and compressed with brotli.',
        tables: [{ head: ['what', 'at once', ...TIMING_HEAD, 'KiB'], rows }],
      }
    })
  } finally {
    readers.end()
    await rm(dataDir, { recursive: true, force: true })
  }
}

export const storePageBenchmark: Benchmark = { name: 'store-page', title: 'Rendering the store page', run }
