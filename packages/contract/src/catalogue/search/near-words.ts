import type { Choice } from './levels.ts'
import type { SearchPlan, Term } from './plan-search.ts'
import type { Synonyms } from './synonyms.ts'

/**
 * How many letters must be typed otherwise to make one word of the other: left out, added, changed, or two neighbours
 * swapped (optimal string alignment). Gives `most + 1` as soon as it is more than `most`.
 */
export const countTypos = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1
      let best = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + cost)
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwap) best = Math.min(best, (before[column - 2] ?? 0) + 1)
      current.push(best)
    }
    if (Math.min(...current) > most) return most + 1
    before = last
    last = current
  }
  return last[b.length] ?? most + 1
}

/** Short words leave little room for mistakes; the first letter is seldom wrong. */
const typosAllowed = (word: string): number => (word.length < 3 ? 0 : word.length < 7 ? 1 : 2)

/** Of the words, those with the fewest typos, if few enough. */
const nearestOf = (asked: string, words: Iterable<string>): { typos: number; words: string[] } => {
  let best = typosAllowed(asked)
  let found: string[] = []
  for (const word of words) {
    if (word[0] !== asked[0]) continue
    const typos = countTypos(asked, word, best)
    if (typos > best) continue
    if (typos < best) found = []
    best = typos
    found.push(word)
  }
  return { typos: best, words: found }
}

/** The shop's words, as typed and by sound: tokens `=` and `~`. */
export type ShopWords = { words: ReadonlySet<string>; sounds: ReadonlySet<string> }

/** Sorts tokens of the shop's products into its words and their sounds. */
export const toShopWords = (tokens: Iterable<string>): ShopWords => {
  const words = new Set<string>()
  const sounds = new Set<string>()
  for (const token of tokens) {
    if (token.startsWith('=')) words.add(token.slice(1))
    else if (token.startsWith('~')) sounds.add(token.slice(1))
  }
  return { words, sounds }
}

const nearChoice = (term: Term, shop: ShopWords, synonyms: Synonyms): Choice | undefined => {
  const has = (token: string): boolean => (token.startsWith('=') ? shop.words : shop.sounds).has(token.slice(1))
  const whole = [...term.exact, ...term.sound, ...term.meaning]
  if (whole.some(has)) return { any: whole, beginnings: [], beside: false }
  const beginsAny = (beginning: string): boolean => {
    for (const word of beginning.startsWith('=') ? shop.words : shop.sounds) if (word.startsWith(beginning.slice(1))) return true
    return false
  }
  // One letter begins everything.
  if (term.word.length > 1 && term.beginnings.some(beginsAny)) return { any: whole, beginnings: term.beginnings, beside: false }
  const found = [
    { ...nearestOf(term.word, shop.words), sign: '=' },
    { ...nearestOf(term.key, shop.sounds), sign: '~' },
    { ...nearestOf(term.key, synonyms.keys), sign: '' },
  ].filter(({ words }) => words.length > 0)
  const least = Math.min(...found.map(({ typos }) => typos))
  const any = found
    .filter(({ typos }) => typos === least)
    .flatMap(({ words, sign }) =>
      words.flatMap((word) => (sign ? [`${sign}${word}`] : synonyms.of(word).map((key) => `~${key}`))),
    )
  return any.some(has) ? { any: [...new Set(any)], beginnings: [], beside: false } : undefined
}

/** Each word of the search as the words of the shop that look most like it; words that look like none are left out. */
export const chooseNear = (plan: SearchPlan, shop: ShopWords, synonyms: Synonyms): Choice[] =>
  (plan.readings[0] ?? []).flatMap((term) => nearChoice(term, shop, synonyms) ?? [])
