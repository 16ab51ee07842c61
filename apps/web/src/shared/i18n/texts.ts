import type admin from '../../locales/en/admin.json'
import type auth from '../../locales/en/auth.json'
import type cart from '../../locales/en/cart.json'
import type checkout from '../../locales/en/checkout.json'
import type checks from '../../locales/en/checks.json'
import type common from '../../locales/en/common.json'
import type community from '../../locales/en/community.json'
import type counter from '../../locales/en/counter.json'
import type create from '../../locales/en/create.json'
import type desk from '../../locales/en/desk.json'
import type errors from '../../locales/en/errors.json'
import type help from '../../locales/en/help.json'
import type home from '../../locales/en/home.json'
import type inventory from '../../locales/en/inventory.json'
import type invoice from '../../locales/en/invoice.json'
import type labels from '../../locales/en/labels.json'
import type landing from '../../locales/en/landing.json'
import type match from '../../locales/en/match.json'
import type money from '../../locales/en/money.json'
import type ordering from '../../locales/en/ordering.json'
import type outbox from '../../locales/en/outbox.json'
import type pages from '../../locales/en/pages.json'
import type papers from '../../locales/en/papers.json'
import type password from '../../locales/en/password.json'
import type pay from '../../locales/en/pay.json'
import type place from '../../locales/en/place.json'
import type preferences from '../../locales/en/preferences.json'
import type prices from '../../locales/en/prices.json'
import type product from '../../locales/en/product.json'
import type profile from '../../locales/en/profile.json'
import type reading from '../../locales/en/reading.json'
import type refunds from '../../locales/en/refunds.json'
import type reviews from '../../locales/en/reviews.json'
import type savings from '../../locales/en/savings.json'
import type settings from '../../locales/en/settings.json'
import type signup from '../../locales/en/signup.json'
import type spoken from '../../locales/en/spoken.json'
import type starter from '../../locales/en/starter.json'
import type stores from '../../locales/en/stores.json'
import type telling from '../../locales/en/telling.json'
import type tracking from '../../locales/en/tracking.json'
import type upload from '../../locales/en/upload.json'
import type waiting from '../../locales/en/waiting.json'

/** The English catalogues say which texts exist; every other language has the same (`npm run check`). */
type English = {
  admin: typeof admin
  auth: typeof auth
  cart: typeof cart
  checkout: typeof checkout
  checks: typeof checks
  common: typeof common
  community: typeof community
  counter: typeof counter
  create: typeof create
  desk: typeof desk
  errors: typeof errors
  help: typeof help
  home: typeof home
  inventory: typeof inventory
  invoice: typeof invoice
  labels: typeof labels
  landing: typeof landing
  money: typeof money
  match: typeof match
  ordering: typeof ordering
  outbox: typeof outbox
  pages: typeof pages
  papers: typeof papers
  password: typeof password
  pay: typeof pay
  place: typeof place
  preferences: typeof preferences
  prices: typeof prices
  reading: typeof reading
  refunds: typeof refunds
  reviews: typeof reviews
  savings: typeof savings
  product: typeof product
  profile: typeof profile
  settings: typeof settings
  signup: typeof signup
  spoken: typeof spoken
  starter: typeof starter
  stores: typeof stores
  telling: typeof telling
  tracking: typeof tracking
  upload: typeof upload
  waiting: typeof waiting
}

/**
 * A catalogue file: texts of one part of the product in one language; `names`: of everyday goods, their categories and the
 * large cities, by their English names; English and Hindi stand with the goods themselves.
 */
export type Area = keyof English | 'names'

/** Stand in one file of each language, `base.ts`: every page reads them. */
export const BASE_AREAS: readonly Area[] = ['common', 'names']

type Leaves<T, Prefix extends string> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>
}[keyof T & string]

/** i18next writes plural forms as `key_one`, `key_other`; callers name the key alone. */
type WithoutPlural<K extends string> = K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : K

/** Every text by its name: `'cart.empty'`. A wrong one does not compile. */
export type TextKey = WithoutPlural<{ [A in keyof English]: Leaves<English[A], `${A}.`> }[keyof English]>

/** Values for `{{name}}` in a text; `count` also chooses the plural form. */
export type TextValues = Record<string, string | number>

/** Loaded texts by full key. */
export type Catalogue = ReadonlyMap<string, string>

/** Nested JSON of one area to full keys. */
export const flattenTexts = (value: unknown, key: string): [string, string][] => {
  if (typeof value === 'string') return [[key, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => flattenTexts(inner, `${key}.${name}`))
}

const fill = (text: string, values: TextValues | undefined): string =>
  values ? text.replace(/\{\{?\s*(\w+)\s*\}?\}/g, (whole, name: string) => String(values[name] ?? whole)) : text

const rules = new Map<string, Intl.PluralRules>()

/** Made once per language: it costs more than all the rest of a text. */
const pluralRules = (language: string): Intl.PluralRules => {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known
}

/** A text of a language, with its values. What is not loaded shows its key, so that a test sees it. */
export const translate = (catalogue: Catalogue, language: string, key: string, values?: TextValues): string => {
  const count = values?.count
  const form = typeof count === 'number' ? pluralRules(language).select(count) : undefined
  const text = (form && (catalogue.get(`${key}_${form}`) ?? catalogue.get(`${key}_other`))) ?? catalogue.get(key)
  return text === undefined ? key : fill(text, values)
}
