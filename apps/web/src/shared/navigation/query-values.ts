import { ORDER_AMOUNT_MAX } from '@jhola/contract/constants'
import { toLatinDigits } from '@jhola/contract/shared/text/digits'

/** Parsers for the query of a list; invalid values give the fallback. */

const PAGE_MAX = 100_000

/** One of these values, else the fallback. */
export const readChoice = <T extends string, U extends string>(values: readonly T[], text: string | null, fallback: U): T | U =>
  values.find((value) => value === text) ?? fallback

/** Number of a page, starting at 1. */
export const readPage = (text: string | null): number => {
  const page = Number(text)
  return Number.isInteger(page) && page > 0 && page <= PAGE_MAX ? page : 1
}

/** Rupees typed in any script, with or without commas; `null` for an empty or invalid amount. */
export const readAmount = (text: string | null): number | null => {
  const number = toLatinDigits(text ?? '').replace(/[,\s]/g, '')
  const amount = number === '' ? Number.NaN : Number(number)
  return amount >= 0 && amount <= ORDER_AMOUNT_MAX ? Math.round(amount * 100) / 100 : null
}

/** `from` and `to` of the rows on a page; both 0 for an empty list. */
export const rowRange = (page: number, pageSize: number, total: number): { from: number; to: number } =>
  total === 0 ? { from: 0, to: 0 } : { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total) }
