import { minuteOfDay } from '../../shared/time.ts'

const WEEK_DAYS = 7
/** One day after its last day. */
const EXPIRED_DAYS = -1

/**
 * Days before the last day at which a shop is notified: at its own number of days, a week before, and once the product may no
 * longer be sold. One notification for each, never daily.
 */
export const expiryMarks = (days: number): number[] => [...new Set([days, Math.min(WEEK_DAYS, days), EXPIRED_DAYS])]

const MORNING = { earliest: 7 * 60, latest: 12 * 60, longest: 3 * 60 }

/**
 * Whether a minute of the day is in the notification window of a shop that opens then. It begins at seven or later; a shop that
 * opens late has three hours.
 */
export const isShopMorning = (minute: number, opens: string): boolean => {
  const from = Math.max(minuteOfDay(opens), MORNING.earliest)
  return minute >= from && minute < Math.max(MORNING.latest, from + MORNING.longest)
}
