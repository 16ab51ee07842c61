import { addDays, toShopTime } from '@jhola/contract/shared/time'
import { isOpenAt, isPausedAt, nextOpeningMs, type OpeningHours, type StoreClock } from '@jhola/contract/stores/hours'

/** The opening status at a moment, by the hours in the form. `opensMs` null: on none of the next sixty days. */
export type HoursPreview = { kind: 'open' | 'by_hand' | 'paused' } | { kind: 'closed'; opensMs: number | null }

/** The status that customers would see now, by the contract's own rule. */
export const previewHours = (clock: StoreClock, nowMs: number): HoursPreview => {
  if (clock.closed_for_now) return { kind: 'by_hand' }
  if (isPausedAt(clock, nowMs)) return { kind: 'paused' }
  return isOpenAt(clock, nowMs) ? { kind: 'open' } : { kind: 'closed', opensMs: nextOpeningMs(clock, nowMs) }
}

/** Weekdays as on the wire: 0 is Sunday. */
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const

/** A coming day, and whether the shop is open on it. */
export type DayAhead = { date: string; weekday: (typeof WEEKDAYS)[number]; rests: 'weekly' | 'holiday' | null }

/** Today and the next days. */
export const daysAhead = (hours: OpeningHours, nowMs: number, count = 7): DayAhead[] => {
  const today = toShopTime(nowMs)
  return Array.from({ length: count }, (_, ahead) => {
    const date = addDays(today.date, ahead)
    const weekday = WEEKDAYS[(today.weekday + ahead) % 7] ?? 0
    const isHoliday = hours.holidays?.includes(date) ?? false
    return { date, weekday, rests: isHoliday ? 'holiday' : hours.working_days.includes(weekday) ? null : 'weekly' }
  })
}

/** Sorted holidays without duplicates and past dates. */
export const tidyHolidays = (dates: readonly string[], nowMs: number): string[] => {
  const { date: today } = toShopTime(nowMs)
  return [...new Set(dates)].filter((date) => date >= today).toSorted()
}
