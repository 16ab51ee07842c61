import { setTimeout as sleep } from 'node:timers/promises'

/** Runs tasks one after another, starting at least `everyMs` apart; returns `undefined` at once when the queue is full. */
export type RateLimitedQueue = <T>(work: () => Promise<T>) => Promise<T> | undefined

/** A queue for services with a rate limit (public geocoders: one request a second). */
export const createRateLimitedQueue = ({ everyMs, maxWaiting }: { everyMs: number; maxWaiting: number }): RateLimitedQueue => {
  let waiting = 0
  let turn: Promise<unknown> = Promise.resolve()
  return (work) => {
    if (waiting >= maxWaiting) return undefined
    waiting += 1
    const mine = turn.then(work).finally(() => {
      waiting -= 1
    })
    turn = Promise.all([mine.catch(() => undefined), turn.then(() => sleep(everyMs, undefined, { ref: false }))])
    return mine
  }
}
