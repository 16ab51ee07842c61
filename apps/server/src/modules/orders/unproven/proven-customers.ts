import type { Clock } from '../../../platform/clock.ts'

/** Who orders where: a number, and the account of whoever is signed in. */
type Orderer = { storeId: string; phone: string; userId: string | null }

/**
 * Customers whom the placing statement found proven, in this process: their next orders take the statement without any check.
 * A number with a delivered order stays proven, so an old entry is right; it ends after an hour for accounts that change. What an
 * account proved counts for the account only: anybody can type its number.
 */
export type ProvenCustomers = { has(orderer: Orderer): boolean; add(orderer: Orderer): void }

const KNOWN_MS = 3_600_000
const MOST_KNOWN = 50_000

export const createProvenCustomers = (clock: Clock): ProvenCustomers => {
  const known = new Map<string, number>()
  const keyOf = ({ storeId, phone, userId }: Orderer) => `${phone} ${userId} ${storeId}`
  return {
    has: (orderer) => {
      const untilMs = known.get(keyOf(orderer))
      return untilMs !== undefined && untilMs > clock.now().getTime()
    },
    add: (orderer) => {
      if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value ?? '')
      known.set(keyOf(orderer), clock.now().getTime() + KNOWN_MS)
    },
  }
}
