import { addDays } from '@jhola/contract/shared/time'

const DATE = /^\d{4}-\d\d-\d\d$/

/** The day in the page's URL; today when there is none, or it is in the future. */
export const toDay = (text: string | null, today: string): string =>
  text !== null && DATE.test(text) && text <= today ? text : today

/** The month of a day, up to its end or today. */
export const monthOf = (day: string, today: string): { from: string; to: string } => {
  const from = `${day.slice(0, 8)}01`
  let to = day
  while (to < today && addDays(to, 1).slice(0, 7) === day.slice(0, 7)) to = addDays(to, 1)
  return { from, to }
}

/** The given number of days up to this one. */
export const lastDays = (until: string, count: number): { from: string; to: string } => ({
  from: addDays(until, 1 - count),
  to: until,
})
