import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startServerProcess } from '../../../apps/server/test/chaos/server-process.ts'
import { openBenchDatabase } from '../../data/bench-database.ts'
import { makeShops } from '../../data/shops.ts'
import type { Benchmark } from '../../harness/benchmark.ts'
import { builtEntry } from '../../harness/built-entry.ts'
import type { Findings } from '../../harness/report.ts'
import { summarise } from '../../harness/statistics.ts'
import { openConnection, toRequest } from '../../load/http-connection.ts'
import { startWorker } from '../../load/worker.ts'
import { createOrderSource } from '../../place-order/order-request.ts'
import type { CountersAnswer } from '../../sockets/counters.ts'

const PORT = 5545
const SHOPS = 20
const DEVICES = 200
const BEFORE = 40
const AFTER = 400
const AFTER_PER_SECOND = 20
/** Long enough for the retry backoff to reach its maximum. A longer outage changes nothing after that. */
const OUTAGE_MS = 120_000
const BACK_MAX_MS = 35_000

const run = async (): Promise<Findings> => {
  const world = await openBenchDatabase()
  const entry = await builtEntry()
  const serve = () => startServerProcess({ dataDir: world.dataDir, port: PORT, entry, nodeArguments: ['--enable-source-maps'] })
  const shops = await makeShops(world, SHOPS, 3)
  const source = createOrderSource(shops, 0)
  const place = async (count: number, perSecond: number): Promise<number> => {
    const connection = await openConnection(PORT)
    let placed = 0
    for (let done = 0; done < count; done += 1) {
      const { body, key } = source.next()
      const reply = await connection.send(toRequest('POST', '/api/v1/orders', { 'Idempotency-Key': key }, JSON.stringify(body)))
      if (reply.status === 201) placed += 1
      await delay(1000 / perSecond)
    }
    connection.close()
    return placed
  }
  const devices = []
  for (let index = 0; index < DEVICES; index += 1) {
    const shop = shops[index % SHOPS]
    if (shop) devices.push({ token: await world.signIn(shop.owner), store_id: shop.store_id })
  }
  let server = await serve()
  const counters = await startWorker<{ what: 'connect' | 'tell' }, CountersAnswer>(
    join(import.meta.dirname, '..', '..', 'sockets', 'counters.ts'),
    { url: `http://127.0.0.1:${PORT}`, devices },
  )
  try {
    const first = await counters.ask({ what: 'connect' })
    const before = await place(BEFORE, 100)
    await server.end('SIGKILL')
    await delay(OUTAGE_MS)
    server = await serve()
    const servesAtMs = Date.now()
    // Orders arrive immediately, before most counters have reconnected.
    const after = await place(AFTER, AFTER_PER_SECOND)
    await delay(Math.max(0, servesAtMs + BACK_MAX_MS + 5000 - Date.now()))
    const told = await counters.ask({ what: 'tell' })
    const back = summarise(
      told.upAtMs.map((atMs) => Math.max(0, atMs - servesAtMs)),
      1,
    )
    const isBack = told.upAtMs.filter((atMs) => atMs >= servesAtMs - 1000).length
    const expected = ((before + after) * DEVICES) / SHOPS
    const heard = told.heard.reduce((sum, count) => sum + count, 0)
    const seconds = (ms: number) => (ms / 1000).toFixed(1)
    return {
      about: `${DEVICES} counters of ${SHOPS} shops on the browser's own client. The server is killed (SIGKILL), stays away for ${OUTAGE_MS / 1000} s and comes back; ${AFTER} orders come from its first second on. A ten-minute outage is walked by numbers in \`realtime-client.test.ts\`: the waits are at their longest after 31 s.`,
      tables: [
        {
          head: ['what', 'count'],
          rows: [
            ['counters connected before / after', `${first.connected} / ${told.connected}`],
            ['back after its return, s: half / p99 / last', [back.p50Ms, back.p99Ms, back.maxMs].map(seconds).join(' / ')],
            ['orders placed before / after', `${before} / ${after}`],
            ['orders heard by their counters', `${heard} of ${expected}`],
            ['events out of order, twice or missing', String(told.outOfOrder)],
            ['lists read again because too much was missed', String(told.resyncs)],
          ],
        },
      ],
      verdicts: [
        {
          must: `every counter is back within ${BACK_MAX_MS / 1000} s of the server's return`,
          measured: `${isBack} of ${DEVICES}, the last after ${seconds(back.maxMs)} s`,
          holds: isBack === DEVICES && back.maxMs < BACK_MAX_MS,
        },
        { must: 'no order is missed', measured: `${heard} of ${expected}`, holds: heard === expected && told.outOfOrder === 0 },
      ],
    }
  } finally {
    counters.end()
    await server.end('SIGTERM')
    await world.remove()
  }
}

export const outageBenchmark: Benchmark = {
  name: 'outage',
  title: 'A server that was away, and every counter back',
  run,
  isLong: true,
}
