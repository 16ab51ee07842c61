// A worker: sends each request of a list once, with a limited number in parallel.

import { summarise, type Timing } from '../harness/statistics.ts'
import { openConnection, toRequest } from './http-connection.ts'
import { serveWorker } from './worker.ts'

export type ListedRequest = { method: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: object }
export type ListJob = { port: number; atOnce: number; requests: ListedRequest[] }

await serveWorker<null, ListJob, Timing>(async () => async ({ port, atOnce, requests }) => {
  const texts = requests.map(({ method, path, headers = {}, body }) =>
    toRequest(method, path, headers, body === undefined ? '' : JSON.stringify(body)),
  )
  const latenciesMs: number[] = []
  let failed = 0
  let next = 0
  const caller = async (): Promise<void> => {
    const connection = await openConnection(port)
    for (let text = texts[next++]; text !== undefined; text = texts[next++]) {
      const begunMs = performance.now()
      const { status, body } = await connection.send(text)
      if (status === 200) latenciesMs.push(performance.now() - begunMs)
      else {
        failed += 1
        process.stderr.write(`${status} ${body.toString().slice(0, 300)}\n`)
      }
    }
    connection.close()
  }
  const begunMs = performance.now()
  await Promise.all(Array.from({ length: atOnce }, caller))
  return summarise(latenciesMs, performance.now() - begunMs, failed)
})
