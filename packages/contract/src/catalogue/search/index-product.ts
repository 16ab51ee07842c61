import { wordsOf } from './text/fold.ts'
import { soundKey } from './text/sound-key.ts'

/** The searchable fields of a product. */
export type Searchable = {
  name: string
  name_hi?: string | null
  brand?: string
  /** Other names for it, in one string. */
  aliases?: string
  barcode?: string | null
  category?: string
  category_hi?: string | null
  tags?: readonly string[]
  pack_size?: string | null
  description?: string
  description_hi?: string | null
}

/** Where a token occurs: in the name (A), in aliases, brand or barcode (B), or in tags, pack or description (D). */
export type Place = 'A' | 'B' | 'D'

/**
 * The search index of a product. A token is a prefix and a word: `=` as folded, `~` its sound, `^` the sound of the head word
 * ("milk" of "Toned Milk", not of "Milk Bread"), `#` the sound of the whole category.
 */
export type ProductIndex = ReadonlyMap<string, Place>

/** Increased with every change of the tokens, so that existing products are indexed again. */
export const INDEX_VERSION = 5

const NOT_THE_THING = new Set(['loose', 'खुला', 'खुली', 'kg', 'g', 'ml', 'l', 'किलो', 'kit', 'pack', 'can', 'कैन'])

/** The last word before a bracket, and the last one in it. */
const headsOf = (name: string): string[] =>
  name.split(/[()/]/u).flatMap(
    (part) =>
      wordsOf(part)
        .filter((word) => !/^\p{N}/u.test(word) && !NOT_THE_THING.has(word))
        .at(-1) ?? [],
  )

/** Each word, and pairs of neighbours written as one: `icecream` finds `ice cream`. */
const readingsOf = (words: readonly string[]): string[][] => [
  ...words.map((word) => [word]),
  ...words.slice(1).map((word, index) => [words[index] ?? '', word]),
]

/** The tokens of a product. */
export const indexProduct = (product: Searchable): ProductIndex => {
  const tokens = new Map<string, Place>()
  const put = (token: string, place: Place): void => {
    // Longer tokens are found by their beginning; the index limits their length.
    const kept = token.slice(0, 60)
    const before = tokens.get(kept)
    if (before === undefined || place < before) tokens.set(kept, place)
  }
  const putWords = (words: readonly string[], place: Place): void => {
    put(`=${words.join('')}`, place)
    put(`~${soundKey(...words)}`, place)
  }
  const putText = (text: string | null | undefined, place: Place): void => {
    for (const words of readingsOf(wordsOf(text ?? ''))) putWords(words, place)
  }
  for (const name of [product.name, product.name_hi ?? '']) {
    putText(name, 'A')
    for (const head of headsOf(name)) put(`^${soundKey(head)}`, 'A')
  }
  putText(product.brand, 'B')
  putText(product.aliases, 'B')
  putText(product.barcode, 'B')
  for (const category of [product.category, product.category_hi]) {
    if (category) put(`#${soundKey(...wordsOf(category))}`, 'B')
    putText(category, 'D')
  }
  for (const beside of [product.tags?.join(' '), product.pack_size]) putText(beside, 'D')
  // Not for sentences: their words are not written as one, and the pairs would be half of the index.
  for (const sentence of [product.description, product.description_hi])
    for (const word of wordsOf(sentence ?? '')) putWords([word], 'D')
  return tokens
}
