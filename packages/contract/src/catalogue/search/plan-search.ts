import { readAmountWords, unitOf } from './amount-words.ts'
import { readNumberNames } from './number-names.ts'
import type { Synonyms } from './synonyms.ts'
import { wordsOf } from './text/fold.ts'
import { soundKey } from './text/sound-key.ts'

const WORDS_MAX = 8

/** Filler words, which say nothing about the product. */
const FILLERS = new Set(
  wordsOf(
    `ka ki ke ko wala wali wale the of for and or a an aur me mein hai chahiye dena do please with some buy online need want
    का की के को वाला वाली वाले और में चाहिए दे दो है`,
  ),
)

/** One word of a search: the tokens that match it, from the most to the least exact. */
export type Term = {
  word: string
  key: string
  exact: string[]
  sound: string[]
  meaning: string[]
  /** Matches tokens with these beginnings. */
  beginnings: string[]
}

/** A parsed search. A product must match all terms of one reading. */
export type SearchPlan = {
  /** The words as typed, then with one pair of neighbours joined. Never empty. */
  readings: Term[][]
  /** Tokens of the amount: products that match all of them come first. */
  amounts: string[]
}

/** A short word in Latin letters sounds like the beginning of too many others. */
const IS_LATIN = /^[a-z]{1,4}$/

/** One word, or several joined to one. */
export const toTerm = (words: readonly string[], synonyms: Synonyms): Term => {
  const word = words.join('')
  const key = soundKey(...words)
  return {
    word,
    key,
    exact: [`=${word}`],
    sound: [`~${key}`],
    meaning: synonyms.of(key).map((other) => `~${other}`),
    beginnings: key.length > 1 && !IS_LATIN.test(word) ? [`=${word}`, `~${key}`] : [`=${word}`],
  }
}

/** "500 g" and "500g" are one token, and so is "500" alone. */
const toAmounts = (words: readonly string[]): string[] => {
  const amounts: string[] = []
  for (const [index, word] of words.entries()) {
    const unit = unitOf(word)
    const before = words[index - 1] ?? ''
    if (unit && /^\d/.test(before)) amounts[amounts.length - 1] = `=${before}${unit}`
    else amounts.push(`=${unit ?? word}`)
  }
  return amounts
}

const isNumber = (word: string): boolean => /^\d{1,5}$/.test(word)

/** Gram flour and black gram are not amounts. */
const isAmount = (word: string, before: string | undefined): boolean =>
  isNumber(word) || (unitOf(word) !== undefined && (word !== 'gram' || (before !== undefined && isNumber(before))))

/** Parses typed text; `undefined` if it has no word. Up to eight words count. */
export const planSearch = (typed: string, synonyms: Synonyms): SearchPlan | undefined => {
  const words = readAmountWords(readNumberNames(wordsOf(typed)).slice(0, WORDS_MAX))
  const amounts = words.filter((word, index) => isAmount(word, words[index - 1]))
  const contentWords = words.filter((word, index) => !isAmount(word, words[index - 1]) && !FILLERS.has(word))
  // A search for "kg" alone means the word.
  const needed = contentWords.length > 0 ? contentWords : words.map((word) => unitOf(word) ?? word)
  if (needed.length === 0) return undefined
  const apart = needed.map((word) => [word])
  const joined = needed
    .slice(1)
    .map((word, index) => [...apart.slice(0, index), [needed[index] ?? '', word], ...apart.slice(index + 2)])
  return {
    readings: [apart, ...joined].map((reading) => reading.map((one) => toTerm(one, synonyms))),
    amounts: contentWords.length > 0 ? toAmounts(amounts) : [],
  }
}
