import { setTimeout as sleep } from 'node:timers/promises'

/** Runs work one after another, beginning at least `everyMs` apart; `undefined` at once when too much waits already. */
export type RateLimitedQueue = <T>(work: () => Promise<T>) => Promise<T> | undefined

/** A queue for services that ask to be called slowly (public geocoders: one request a second). */
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
