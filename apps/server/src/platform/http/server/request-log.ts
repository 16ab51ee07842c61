import type { FastifyInstance } from 'fastify'
import type { Logger } from '../../logger.ts'
import type { Metrics } from '../../metrics.ts'

/** Unknown addresses share one name, or a scanner would fill the metrics. */
const NO_ROUTE = '(none)'

/** One log line and one metric per response: route template, status, duration and ids. Never the address, a header or a body. */
export const addRequestLog = (app: FastifyInstance, log: Logger, metrics: Metrics): void => {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? NO_ROUTE
    const { statusCode: status, elapsedTime: ms } = reply
    metrics.observeRequest(request.method, route, status, ms / 1000)
    const level = status >= 500 ? 'warn' : route.startsWith('/api/') ? 'info' : 'debug'
    if (!log.isLevelEnabled(level)) return
    const actor = request.caller?.actor
    log[level](
      {
        req: request.id,
        method: request.method,
        route,
        status,
        ms: Math.round(ms * 10) / 10,
        ...(actor ? { user: actor.user_id, store: actor.store_id } : {}),
        ...(request.errorCode ? { code: request.errorCode } : {}),
      },
      'request',
    )
  })
}
