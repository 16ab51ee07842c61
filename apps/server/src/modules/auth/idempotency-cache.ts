import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import type { IdempotencyRef } from '../../platform/http/contract-route/idempotency.ts'

const KEPT_MS = 60_000
const MAX_KEPT = 10_000

/** Runs work once per key and gives its first answer again; another request under the key is refused. */
export type IdempotencyCache<T> = (ref: IdempotencyRef | null, work: () => Promise<T>) => Promise<T>

/**
 * First answers that hold a secret (a session token) and so may not be written to the database. This node remembers them for a
 * minute: enough for a phone that lost the answer and asks again. A failure is not remembered.
 */
export const createIdempotencyCache = <T>(clock: Clock): IdempotencyCache<T> => {
  const kept = new Map<string, { answer: Promise<T>; requestHash: Buffer; untilMs: number }>()
  return (ref, work) => {
    if (!ref) return work()
    const name = `${ref.principal} ${ref.key}`
    const nowMs = clock.now().getTime()
    const known = kept.get(name)
    if (known && known.untilMs > nowMs) {
      if (!known.requestHash.equals(ref.requestHash)) throw new AppError('request.key_reused')
      return known.answer
    }
    const entry = { answer: work(), requestHash: ref.requestHash, untilMs: nowMs + KEPT_MS }
    kept.delete(name)
    kept.set(name, entry)
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value ?? '')
    entry.answer.catch(() => {
      if (kept.get(name) === entry) kept.delete(name)
    })
    return entry.answer
  }
}
