// A worker: HTTP readers that request the given addresses in random order.

import type { Timing } from '../harness/statistics.ts'
import { openConnection, toRequest } from './http-connection.ts'
import { type Load, loadLoop } from './load-loop.ts'
import { serveWorker } from './worker.ts'

export type GetJob = { port: number; paths: string[]; headers: Record<string, string>; load: Load }

await serveWorker<null, GetJob, Timing & { bytes: number }>(async () => async ({ port, paths, headers, load }) => {
  const connections = await Promise.all(Array.from({ length: load.concurrency }, () => openConnection(port)))
  const requests = paths.map((path) => toRequest('GET', path, headers))
  let bytes = 0
  const timing = await loadLoop(load, async (caller) => {
    const reply = await connections[caller]?.send(requests[Math.floor(Math.random() * requests.length)] ?? '')
    if (reply?.status !== 200) process.stderr.write(`${reply?.status} ${reply?.body.toString().slice(0, 300)}\n`)
    bytes = reply?.bytes ?? 0
    return reply?.status === 200
  })
  for (const connection of connections) connection.close()
  return { ...timing, bytes }
})
