import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../errors.ts'

const LOOKED_AT_EVERY_MS = 1000
const RESOLUTION_MS = 20
const DELAY_MAX_MS = 1500

/** Looks at how late the event loop is on average. Late once is a pause of the whole machine; late twice in a row is drowning. */
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
 * Refuses calls while the event loop is so late that waiting would only make it worse: 503 with Retry-After beats a queue that
 * nobody survives. Health checks are not held back: they are registered outside.
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
