import { minuteOfDay } from '../../shared/time.ts'

const WEEK_DAYS = 7
/** Past its last day by one. */
const EXPIRED_DAYS = -1

/**
 * Days before the last day at which a shop hears of goods: when they come within its own number of days, a week before, and once they
 * may no longer be sold. Told at each mark once, nobody is told the same every day.
 */
export const expiryMarks = (days: number): number[] => [...new Set([days, Math.min(WEEK_DAYS, days), EXPIRED_DAYS])]

const MORNING = { earliest: 7 * 60, latest: 12 * 60, longest: 3 * 60 }

/** Is this minute of the day the morning of a shop that opens then? Not before seven; who opens late has three hours. */
export const isShopMorning = (minute: number, opens: string): boolean => {
  const from = Math.max(minuteOfDay(opens), MORNING.earliest)
  return minute >= from && minute < Math.max(MORNING.latest, from + MORNING.longest)
}
