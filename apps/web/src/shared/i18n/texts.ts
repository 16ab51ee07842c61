import type admin from '../../locales/en/admin.json'
import type authFactors from '../../locales/en/auth.factors.json'
import type auth from '../../locales/en/auth.json'
import type authPassword from '../../locales/en/auth.password.json'
import type cartBill from '../../locales/en/cart.bill.json'
import type cart from '../../locales/en/cart.json'
import type checkout from '../../locales/en/checkout.json'
import type common from '../../locales/en/common.json'
import type communityForm from '../../locales/en/community.form.json'
import type counter from '../../locales/en/counter.json'
import type dashboard from '../../locales/en/dashboard.json'
import type diagnostics from '../../locales/en/diagnostics.json'
import type diagnosticsOutbox from '../../locales/en/diagnostics.outbox.json'
import type errors from '../../locales/en/errors.json'
import type geo from '../../locales/en/geo.json'
import type grievance from '../../locales/en/grievance.json'
import type help from '../../locales/en/help.json'
import type inventoryImport from '../../locales/en/inventory.import.json'
import type inventory from '../../locales/en/inventory.json'
import type inventoryLabels from '../../locales/en/inventory.labels.json'
import type inventoryPrices from '../../locales/en/inventory.prices.json'
import type inventoryProduct from '../../locales/en/inventory.product.json'
import type inventoryShelf from '../../locales/en/inventory.shelf.json'
import type inventoryStarter from '../../locales/en/inventory.starter.json'
import type landing from '../../locales/en/landing.json'
import type list from '../../locales/en/list.json'
import type literacy from '../../locales/en/literacy.json'
import type nav from '../../locales/en/nav.json'
import type notice from '../../locales/en/notice.json'
import type ordersActions from '../../locales/en/orders.actions.json'
import type ordersBoard from '../../locales/en/orders.board.json'
import type ordersBulk from '../../locales/en/orders.bulk.json'
import type ordersCreate from '../../locales/en/orders.create.json'
import type ordersGstMonth from '../../locales/en/orders.gst-month.json'
import type ordersInvoice from '../../locales/en/orders.invoice.json'
import type orders from '../../locales/en/orders.json'
import type ordersPacking from '../../locales/en/orders.packing.json'
import type pages from '../../locales/en/pages.json'
import type paymentsCheckout from '../../locales/en/payments.checkout.json'
import type payments from '../../locales/en/payments.json'
import type paymentsMatching from '../../locales/en/payments.matching.json'
import type paymentsRefunds from '../../locales/en/payments.refunds.json'
import type photo from '../../locales/en/photo.json'
import type preferences from '../../locales/en/preferences.json'
import type profile from '../../locales/en/profile.json'
import type profileNumber from '../../locales/en/profile.number.json'
import type reviews from '../../locales/en/reviews.json'
import type search from '../../locales/en/search.json'
import type stores from '../../locales/en/stores.json'
import type storesNearby from '../../locales/en/stores.nearby.json'
import type storesRegistration from '../../locales/en/stores.registration.json'
import type storesSetUp from '../../locales/en/stores.set-up.json'
import type storesSettings from '../../locales/en/stores.settings.json'
import type storesTrust from '../../locales/en/stores.trust.json'
import type tracking from '../../locales/en/tracking.json'
import type trackingLater from '../../locales/en/tracking.later.json'
import type voice from '../../locales/en/voice.json'

/** The English catalogues define which texts exist; every other language has the same (`npm run check`). */
type English = {
  admin: typeof admin
  auth: typeof auth
  'auth.factors': typeof authFactors
  'auth.password': typeof authPassword
  cart: typeof cart
  'cart.bill': typeof cartBill
  checkout: typeof checkout
  common: typeof common
  'community.form': typeof communityForm
  counter: typeof counter
  dashboard: typeof dashboard
  diagnostics: typeof diagnostics
  'diagnostics.outbox': typeof diagnosticsOutbox
  errors: typeof errors
  geo: typeof geo
  grievance: typeof grievance
  help: typeof help
  nav: typeof nav
  notice: typeof notice
  'profile.number': typeof profileNumber
  inventory: typeof inventory
  'inventory.import': typeof inventoryImport
  'inventory.labels': typeof inventoryLabels
  'inventory.prices': typeof inventoryPrices
  'inventory.product': typeof inventoryProduct
  'inventory.shelf': typeof inventoryShelf
  'inventory.starter': typeof inventoryStarter
  landing: typeof landing
  list: typeof list
  literacy: typeof literacy
  orders: typeof orders
  'orders.actions': typeof ordersActions
  'orders.board': typeof ordersBoard
  'orders.bulk': typeof ordersBulk
  'orders.create': typeof ordersCreate
  'orders.gst-month': typeof ordersGstMonth
  'orders.invoice': typeof ordersInvoice
  'orders.packing': typeof ordersPacking
  pages: typeof pages
  payments: typeof payments
  'payments.checkout': typeof paymentsCheckout
  'payments.matching': typeof paymentsMatching
  'payments.refunds': typeof paymentsRefunds
  photo: typeof photo
  preferences: typeof preferences
  profile: typeof profile
  reviews: typeof reviews
  search: typeof search
  stores: typeof stores
  'stores.nearby': typeof storesNearby
  'stores.registration': typeof storesRegistration
  'stores.set-up': typeof storesSetUp
  'stores.settings': typeof storesSettings
  'stores.trust': typeof storesTrust
  tracking: typeof tracking
  'tracking.later': typeof trackingLater
  voice: typeof voice
}

/**
 * A catalogue file: texts of one area in one language. `names`: common products, their categories and large cities, by their
 * English names; the English and Hindi names are part of the product data.
 */
export type Area = keyof English | 'names'

/** Areas combined in one file per language, `base.ts`, because every page needs them. */
export const BASE_AREAS: readonly Area[] = ['common', 'names']

type Leaves<T, Prefix extends string> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>
}[keyof T & string]

/** i18next stores plural forms as `key_one`, `key_other`; callers use the key alone. */
type WithoutPlural<K extends string> = K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : K

/** Every text by its name: `'cart.empty'`. A wrong name does not compile. */
export type TextKey = WithoutPlural<{ [A in keyof English]: Leaves<English[A], `${A}.`> }[keyof English]>

/** Values for `{{name}}` in a text; `count` also chooses the plural form. */
export type TextValues = Record<string, string | number>

/** Loaded texts by full key. */
export type Catalogue = ReadonlyMap<string, string>

/** Flattens the nested JSON of one area to full keys. */
export const flattenTexts = (value: unknown, key: string): [string, string][] => {
  if (typeof value === 'string') return [[key, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => flattenTexts(inner, `${key}.${name}`))
}

const fill = (text: string, values: TextValues | undefined): string =>
  values ? text.replace(/\{\{?\s*(\w+)\s*\}?\}/g, (whole, name: string) => String(values[name] ?? whole)) : text

const rules = new Map<string, Intl.PluralRules>()

/** Cached per language: creating it costs more than formatting a text. */
const pluralRules = (language: string): Intl.PluralRules => {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known
}

/** Formats a text of a language with its values. A text that is not loaded shows its key, so that a test sees it. */
export const translate = (catalogue: Catalogue, language: string, key: string, values?: TextValues): string => {
  const count = values?.count
  const form = typeof count === 'number' ? pluralRules(language).select(count) : undefined
  const text = (form && (catalogue.get(`${key}_${form}`) ?? catalogue.get(`${key}_other`))) ?? catalogue.get(key)
  return text === undefined ? key : fill(text, values)
}
