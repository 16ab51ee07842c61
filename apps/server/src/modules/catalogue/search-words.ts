/** Words of a search, in any script; at most eight. Vowel signs of Indian scripts are marks and belong to their word. */
const wordsOf = (search: string): string[] =>
  search
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 8)

/** What the database is asked: each word as a beginning, all of them needed. `undefined` when there is no word. */
export const toSearch = (search: string | undefined): { tsquery: string; text: string } | undefined => {
  const words = wordsOf(search ?? '')
  if (words.length === 0) return undefined
  return { tsquery: words.map((word) => `'${word}':*`).join(' & '), text: words.join(' ') }
}
