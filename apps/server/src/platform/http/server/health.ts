import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../../db/index.ts'
import { statementsOf } from '../../db/statement.ts'
import { AppError } from '../../errors.ts'
import type { Metrics } from '../../metrics.ts'
import type { Statements } from '../statements.sql.ts'

const { statement } = statementsOf<Statements>('http')

export type HealthOptions = {
  db: Pick<Database, 'first'>
  metrics: Metrics
  /** Names of the migrations that this build needs. */
  migrations: readonly string[]
  /** If undefined, the metrics can be read from this machine only. */
  metricsToken: string | undefined
  startedAt: Date
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

const mayReadMetrics = (request: FastifyRequest, token: string | undefined): boolean =>
  token === undefined ? LOOPBACK.test(request.ip) : request.headers.authorization === `Bearer ${token}`

const COUNT_APPLIED = statement(
  'count_applied_migrations',
  'SELECT count(*)::int AS applied FROM schema_migrations WHERE name = ANY(:names)',
)

/** Whether the database is reachable and has every migration of this build. Throws the database's errors. */
const isReady = async ({ db, migrations }: HealthOptions): Promise<boolean> => {
  const row = await db.first(COUNT_APPLIED, { names: migrations })
  return row?.applied === migrations.length
}

/** Health and metrics endpoints: `/health` (alive), `/ready` (able to work) and `/metrics`. None is rate limited. */
export const addHealth = (app: FastifyInstance, options: HealthOptions): void => {
  const health = { status: 'ok', service: 'jhola', started_at: options.startedAt.toISOString() }
  app.get('/health', async () => health)
  app.options('/health', async (_request, reply) => reply.code(204).header('allow', 'GET, HEAD, OPTIONS').send())

  app.get('/ready', async () => {
    if (!(await isReady(options))) throw new AppError('server.unavailable')
    return { status: 'ready' }
  })

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, options.metricsToken)) throw new AppError('request.not_found')
    const { contentType, text } = await options.metrics.print()
    return reply.type(contentType).send(text)
  })
}
