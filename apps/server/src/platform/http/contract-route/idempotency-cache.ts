import type { Clock } from '../../clock.ts'
import { AppError } from '../../errors.ts'
import type { IdempotencyRef } from './idempotency.ts'

const CACHED_MS = 60_000
const MAX_KEPT = 10_000

/** Runs work once per key and returns its first reply again; another request with the same key is rejected. */
export type IdempotencyCache<T> = (ref: IdempotencyRef | null, work: () => Promise<T>) => Promise<T>

/**
 * Caches first replies that contain a secret (a session token), which may not be stored in the database. This node keeps them
 * for a minute: enough for a phone that lost the reply and retries. Failures are not cached.
 */
export const createIdempotencyCache = <T>(clock: Clock): IdempotencyCache<T> => {
  const cached = new Map<string, { answer: Promise<T>; requestHash: Buffer; untilMs: number }>()
  return (ref, work) => {
    if (!ref) return work()
    const name = `${ref.principal} ${ref.key}`
    const nowMs = clock.now().getTime()
    const known = cached.get(name)
    if (known && known.untilMs > nowMs) {
      if (!known.requestHash.equals(ref.requestHash)) throw new AppError('request.key_reused')
      return known.answer
    }
    const entry = { answer: work(), requestHash: ref.requestHash, untilMs: nowMs + CACHED_MS }
    cached.delete(name)
    cached.set(name, entry)
    if (cached.size > MAX_KEPT) cached.delete(cached.keys().next().value ?? '')
    entry.answer.catch(() => {
      if (cached.get(name) === entry) cached.delete(name)
    })
    return entry.answer
  }
}
