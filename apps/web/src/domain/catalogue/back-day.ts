import { addDays, toShopTime } from '@jhola/contract/shared/time'

/** For so many days a weekday says clearly which day is meant. */
const WEEKDAY_DAYS = 6

/** How a time at which a product is there again is said: with the hour while it is near, later by its weekday or date. */
export type BackDay =
  | { kind: 'today' | 'tomorrow' }
  | { kind: 'weekday'; weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6 }
  | { kind: 'date'; date: string }

/** `null`: the time has come. Both in epoch ms. */
export const backDayOf = (backMs: number, nowMs: number): BackDay | null => {
  if (backMs <= nowMs) return null
  const back = toShopTime(backMs)
  const { date: today } = toShopTime(nowMs)
  if (back.date === today) return { kind: 'today' }
  if (back.date === addDays(today, 1)) return { kind: 'tomorrow' }
  if (back.date <= addDays(today, WEEKDAY_DAYS)) return { kind: 'weekday', weekday: back.weekday as 0 }
  return { kind: 'date', date: back.date }
}
