import { isSaidAround, type PackWish, packWishOf } from './list-words.ts'
import { type ReadNumber, readNumber } from './number-words.ts'
import type { Token } from './tokens.ts'
import {
  isForThis,
  isMeasureAlone,
  isRupeeWord,
  isWithPrice,
  isWrapping,
  type ListUnit,
  measureOf,
  PAV_GRAMS,
} from './unit-words.ts'

/** What a stretch of a list says: an amount, an amount of money, how many times, a wish for a size, or a word of a product. */
export type Part = { at: number; from: number; to: number } & (
  | { kind: 'amount'; value: number; unit: ListUnit | null }
  | { kind: 'rupees'; value: number }
  | { kind: 'times'; value: number }
  | { kind: 'size'; size: PackWish }
  | { kind: 'word'; text: string }
  | { kind: 'around' }
)

type Read = { part: Part; taken: number }

/** Bare numbers above this are no count of things: "colgate 100". */
const COUNT_MAX = 99
const PRICE_MIN = 5

const isMoneyAfter = (tokens: readonly Token[], at: number, { value }: ReadNumber): number => {
  const next = tokens[at]?.text ?? ''
  const then = tokens[at + 1]?.text ?? ''
  if (isRupeeWord(next)) return 1 + Number(isForThis(then) || isWithPrice(then))
  if (!Number.isInteger(value) || value < PRICE_MIN) return 0
  return isForThis(next) || isWithPrice(next) ? 1 : 0
}

/** "do" also asks to give: "doodh do". */
const ALSO_GIVE = new Set(['do', 'dho', 'दो', 'دو', 'ਦੋ'])

/** A word that is a number counts where it begins a thing ("ek maggi") or ends it ("nimbu char"). */
const isCount = (tokens: readonly Token[], at: number, { value, taken, isDigits }: ReadNumber): boolean => {
  const next = tokens[at + taken]
  if (isDigits) return value <= COUNT_MAX
  if (next === undefined) return at > 0 && value >= 1 && Number.isInteger(value) && !ALSO_GIVE.has(tokens[at]?.text ?? '')
  if (isSaidAround(next.text)) return false
  return Number.isInteger(value) && readNumber([next.text], 0) === undefined && measureOf(next.text) === undefined
}

const isQuarter = (word: string): boolean => /^(?:pav|pao|paav|पाव|پاؤ|ਪਾਈਆ|পোয়া|পোৱা|ପାଆ)$/u.test(word)

/** "2 pav" is bread, "tamatar ek pav" and "ek pav paneer" are a quarter of a kilo. */
const isBread = (tokens: readonly Token[], at: number): boolean =>
  at === 1 && tokens.length === 2 && isQuarter(tokens[1]?.text ?? '') && readNumber([tokens[0]?.text ?? ''], 0) !== undefined

const readAmount = (tokens: readonly Token[], at: number): Read | undefined => {
  const words = tokens.slice(at, at + 6).map(({ text, isName }) => (isName ? '' : text))
  const first = tokens[at]
  if (!first) return undefined
  const place = (taken: number) => ({ at, from: first.from, to: tokens[at + taken - 1]?.to ?? first.to })
  if (/^[×*]$/.test(first.text)) {
    const many = readNumber(words, 1)
    return many && { part: { kind: 'times', value: many.value, ...place(1 + many.taken) }, taken: 1 + many.taken }
  }
  if (isRupeeWord(first.text)) {
    const money = readNumber(words, 1)
    const more = money && Number(isForThis(words[1 + money.taken] ?? '') || isWithPrice(words[1 + money.taken] ?? ''))
    return money?.isDigits
      ? { part: { kind: 'rupees', value: money.value, ...place(1 + money.taken) }, taken: 1 + money.taken + (more ?? 0) }
      : undefined
  }
  // "adrak paav", "shimla mirch paav bhar"
  if (at > 0 && !isBread(tokens, at) && isQuarter(first.text) && (words.length === 1 || words[1] === 'bhar' || words[1] === 'भर'))
    return { part: { kind: 'amount', value: PAV_GRAMS, unit: 'g', ...place(words.length) }, taken: words.length }
  const number = readNumber(words, 0)
  if (!number) return undefined
  const { value, taken } = number
  const money = isMoneyAfter(tokens, at + taken, number)
  if (money > 0) return { part: { kind: 'rupees', value, ...place(taken + money) }, taken: taken + money }
  const measure = isBread(tokens, at + taken) ? undefined : measureOf(words[taken] ?? '')
  if (measure) {
    const part = { kind: 'amount', value: value * measure.size, unit: measure.unit, ...place(taken + 1) } as const
    return { part, taken: taken + 1 }
  }
  if (!isCount(tokens, at, number)) return undefined
  return { part: { kind: 'amount', value, unit: null, ...place(taken) }, taken }
}

/** "kilo chini", "packet doodh": one of it. Only before a word, and at the beginning. */
const readAlone = (tokens: readonly Token[], at: number): Read | undefined => {
  const [one, next] = [tokens[at], tokens[at + 1]]
  if (at !== 0 || !one || !next || !isMeasureAlone(one.text) || readNumber([next.text], 0)) return undefined
  const measure = measureOf(one.text)
  return (
    measure && {
      part: { kind: 'amount', value: measure.size, unit: measure.unit, at, from: one.from, to: one.to },
      taken: 1,
    }
  )
}

/** Reads the words of one stretch of a list. */
export const readParts = (tokens: readonly Token[]): Part[] => {
  const parts: Part[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (!token) break
    const read = token.isName ? undefined : (readAmount(tokens, at) ?? readAlone(tokens, at))
    if (read) {
      parts.push(read.part)
      at += read.taken
      continue
    }
    const { text, from, to } = token
    const size = token.isName ? undefined : packWishOf(text)
    if (size !== undefined) parts.push({ kind: 'size', size, at, from, to })
    else if (!token.isName && (isSaidAround(text) || isWrapping(text) || isRupeeWord(text) || /^[×*&+]$/.test(text)))
      parts.push({ kind: 'around', at, from, to })
    else parts.push({ kind: 'word', text, at, from, to })
    at += 1
  }
  return parts
}
