import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../errors.ts'

const LOOKED_AT_EVERY_MS = 1000
const RESOLUTION_MS = 20
const DELAY_MAX_MS = 1500

/** Reports overload when the mean event-loop delay is too high in two samples in a row; one can be a pause of the machine. */
export const createOverloadDetector = (): ((meanDelayMs: number) => boolean) => {
  let wasLate = false
  return (meanDelayMs) => {
    const isLate = meanDelayMs > DELAY_MAX_MS
    const isDrowning = isLate && wasLate
    wasLate = isLate
    return isDrowning
  }
}

/**
 * Rejects requests while the event-loop delay is so high that queueing would make it worse: 503 with Retry-After. Health checks
 * are registered outside and always answered.
 */
export const addLoadShedding = (app: FastifyInstance): void => {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  const judge = createOverloadDetector()
  let isDrowning = false
  const timer = setInterval(() => {
    isDrowning = judge(delay.mean / 1e6)
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
