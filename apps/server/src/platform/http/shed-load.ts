import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

const LOOKED_AT_EVERY_MS = 1000
const RESOLUTION_MS = 20
const DELAY_MOST_MS = 1500

/**
 * Refuses calls while the event loop is so late that waiting would only make it worse: 503 with Retry-After beats a queue that
 * nobody survives. Health checks are not held back: they are registered outside.
 */
export const addLoadShedding = (app: FastifyInstance): void => {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let isDrowning = false
  const timer = setInterval(() => {
    isDrowning = delay.mean / 1e6 > DELAY_MOST_MS
    delay.reset()
  }, LOOKED_AT_EVERY_MS)
  timer.unref()
  app.addHook('onRequest', async () => {
    if (isDrowning) throw new AppError('server.unavailable')
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delay.disable()
  })
}
