import type { Choice } from './levels.ts'
import type { SearchPlan, Term } from './plan-search.ts'
import type { Synonyms } from './synonyms.ts'
import { nearestOf } from './text/typos.ts'

/** The words of a shop's products, as typed and by sound: tokens `=` and `~`. */
export type SearchVocabulary = { words: ReadonlySet<string>; sounds: ReadonlySet<string> }

/** Splits tokens of the shop's products into words and sounds. */
export const toSearchVocabulary = (tokens: Iterable<string>): SearchVocabulary => {
  const words = new Set<string>()
  const sounds = new Set<string>()
  for (const token of tokens) {
    if (token.startsWith('=')) words.add(token.slice(1))
    else if (token.startsWith('~')) sounds.add(token.slice(1))
  }
  return { words, sounds }
}

const nearChoice = (term: Term, shop: SearchVocabulary, synonyms: Synonyms): Choice | undefined => {
  const has = (token: string): boolean => (token.startsWith('=') ? shop.words : shop.sounds).has(token.slice(1))
  const whole = [...term.exact, ...term.sound, ...term.meaning]
  if (whole.some(has)) return { any: whole, beginnings: [], beside: false }
  const beginsAny = (beginning: string): boolean => {
    for (const word of beginning.startsWith('=') ? shop.words : shop.sounds) if (word.startsWith(beginning.slice(1))) return true
    return false
  }
  // A single letter matches too many beginnings.
  if (term.word.length > 1 && term.beginnings.some(beginsAny)) return { any: whole, beginnings: term.beginnings, beside: false }
  const found = [
    { ...nearestOf(term.word, shop.words), sign: '=' },
    { ...nearestOf(term.key, shop.sounds), sign: '~' },
    { ...nearestOf(term.key, synonyms.keys), sign: '' },
  ].filter(({ words }) => words.length > 0)
  const min = Math.min(...found.map(({ typos }) => typos))
  const any = found
    .filter(({ typos }) => typos === min)
    .flatMap(({ words, sign }) =>
      words.flatMap((word) => (sign ? [`${sign}${word}`] : synonyms.of(word).map((key) => `~${key}`))),
    )
  return any.some(has) ? { any: [...new Set(any)], beginnings: [], beside: false } : undefined
}

/** Replaces each word of the search by the shop's most similar words; words without a similar one are left out. */
export const chooseNear = (plan: SearchPlan, shop: SearchVocabulary, synonyms: Synonyms): Choice[] =>
  (plan.readings[0] ?? []).flatMap((term) => nearChoice(term, shop, synonyms) ?? [])
