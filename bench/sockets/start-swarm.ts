import { join } from 'node:path'
import type { BenchDatabase } from '../harness/bench-database.ts'
import type { Shop } from '../harness/shops.ts'
import { startWorker, type Worker } from '../harness/worker.ts'
import type { SwarmAnswer } from './swarm.ts'

type Swarm = Worker<{ what: 'connect' } | { what: 'order'; perSecond: number; seconds: number }, SwarmAnswer>

/** Devices of these shops' owners, so many in all, each with a session of its own; orders go to the shops in `orderedFrom`. */
export const startSwarm = async (
  world: BenchDatabase,
  { port, shops, orderedFrom, sockets }: { port: number; shops: readonly Shop[]; orderedFrom: readonly Shop[]; sockets: number },
): Promise<Swarm> => {
  const tokens: string[] = []
  for (let index = 0; index < sockets; index += 1) {
    const shop = shops[index % shops.length]
    if (shop) tokens.push(await world.signIn(shop.owner))
  }
  return startWorker(join(import.meta.dirname, 'swarm.ts'), { port, tokens, shelves: orderedFrom })
}
