import { addDays, fromShopTime, isoMoment, minuteOfDay, toShopTime } from '@jhola/contract/shared/time'

/** Afternoon deliveries are on the shelf by then: five o'clock. */
const EVENING = 17 * 60
const WEEK_MS = 7 * 24 * 60 * 60_000
/** The longest time for which a product leaves the shelf; what is away for longer is sold out until restocked. */
export const DAYS_OFF_MAX = 90

/** Until when a choice with a fixed length takes a product off the shelf (ISO 8601). */
export const untilOf = (choice: 'tomorrow_evening' | 'week', nowMs: number): string =>
  choice === 'week' ? isoMoment(nowMs + WEEK_MS) : isoMoment(fromShopTime(addDays(toShopTime(nowMs).date, 1), EVENING))

/** What two fields say, as a moment (ISO 8601); `null` while one is empty, or when the time has passed or is too far away. */
export const untilTyped = (date: string, time: string, nowMs: number): string | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}/.test(time)) return null
  const atMs = fromShopTime(date, minuteOfDay(time.slice(0, 5)))
  const isTooFar = date > addDays(toShopTime(nowMs).date, DAYS_OFF_MAX)
  return atMs <= nowMs || isTooFar ? null : isoMoment(atMs)
}
