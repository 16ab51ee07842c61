import { join } from 'node:path'
import type { BenchDatabase } from '../data/bench-database.ts'
import type { Shop } from '../data/shops.ts'
import { startWorker, type Worker } from '../load/worker.ts'
import type { LoadResult } from './load-clients.ts'

type LoadClients = Worker<{ what: 'connect' } | { what: 'order'; perSecond: number; seconds: number }, LoadResult>

/** Starts devices of these shops' owners, each with its own session. Orders go to the shops in `orderedFrom`. */
export const startLoadClients = async (
  world: BenchDatabase,
  { port, shops, orderedFrom, sockets }: { port: number; shops: readonly Shop[]; orderedFrom: readonly Shop[]; sockets: number },
): Promise<LoadClients> => {
  const tokens: string[] = []
  for (let index = 0; index < sockets; index += 1) {
    const shop = shops[index % shops.length]
    if (shop) tokens.push(await world.signIn(shop.owner))
  }
  return startWorker(join(import.meta.dirname, 'load-clients.ts'), { port, tokens, shelves: orderedFrom })
}
