import { wordsOf } from './search-words.ts'

/** A product's words in one string. */
export type Wordy = { product_id: string; words: string }

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
const typosAllowed = (word: string): number => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2)

/** How well one word of the search is met by one of the product's, 0 to 1. */
const likenessOf = (asked: string, word: string): number => {
  if (word.startsWith(asked)) return 1
  if (asked.length >= 4 && word.includes(asked)) return 0.8
  const allowed = typosAllowed(asked)
  if (allowed === 0 || asked[0] !== word[0]) return 0
  const typos = countTypos(asked, word, allowed)
  return typos > allowed ? 0 : 0.9 - typos / (asked.length + 1)
}

/** The products that have something like every word, best first; when there are none, something like any of them. */
export const rankAlike = (asked: readonly string[], products: readonly Wordy[]): string[] => {
  const scored = products.map(({ product_id, words }) => {
    const own = wordsOf(words)
    const scores = asked.map((word) => Math.max(0, ...own.map((ownWord) => likenessOf(word, ownWord))))
    return { product_id, met: scores.filter((score) => score > 0).length, score: scores.reduce((sum, score) => sum + score, 0) }
  })
  const whole = scored.filter(({ met }) => met === asked.length)
  const kept = whole.length > 0 ? whole : scored.filter(({ met }) => met > 0)
  // A stable sort: what the database found more alike stays ahead.
  return kept.toSorted((a, b) => b.score - a.score).map(({ product_id }) => product_id)
}
