import { MINUTE_MS } from '../shared/time.ts'
import { isCounted, type StockMode } from './stock-modes.ts'

const DAY_MS = 24 * 60 * MINUTE_MS

/** How sure it is that the shop has a product. `confirm`: the shop looks before it promises. */
export const CONFIDENCES = ['high', 'likely', 'confirm'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/** A product that was seen within so many days is certainly there; after `likely` days nobody knows. */
export const SEEN_DAYS = { high: 7, likely: 30 } as const
/** For so many days a "not there" keeps a product that was seen again from being certain. */
export const MISSED_DAYS = 14

/** At most so many scans are reported at once. */
export const SCANS_MAX = 100

/**
 * The last proofs about a product, epoch ms; null: never. Seen: sold, packed, scanned or confirmed. Missed: somebody looked and it
 * was not there.
 */
export type Proofs = { mode: StockMode; seenMs: number | null; missedMs: number | null }

/** Goods that are counted are as sure as their stock. Without any proof a product is likely there: the shop put it on its shelf. */
export const confidenceOf = ({ mode, seenMs, missedMs }: Proofs, nowMs: number): Confidence => {
  if (isCounted(mode)) return 'high'
  if (mode === 'ask_first') return 'confirm'
  if (missedMs !== null && missedMs >= (seenMs ?? 0)) return 'confirm'
  if (seenMs === null) return 'likely'
  const days = (nowMs - seenMs) / DAY_MS
  if (days > SEEN_DAYS.likely) return 'confirm'
  const wasMissed = missedMs !== null && nowMs - missedMs <= MISSED_DAYS * DAY_MS
  return days <= SEEN_DAYS.high && !wasMissed ? 'high' : 'likely'
}

/** Whether a shop may promise a product without looking: for automatic acceptance, and for a replacement that it suggests. */
export const isPromised = (confidence: Confidence): boolean => confidence !== 'confirm'

const RANK: Record<Confidence, number> = { high: 0, likely: 1, confirm: 2 }

/** The surest first, for lists of replacements; a negative number when the first one is surer. */
export const compareConfidence = (one: Confidence, other: Confidence): number => RANK[one] - RANK[other]
