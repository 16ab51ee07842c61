const WORDS_MOST = 8

/** Lower-case words of a text in any script. Vowel signs of Indian scripts are marks and belong to their word. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

/** What somebody searches for: its words, and as the database is asked: each word as a beginning, all of them needed. */
export type Search = { words: string[]; tsquery: string; text: string }

/** The first eight words of a search; `undefined` when there is none. */
export const toSearch = (search: string | undefined): Search | undefined => {
  const words = wordsOf(search ?? '').slice(0, WORDS_MOST)
  if (words.length === 0) return undefined
  return { words, tsquery: words.map((word) => `'${word}':*`).join(' & '), text: words.join(' ') }
}
