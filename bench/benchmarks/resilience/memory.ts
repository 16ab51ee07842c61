import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { makeDataDir, openBenchDatabase } from '../../data/bench-database.ts'
import { makeShops } from '../../data/shops.ts'
import type { Benchmark, Options } from '../../harness/benchmark.ts'
import { peakMibDuring, residentMib } from '../../harness/process-memory.ts'
import type { Findings } from '../../harness/report.ts'
import { withServer } from '../../harness/with-server.ts'
import { startReaders } from '../../load/readers.ts'
import { startWorker } from '../../load/worker.ts'
import { startLoadClients } from '../../sockets/start-load-clients.ts'

const PORT = 5164
const IDLE_AFTER_MS = 20_000
const IDLE_MAX_MIB = 150
const SHOPS = 50
const SOCKETS = 1000

type Row = { when: string; mib: number }

/** The demo server, started twice: the first start loads the demo data, the second does not. */
const measureIdle = async (): Promise<Row[]> => {
  const dataDir = await makeDataDir()
  const rows: Row[] = []
  const readers = await startReaders()
  try {
    for (const when of ['first start, demo just loaded', 'started again']) {
      await withServer({ dataDir, port: PORT, env: { DEMO_DATA: 'on' } }, async ({ pid }) => {
        await delay(IDLE_AFTER_MS)
        rows.push({ when: `idle: ${when}`, mib: residentMib(pid) })
        if (when !== 'started again') return
        const load = { concurrency: 8, warmUpMs: 0, measureMs: 8000 }
        const paths = ['/', '/store/STORE-001', '/api/v1/inventory/products?store_id=STORE-001']
        const peak = await peakMibDuring(pid, () =>
          readers.ask({ port: PORT, paths, headers: { 'Accept-Encoding': 'br' }, load }),
        )
        rows.push({ when: 'loaded: pages and products, 8 at once for 8 s', mib: peak })
      })
    }
  } finally {
    readers.end()
    await rm(dataDir, { recursive: true, force: true })
  }
  return rows
}

const measureLoaded = async (seconds: number): Promise<Row[]> => {
  const world = await openBenchDatabase()
  try {
    const shops = await makeShops(world, SHOPS, 20)
    return await withServer({ dataDir: world.dataDir, port: PORT }, async ({ pid }) => {
      const loadClients = await startLoadClients(world, { port: PORT, shops, orderedFrom: shops, sockets: SOCKETS })
      await loadClients.ask({ what: 'connect' })
      await delay(5000)
      const connected = residentMib(pid)
      const clients = await startWorker<unknown, unknown>(join(import.meta.dirname, '..', '..', 'place-order', 'order-load.ts'), {
        shelves: shops,
        from: 0,
      })
      const load = { concurrency: 32, warmUpMs: 0, measureMs: seconds * 1000 }
      const peak = await peakMibDuring(pid, () => clients.ask({ port: PORT, load }))
      clients.end()
      loadClients.end()
      await delay(IDLE_AFTER_MS)
      return [
        { when: `${SOCKETS} sockets connected, nothing happens`, mib: connected },
        { when: `loaded: ${SOCKETS} sockets and orders, 32 at once for ${seconds} s (peak)`, mib: peak },
        { when: 'twenty seconds after that', mib: residentMib(pid) },
      ]
    })
  } finally {
    await world.remove()
  }
}

const run = async ({ seconds }: Options): Promise<Findings> => {
  const rows = [...(await measureIdle()), ...(await measureLoaded(Math.max(seconds, 8)))]
  const idle = Math.max(...rows.filter(({ when }) => when.startsWith('idle')).map(({ mib }) => mib))
  return {
    about: `Resident memory of the Node process (\`ps\`), built server. Idle: ${IDLE_AFTER_MS / 1000} s after it began to serve.`,
    tables: [{ head: ['when', 'MiB'], rows: rows.map(({ when, mib }) => [when, mib.toFixed(0)]) }],
    verdicts: [{ must: `idle < ${IDLE_MAX_MIB} MB`, measured: `${idle.toFixed(0)} MiB`, holds: idle * 1.048576 < IDLE_MAX_MIB }],
  }
}

export const memoryBenchmark: Benchmark = { name: 'memory', title: 'Memory', run }
