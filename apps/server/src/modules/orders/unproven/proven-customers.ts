import type { Clock } from '../../../platform/clock.ts'

/**
 * Customers whom the placing statement found proven, in this process: their next orders take the statement without any check.
 * A number with a delivered order stays proven, so an old entry is right; it ends after an hour for accounts that change.
 */
export type ProvenCustomers = { has(storeId: string, phone: string): boolean; add(storeId: string, phone: string): void }

const KNOWN_MS = 3_600_000
const MOST_KNOWN = 50_000

export const createProvenCustomers = (clock: Clock): ProvenCustomers => {
  const known = new Map<string, number>()
  const keyOf = (storeId: string, phone: string) => `${phone} ${storeId}`
  return {
    has: (storeId, phone) => {
      const untilMs = known.get(keyOf(storeId, phone))
      return untilMs !== undefined && untilMs > clock.now().getTime()
    },
    add: (storeId, phone) => {
      if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value ?? '')
      known.set(keyOf(storeId, phone), clock.now().getTime() + KNOWN_MS)
    },
  }
}
