import { setTimeout as delay } from 'node:timers/promises'

/** Sends the queued rows of the outbox; returns how many it sent, 0 if none were queued. */
export type Drain = () => Promise<number>

/** A loop that drains the outbox when woken, and at least every `idleMs`. */
export type OutboxWorker = { wake(): void; stop(): Promise<void> }

const RETRY_MS = 1000

/**
 * Runs one drain at a time. After a drain that sent something it waits `cooldownMs`, so that under load many events share a
 * drain; the first event after a quiet time is sent immediately. A wake-up during a drain starts one more, so nothing committed
 * before it is missed. A failed drain is retried after a second and affects no other.
 */
export const startOutboxWorker = (options: {
  drain: Drain
  idleMs: number
  cooldownMs: number
  onError: (error: unknown) => void
}): OutboxWorker => {
  let isStopped = false
  let isWoken = true
  let ring: (() => void) | undefined
  const sleep = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(done, ms)
      function done() {
        clearTimeout(timer)
        ring = undefined
        resolve()
      }
      ring = done
    })
  const run = async (): Promise<void> => {
    while (!isStopped) {
      isWoken = false
      try {
        const sent = await options.drain()
        if (sent > 0 && !isStopped) await delay(options.cooldownMs)
        else if (!isWoken && !isStopped) await sleep(options.idleMs)
      } catch (error) {
        options.onError(error)
        if (!isStopped) await sleep(RETRY_MS)
      }
    }
  }
  const finished = run()
  const wake = () => {
    isWoken = true
    ring?.()
  }
  return {
    wake,
    stop: async () => {
      isStopped = true
      wake()
      await finished
    },
  }
}
