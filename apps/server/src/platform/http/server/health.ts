import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'
import type { Metrics } from '../../metrics.ts'
import { createReadiness, type ReadinessOptions } from './readiness.ts'

export type HealthOptions = ReadinessOptions & {
  metrics: Metrics
  /** The bearer token of `/metrics`; undefined: nobody has one. */
  metricsToken: string | undefined
  /** Without a token, this machine may read the metrics. Behind a proxy everybody seems to be this machine. */
  isOpenHere: boolean
  startedAt: Date
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const mayReadMetrics = ({ ip, headers }: FastifyRequest, { metricsToken, isOpenHere }: HealthOptions): boolean =>
  metricsToken === undefined
    ? isOpenHere && LOOPBACK.test(ip)
    : timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${metricsToken}`))

/** Health and metrics endpoints: `/health` (alive), `/ready` (able to work) and `/metrics`. None is rate limited. */
export const addHealth = (app: FastifyInstance, options: HealthOptions): void => {
  const health = { status: 'ok', service: 'jhola', started_at: options.startedAt.toISOString() }
  const isReady = createReadiness(options)
  app.get('/health', async () => health)
  app.options('/health', async (_request, reply) => reply.code(204).header('allow', 'GET, HEAD, OPTIONS').send())

  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!(await isReady())) throw new AppError('server.unavailable')
    return { status: 'ready' }
  })

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, options)) throw new AppError('request.not_found')
    const { contentType, text } = await options.metrics.print()
    return reply.type(contentType).header('cache-control', 'no-store').send(text)
  })
}
