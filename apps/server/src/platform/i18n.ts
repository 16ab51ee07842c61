import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createProductNames, type ProductNames } from '@jhola/contract/catalogue/search/product-names'
import { ERRORS, type ErrorCode } from '@jhola/contract/errors'
import { directionOf } from '@jhola/contract/shared/text/language'

/** The server's texts in a person's language; English where a translation is missing. */
export type Messages = {
  /** The text of an error with the values of its details. */
  error(language: string, code: ErrorCode, details?: object): string
  /** A text of the area `server`: `orders.placed`. Throws if English does not have it. */
  message(language: string, key: string, values?: object): string
  /** A label of the web app's area `common`: `unit.kg`. Throws if English does not have it. */
  word(language: string, key: string): string
  /** The translated name of everyday products; `null` in English, which uses their own name, and if no translation is known. */
  nameOfGoods(language: string, goods: Goods): string | null
  /** The names of everyday products in all languages, for the search. */
  productNames(): ProductNames
  /** The problem of one field; `english` is the contract's own text if it has one. */
  field(language: string, code: string, values: object, english?: string): string
}

/** Products have their English and Hindi names. */
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

/** Unicode isolates (U+2068, U+2069): a value between them keeps its own direction. */
const [ISOLATED, ISOLATED_END] = ['\u2068', '\u2069']

/**
 * A value in a right-to-left sentence: isolated, so that the text around it keeps its order. Not for links: programs would take
 * the marks for a part of them.
 */
const isolate = (value: string): string => (/^https?:/.test(value) ? value : `${ISOLATED}${value}${ISOLATED_END}`)

const NAMES = 'names.'
const readProductNames = (catalogues: Iterable<Catalogue>): ProductNames =>
  createProductNames(
    [...catalogues].flatMap((catalogue) =>
      [...catalogue].flatMap(([key, name]) => (key.startsWith(NAMES) ? [[key.slice(NAMES.length), name] as const] : [])),
    ),
  )

/** Fills `{seconds}` of the contract and `{{seconds}}` of the catalogues. */
const fill = (language: string, text: string, values: object | undefined): string =>
  text.replace(/\{\{?\s*(\w+)\s*\}?\}/g, (whole, name: string) => {
    const value: unknown = values ? Reflect.get(values, name) : undefined
    if (typeof value !== 'string' && typeof value !== 'number') return whole
    return directionOf(language) === 'rtl' ? isolate(String(value)) : String(value)
  })

/** `Name is required` -> `name_is_required`: the catalogue key of a text that is defined only in the contract. */
const toKey = (english: string): string =>
  english
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')

/** Reads the web app's catalogues (`<folder>/<language>/errors.json`, `server.json`), so that both sides use the same texts. */
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
  let productNames: ProductNames | undefined
  return {
    // Few screens show errors of files: the server sends their texts, and no page includes them.
    error: (language, code, details) =>
      fill(language, find(language, `errors.${code}`) ?? find(language, `server.refused.${code}`) ?? ERRORS[code].text, details),
    message: (language, key, values) => fill(language, get(language, `server.${key}`), values),
    word: (language, key) => get(language, `common.${key}`),
    nameOfGoods: (language, { name, name_hi }) => {
      if (language === 'en') return null
      return language === 'hi' ? name_hi : (catalogues.get(language)?.get(`names.${name}`) ?? null)
    },
    productNames: () => {
      // Loaded at the first search: reading some 6,000 names takes a while.
      productNames ??= readProductNames(catalogues.values())
      return productNames
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
