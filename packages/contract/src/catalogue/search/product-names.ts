import { CATEGORIES, CATEGORY_GROUPS } from '../categories.ts'
import { unitOf } from './amount-words.ts'
import { dailyGoods } from './daily-goods.ts'
import { wordsOf } from './text/fold.ts'
import { soundKey } from './text/sound-key.ts'
import { nearestOf } from './text/typos.ts'

/** One word of a search for product names: tokens that equal the word, and tokens for its beginning. */
export type QueryWord = { word: string; key: string; beginnings: readonly string[] }

/**
 * How closely a name must match: its words as typed or by sound, words with this beginning, words with a typing mistake, each
 * in the typed script; or Latin text that sounds like its words in any script.
 */
export type Closeness = 'whole' | 'begun' | 'near' | 'heard'

/** Products that a search names in another language: their English words, and the words of the search that named them. */
export type NamedProducts = {
  english: readonly string[]
  /** Indexes of the words that are part of the name; the other words say something else (a brand). */
  said: readonly number[]
  /** Whether the word for the thing itself was among them. */
  isHead: boolean
  isCategory: boolean
}

/** Names of everyday products in other languages, to find their English names. */
export type ProductNames = { find(query: readonly QueryWord[], how: Closeness): NamedProducts[] }

/** More products than this are no useful result and make the query long. */
const MOST = 20

type Name = { english: readonly string[]; words: number; head: string; isCategory: boolean }

const CATEGORY_NAMES: ReadonlySet<string> = new Set([
  ...CATEGORIES.flatMap(({ name, label }) => [name, label]),
  ...CATEGORY_GROUPS.map(({ label }) => label),
])

const withoutBrackets = (text: string): string => text.replace(/\([^)]*\)/gu, ' ')

/** Sizes and single letters (`9 W`, `W320`) are not searched. */
const tellingWords = (english: string): string[] =>
  wordsOf(withoutBrackets(english)).filter(
    (word, index, words) => word.length > 1 && !/^\d/.test(`${words[index - 1] ?? ''}${word}`),
  )

/** The word's Unicode block: one sound is a different word in the next language. Urdu's letters are in two blocks. */
const scriptOf = (word: string): string => {
  const code = word.codePointAt(0) ?? 0
  return String(code < 0x0600 ? 0 : code < 0x0800 ? 0x0600 : code & ~0x7f)
}

/** Words and their sounds, and pairs of neighbours that some people write as one word. */
const tokensOf = (words: readonly string[]): string[] => [
  ...words.flatMap((word) => [`=${word}`, `~${soundKey(word)}|${scriptOf(word)}`]),
  ...words.slice(1).map((word, index) => `=${words[index]}${word}`),
]

type Book = { names: readonly Name[]; byToken: ReadonlyMap<string, readonly number[]>; sorted: readonly string[] }

const readBook = (entries: Iterable<readonly [english: string, local: string]>): Book => {
  const names: Name[] = []
  const byToken = new Map<string, number[]>()
  for (const [name, local] of [...dailyGoods(), ...entries]) {
    const english = tellingWords(name)
    // Nobody searches for the packaging.
    const main = wordsOf(withoutBrackets(local)).filter((word) => unitOf(word) === undefined)
    if (english.length === 0 || main.length === 0) continue
    // "(loose)" says how it is sold; other brackets contain another name.
    const words = name.endsWith('(loose)') ? main : wordsOf(local)
    const at = names.push({ english, words: main.length, head: main.at(-1) ?? '', isCategory: CATEGORY_NAMES.has(name) }) - 1
    for (const token of new Set(tokensOf(words))) {
      const holders = byToken.get(token) ?? []
      holders.push(at)
      byToken.set(token, holders)
    }
  }
  return { names, byToken, sorted: [...byToken.keys()].sort() }
}

const firstFrom = (sorted: readonly string[], wanted: string): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < wanted) low = middle + 1
    else high = middle
  }
  return low
}

const begunSo = (sorted: readonly string[], beginning: string): string[] => {
  const found: string[] = []
  for (let at = firstFrom(sorted, beginning); sorted[at]?.startsWith(beginning); at += 1) found.push(sorted[at] ?? '')
  return found
}

const LATIN = scriptOf('a')
/** For typing mistakes in these scripts the shop's own words are better: every product has them. */
const SHOP_SCRIPTS: readonly string[] = [LATIN, scriptOf('अ')]

const soundsLike = (sorted: readonly string[], beginning: string, script: string): string[] =>
  begunSo(sorted, `~${beginning}`).filter((token) => token.endsWith(`|${script}`))

const nearTokens = (sorted: readonly string[], { word, key }: QueryWord, script: string): string[] => {
  if (SHOP_SCRIPTS.includes(script)) return []
  const words = begunSo(sorted, `=${word.slice(0, 1)}`).map((token) => token.slice(1))
  const sounds = soundsLike(sorted, key.slice(0, 1), script).map((token) => token.slice(1, token.indexOf('|')))
  return [
    ...nearestOf(word, words).words.map((one) => `=${one}`),
    ...nearestOf(key, sounds).words.map((one) => `~${one}|${script}`),
  ]
}

const begunTokens = (sorted: readonly string[], { beginnings }: QueryWord, script: string): string[] => {
  const [written = [], bySound = []] = ['=', '~'].map((sign) => beginnings.filter((one) => one.startsWith(sign)))
  const asTyped = written.flatMap((one) => begunSo(sorted, one))
  return asTyped.length > 0 ? asTyped : bySound.flatMap((one) => soundsLike(sorted, one.slice(1), script))
}

const tokensFor = ({ sorted }: Book, query: QueryWord, how: Closeness): string[] => {
  const { word, key } = query
  const script = scriptOf(word)
  const whole = [`=${word}`, `~${key}|${script}`]
  if (script === LATIN) return how === 'heard' ? begunSo(sorted, `~${key}|`) : []
  switch (how) {
    case 'begun':
      return begunTokens(sorted, query, script)
    case 'near':
      return [...whole, ...nearTokens(sorted, query, script)]
    default:
      return whole
  }
}

const inAll = (sets: readonly ReadonlySet<number>[]): number[] => {
  const [first, ...others] = sets
  return first ? [...first].filter((one) => others.every((other) => other.has(one))) : []
}

const findIn = (book: Book, query: readonly QueryWord[], how: Closeness): NamedProducts[] => {
  const holders = query.map((one) => new Set(tokensFor(book, one, how).flatMap((token) => book.byToken.get(token) ?? [])))
  const said = holders.flatMap((set, index) => (set.size > 0 ? [index] : []))
  const found = new Map<string, NamedProducts & { left: number }>()
  for (const at of inAll(said.map((index) => holders[index] ?? new Set<number>()))) {
    const name = book.names[at]
    const left = name ? name.words - said.length : 0
    // The name of a category lists its contents: a single word of it does not name the category.
    if (!name || (name.isCategory && (left > 0 || how !== 'whole'))) continue
    const headKey = soundKey(name.head)
    const isHead = said.some((index) => query[index]?.key === headKey) || left <= 0
    // A search for almonds means almonds, not products made of them. Those are found by the beginning of their own name.
    if (how === 'whole' && !isHead) continue
    const known = found.get(name.english.join(' '))
    if (known && known.left <= left) continue
    found.set(name.english.join(' '), { english: name.english, said, isHead, isCategory: name.isCategory, left })
  }
  return [...found.values()]
    .toSorted((a, b) => a.left - b.left)
    .slice(0, MOST)
    .map(({ left: _left, ...goods }) => goods)
}

/**
 * Reads pairs of an English name and its name in another language, in addition to the everyday products. One English name may
 * come in many languages.
 */
export const createProductNames = (entries: Iterable<readonly [english: string, local: string]>): ProductNames => {
  const book = readBook(entries)
  return { find: (query, how) => findIn(book, query, how) }
}

/** No names in other languages. */
export const NO_PRODUCT_NAMES: ProductNames = { find: () => [] }
