import { normalisePhone } from '@jhola/contract/shared/phone'
import { toLatinDigits } from '@jhola/contract/shared/text/digits'
import type { ApiReply } from '../../shared/api/api-client.ts'
import { typedDigits } from '../../shared/format/typed-digits.ts'

export type Order = ApiReply<'GET /orders/board'>['orders'][number]
export type ShelfProduct = ApiReply<'GET /inventory/shelf'>['products'][number]
/** A page of the counter by its name in the reader's language. `terms`: other words for it, in English. */
export type FoundPage = { to: string; label: string; terms: string }
export type FoundCustomer = { phone: string; name: string; orders: number }

/** As few digits as name a phone number or an order rather than an amount. */
const DIGITS_MIN = 2

const fold = (text: string): string => toLatinDigits(text.normalize('NFKC').toLowerCase()).trim()

const hasAll = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word))
const wordsOf = (typed: string): string[] => fold(typed).split(/\s+/).filter(Boolean)

/** The digits of a search that is a number: an order's, or a phone's with its separators and country code. */
const numberIn = (typed: string): string | null => {
  const text = fold(typed)
  if (!/^[+\d\s()-]+$/.test(text)) return null
  const digits = normalisePhone(text)?.slice('+91'.length) ?? typedDigits(text)
  return digits.length < DIGITS_MIN ? null : digits
}

/** Orders by number, customer's name or phone, in the given order of the list. */
export const matchOrders = (orders: readonly Order[], typed: string): Order[] => {
  const words = wordsOf(typed)
  const digits = numberIn(typed)
  if (words.length === 0) return []
  return orders.filter(({ order_number, customer_name, customer_phone }) => {
    if (digits !== null && (typedDigits(order_number).includes(digits) || typedDigits(customer_phone).includes(digits)))
      return true
    return hasAll(fold(`${order_number} ${customer_name}`), words)
  })
}

/** The customers of these orders whom the search names, once each; `orders` counts those of the list. */
export const customersIn = (orders: readonly Order[], typed: string): FoundCustomer[] => {
  const words = wordsOf(typed)
  const digits = numberIn(typed)
  const found = new Map<string, FoundCustomer>()
  for (const { customer_phone: phone, customer_name: name } of orders) {
    const isNamed = digits === null ? hasAll(fold(name), words) : typedDigits(phone).includes(digits)
    if (!isNamed || typedDigits(phone).length < 10) continue
    found.set(phone, { phone, name, orders: (found.get(phone)?.orders ?? 0) + 1 })
  }
  return [...found.values()]
}

/** Pages whose name in either language has every word; those that begin with it first. Without a search all of them. */
export const matchPages = <P extends FoundPage>(pages: readonly P[], typed: string): P[] => {
  const words = wordsOf(typed)
  const text = fold(typed)
  return pages
    .filter(({ label, terms }) => hasAll(fold(`${label} ${terms}`), words))
    .toSorted((a, b) => Number(fold(b.label).startsWith(text)) - Number(fold(a.label).startsWith(text)))
}

/** Products that this device has read, by their name in any language, brand or code. */
export const matchProducts = (products: readonly ShelfProduct[], typed: string, nameOf: (product: ShelfProduct) => string) => {
  const words = wordsOf(typed)
  if (words.length === 0) return []
  return products.filter((product) => {
    const { name, name_hi, brand, barcode } = product
    return hasAll(fold([name, name_hi, nameOf(product), brand, barcode].filter(Boolean).join(' ')), words)
  })
}

/** Merges two lists by key; what the first has wins. */
export const mergeBy = <T>(first: readonly T[], second: readonly T[], keyOf: (one: T) => string): T[] => [
  ...new Map([...second, ...first].map((one) => [keyOf(one), one])).values(),
]
