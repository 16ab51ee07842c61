// A worker: the smallest order server with Fastify and pg. It is the baseline for the cost of our own layers.
import fastify from 'fastify'
import pg from 'pg'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { connectDatabase } from '../../apps/server/src/platform/db/index.ts'
import { createIds } from '../../apps/server/src/platform/ids.ts'
import { serveWorker } from '../load/worker.ts'
import { readBareFacts, toBareOrder } from './bare-order.ts'
import type { OrderBody } from './order-request.ts'

type Setup = { poolConfig: pg.PoolConfig; port: number; poolSize: number }

await serveWorker<Setup, unknown, null>(async ({ poolConfig, port, poolSize }) => {
  const reading = connectDatabase({ poolConfig, poolSize: 1, log: () => undefined })
  const facts = await readBareFacts(reading)
  await reading.close()
  const pool = new pg.Pool({ ...poolConfig, max: poolSize })
  const ids = createIds(systemClock)
  const app = fastify({ logger: false })
  app.post<{ Body: OrderBody }>('/api/v1/orders', async (request, reply) => {
    const { query, answer } = toBareOrder(facts, ids, request.body, String(request.headers['idempotency-key']))
    const { rows } = await pool.query<{ placed: boolean }>(query)
    reply.code(rows[0]?.placed === true ? 201 : 409).type('application/json')
    return answer
  })
  await app.listen({ port, host: '127.0.0.1' })
  return async () => null
})
