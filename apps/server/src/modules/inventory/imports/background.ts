import type { Logger } from '../../../platform/logger.ts'
import type { Background } from './deps.ts'

export const createBackground = (log: Logger): Background => {
  const running = new Map<string, Promise<void>>()
  let isStopping = false
  const idle = async (): Promise<void> => {
    while (running.size > 0) await Promise.all(running.values())
  }
  return {
    start: (name, work) => {
      if (isStopping || running.has(name)) return
      const done = work()
        .catch((error: unknown) => log.error({ err: error, work: name }, 'work in the background failed'))
        .finally(() => running.delete(name))
      running.set(name, done)
    },
    isStopping: () => isStopping,
    idle,
    stop: () => {
      isStopping = true
      return idle()
    },
  }
}
