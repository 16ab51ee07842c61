import { toLatinDigits } from '../shared/text/digits.ts'
import { addDays } from '../shared/time.ts'

/** The source of an order. */
export const ORDER_CHANNELS = ['web', 'counter', 'phone', 'whatsapp'] as const
export type OrderChannel = (typeof ORDER_CHANNELS)[number]

/** Date filters of the shop's order table. */
export const DATE_RANGES = ['all', 'today', 'yesterday', 'last_7_days', 'last_30_days', 'custom'] as const
export type DateRange = (typeof DATE_RANGES)[number]

/** First and last day, both included; `undefined` is open. */
export type Days = { from?: string | undefined; to?: string | undefined }

/** The days of a range on the shop's `today`; the last 7 days are today and the six before it. `custom` uses the given days. */
export const daysOfRange = (range: DateRange, today: string, given: Days = {}): Days => {
  switch (range) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'last_7_days':
      return { from: addDays(today, -6), to: today }
    case 'last_30_days':
      return { from: addDays(today, -29), to: today }
    case 'custom':
      return given
    case 'all':
      return {}
  }
}

const PHONE_LIKE = /^\+?[\d\s()-]{6,}$/

/**
 * Normalises a typed order search: lower case; an order's number without its shop's name (`001-0007` becomes `-0007`); a phone
 * number without separators between its digits.
 */
export const toOrderSearch = (typed: string, displayStoreId: string): string => {
  const text = typed.trim().toLowerCase()
  // Only for numbers: names are searched as typed.
  const latin = toLatinDigits(text)
  const prefix = `${displayStoreId.toLowerCase()}-`
  if (latin.startsWith(prefix)) return latin.slice(prefix.length - 1)
  if (!PHONE_LIKE.test(latin)) return text
  const digits = latin.replace(/[\s()-]/g, '')
  return digits.length === 11 && digits.startsWith('0') ? digits.slice(1) : digits
}
