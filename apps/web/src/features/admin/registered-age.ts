import { toShopTime } from '@jhola/contract/shared/time'

const DAY_MS = 86_400_000
const WEEK_DAYS = 7
const MONTH_DAYS = 30

/** An age in the largest unit that the specification uses; `today` and `yesterday` need no count. */
export type RegisteredAge = { unit: 'today' | 'yesterday' } | { unit: 'days' | 'weeks' | 'months'; count: number }

const dayOf = (atMs: number): number => Date.parse(toShopTime(atMs).date) / DAY_MS

/**
 * Age of a registration: Today, Yesterday, days under 7, weeks under 30 days, then months of 30 days. Counted in calendar days of
 * India: a registration at 11 PM yesterday is from yesterday. Both arguments in epoch ms.
 */
export const registeredAge = (atMs: number, nowMs: number): RegisteredAge => {
  const days = Math.max(0, dayOf(nowMs) - dayOf(atMs))
  if (days === 0) return { unit: 'today' }
  if (days === 1) return { unit: 'yesterday' }
  if (days < WEEK_DAYS) return { unit: 'days', count: days }
  if (days < MONTH_DAYS) return { unit: 'weeks', count: Math.floor(days / WEEK_DAYS) }
  return { unit: 'months', count: Math.floor(days / MONTH_DAYS) }
}
