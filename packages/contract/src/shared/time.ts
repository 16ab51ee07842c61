/** India has one time zone and no daylight saving: UTC+05:30. */
const IST_OFFSET_MINUTES = 330
const DAY_MINUTES = 24 * 60
export const MINUTE_MS = 60_000
export const DAY_MS = DAY_MINUTES * MINUTE_MS

/** A moment by the shop's clock and calendar. */
export type ShopTime = {
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  date: string
  /** 0 = Sunday. */
  weekday: number
  /** Minutes since the shop's midnight, 0-1439. */
  minute: number
}

/** Epoch milliseconds to the shop's calendar and clock. */
export const toShopTime = (atMs: number): ShopTime => {
  const local = atMs + IST_OFFSET_MINUTES * MINUTE_MS
  const day = Math.floor(local / (DAY_MINUTES * MINUTE_MS))
  return {
    date: dayToDate(day),
    weekday: (((day + 4) % 7) + 7) % 7,
    minute: Math.floor(local / MINUTE_MS) - day * DAY_MINUTES,
  }
}

/** The shop's date and minute of the day to epoch milliseconds; minutes past 1439 run into the next day. */
export const fromShopTime = (date: string, minute: number): number =>
  dateToDay(date) * DAY_MINUTES * MINUTE_MS + (minute - IST_OFFSET_MINUTES) * MINUTE_MS

/** The date `days` after `date`. */
export const addDays = (date: string, days: number): string => dayToDate(dateToDay(date) + days)

/** Minutes since midnight of `HH:MM`; `24:00` is the end of the day. */
export const minuteOfDay = (clock: string): number => {
  const [hours, minutes] = clock.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

/** `HH:MM` of a minute of the day. */
export const clockOf = (minute: number): string =>
  `${String(Math.floor((minute % DAY_MINUTES) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Days since 1970-01-01 of a civil date (Howard Hinnant's days_from_civil). */
const dateToDay = (date: string): number => {
  const [year = 1970, month = 1, dayOfMonth = 1] = date.split('-').map(Number)
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + dayOfMonth - 1
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
}

/** The civil date of days since 1970-01-01 (civil_from_days). */
const dayToDate = (day: number): string => {
  const shifted = day + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthIndex = Math.floor((5 * dayOfYear + 2) / 153)
  const dayOfMonth = dayOfYear - Math.floor((153 * monthIndex + 2) / 5) + 1
  const month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`
}

/** Epoch milliseconds in the wire format: ISO 8601 UTC. Dates are created here, not in the rules. */
export const isoMoment = (atMs: number): string => new Date(atMs).toISOString()
