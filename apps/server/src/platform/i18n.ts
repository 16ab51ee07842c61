import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGoodsNames, type GoodsNames } from '@jhola/contract/catalogue/search/goods-names'
import { ERRORS, type ErrorCode } from '@jhola/contract/errors'
import { directionOf } from '@jhola/contract/shared/text/language'

/** What the server says to people, in their language; what a language lacks is said in English. */
export type Messages = {
  /** The text of an error with the facts of its details. */
  error(language: string, code: ErrorCode, details?: object): string
  /** A text of the area `server`: `orders.placed`. Throws when English lacks it. */
  message(language: string, key: string, values?: object): string
  /** A word that the web app has in its area `common`: `unit.kg`. Throws when English lacks it. */
  word(language: string, key: string): string
  /** What a shop's sign says for goods in this language; `null` in English, which is their own name, and where nothing is known. */
  nameOfGoods(language: string, goods: Goods): string | null
  /** What everyday goods are called in all languages, to search by. */
  goodsNames(): GoodsNames
  /** What is wrong with one field; `english` is the contract's own text where it has one. */
  field(language: string, code: string, values: object, english?: string): string
}

/** Goods carry their English and Hindi names with them. */
type Goods = { name: string; name_hi: string | null }

type Catalogue = ReadonlyMap<string, string>

const AREAS = ['errors', 'server', 'common', 'names'] as const

const flatten = (value: unknown, key: string): [string, string][] => {
  if (typeof value === 'string') return [[key, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, `${key}.${name}`))
}

const readCatalogue = (folder: string): Catalogue => {
  const entries = AREAS.map((area) => [area, join(folder, `${area}.json`)] as const)
    .filter(([, file]) => existsSync(file))
    .flatMap(([area, file]) => flatten(JSON.parse(readFileSync(file, 'utf8')), area))
  return new Map(entries)
}

/** Between these a value keeps its own direction (U+2068, U+2069). */
const [ISOLATED, ISOLATED_END] = ['\u2068', '\u2069']

/** A value in a sentence from right to left: what stands beside it stays in its place. Programs would take the marks for a link's. */
const isolate = (value: string): string => (/^https?:/.test(value) ? value : `${ISOLATED}${value}${ISOLATED_END}`)

const NAMES = 'names.'
const readGoodsNames = (catalogues: Iterable<Catalogue>): GoodsNames =>
  createGoodsNames(
    [...catalogues].flatMap((catalogue) =>
      [...catalogue].flatMap(([key, name]) => (key.startsWith(NAMES) ? [[key.slice(NAMES.length), name] as const] : [])),
    ),
  )

/** `{seconds}` of the contract and `{{seconds}}` of the catalogues. */
const fill = (language: string, text: string, values: object | undefined): string =>
  text.replace(/\{\{?\s*(\w+)\s*\}?\}/g, (whole, name: string) => {
    const value: unknown = values ? Reflect.get(values, name) : undefined
    if (typeof value !== 'string' && typeof value !== 'number') return whole
    return directionOf(language) === 'rtl' ? isolate(String(value)) : String(value)
  })

/** `Name is required` -> `name_is_required`: how a text that only the contract knows is found in a catalogue. */
const toKey = (english: string): string =>
  english
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')

/** Reads the web app's catalogues (`<folder>/<language>/errors.json`, `server.json`); both sides say the same. */
export const loadMessages = (folder: string): Messages => {
  const languages = existsSync(folder) ? readdirSync(folder) : []
  const catalogues = new Map(languages.map((language) => [language, readCatalogue(join(folder, language))]))
  const find = (language: string, key: string): string | undefined =>
    catalogues.get(language)?.get(key) ?? catalogues.get('en')?.get(key)
  const get = (language: string, key: string): string => {
    const text = find(language, key)
    if (text === undefined) throw new Error(`there is no text ${key}`)
    return text
  }
  let goodsNames: GoodsNames | undefined
  return {
    // Few screens meet the refusals of files: the server says them, and no page carries their texts.
    error: (language, code, details) =>
      fill(language, find(language, `errors.${code}`) ?? find(language, `server.refused.${code}`) ?? ERRORS[code].text, details),
    message: (language, key, values) => fill(language, get(language, `server.${key}`), values),
    word: (language, key) => get(language, `common.${key}`),
    nameOfGoods: (language, { name, name_hi }) => {
      if (language === 'en') return null
      return language === 'hi' ? name_hi : (catalogues.get(language)?.get(`names.${name}`) ?? null)
    },
    goodsNames: () => {
      // Read at the first search: hearing some 6,000 names takes a while.
      goodsNames ??= readGoodsNames(catalogues.values())
      return goodsNames
    },
    field: (language, code, values, english) => {
      if (english !== undefined) return catalogues.get(language)?.get(`server.said.${toKey(english)}`) ?? english
      return fill(
        language,
        find(language, `server.field.${code}`) ?? find(language, 'server.field.invalid') ?? ERRORS['request.invalid'].text,
        values,
      )
    },
  }
}

const shared = new Map<string, Messages>()

/** The messages of this folder, read once per process: all servers of one process share them. */
export const sharedMessages = (folder: string): Messages => {
  const messages = shared.get(folder) ?? loadMessages(folder)
  shared.set(folder, messages)
  return messages
}
