// A worker: customers who place orders over HTTP.

import type { Timing } from '../harness/statistics.ts'
import { openConnection, toRequest } from '../load/http-connection.ts'
import { type Load, loadLoop } from '../load/load-loop.ts'
import { serveWorker } from '../load/worker.ts'
import { createOrderSource, type Shelf } from './order-request.ts'

type Setup = { shelves: Shelf[]; from: number }
type Job = { port: number; load: Load }

await serveWorker<Setup, Job, Timing & { all: number }>(async ({ shelves, from }) => {
  const source = createOrderSource(shelves, from)
  return async ({ port, load }) => {
    const connections = await Promise.all(Array.from({ length: load.concurrency }, () => openConnection(port)))
    const timing = await loadLoop(load, async (caller) => {
      const { body, key } = source.next()
      const request = toRequest('POST', '/api/v1/orders', { 'Idempotency-Key': key }, JSON.stringify(body))
      const reply = await connections[caller]?.send(request)
      if (reply?.status !== 201) process.stderr.write(`${reply?.status} ${reply?.body.toString().slice(0, 300)}\n`)
      return reply?.status === 201
    })
    for (const connection of connections) connection.close()
    return timing
  }
})
