// Checks the download size of each page against architecture.md §7. Prints a table; exit 1 when a page exceeds its budget.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { command, PlainError, root } from './bootstrap.mjs'

const client = join(root, 'apps/web/dist/client')
const KILOBYTE = 1000

const START = 'src/app/entry-start.ts'
const CUSTOMER = 'src/app/entry-customer.tsx'
const COUNTER = 'src/app/entry-counter.tsx'
/** Every screen lies in one folder of routes; its name is its own. */
const ROUTES = readdirSync(join(root, 'apps/web/src/app/routes'), { recursive: true }).map((file) => file.replaceAll('\\', '/'))
const screen = (name) => `src/app/routes/${ROUTES.find((file) => file.endsWith(`/${name}.tsx`)) ?? `${name}.tsx`}`
/** Files of texts; `base.ts` holds what every page reads, the names of everyday goods too. */
const texts = (...areas) =>
  ['index.ts', 'base.ts', ...areas.map((area) => `${area}.json`)].map((file) => `src/locales/en/${file}`)

/** Which file holds which of the counter's texts. */
const SHOP_TEXTS = 'src/locales/en/shop.ts'

const customerPage = (name, file, ...areas) => ({
  name,
  max: 105,
  sources: [CUSTOMER, screen(file), ...texts(...areas)],
})

/** A page that the server renders has one script more, which starts it after its paint. */
const renderedPage = (...page) => {
  const { sources, ...rest } = customerPage(...page)
  return { ...rest, sources: [START, ...sources] }
}

/** Every screen of the customer's entry must stand in the table: a new one has a budget too. */
const screensWithoutBudget = () => {
  const routes = readFileSync(join(root, 'apps/web/src/app/customer-routes.ts'), 'utf8')
  const named = new Set(PAGES.flatMap(({ sources }) => sources))
  const screens = [...routes.matchAll(/import\('\.\/routes\/\w+\/([\w-]+)\.tsx'\)/g)].map(([, file]) => screen(file))
  return [...new Set(screens)].filter((file) => !named.has(file))
}

/** All scripts that a first visit downloads; `most` in kilobytes of 1000 bytes, compressed with brotli. */
const PAGES = [
  renderedPage('landing', 'landing', 'landing', 'stores', 'stores.nearby'),
  renderedPage('nearby stores', 'nearby-stores', 'stores', 'stores.nearby'),
  renderedPage('store page', 'store-page', 'stores'),
  renderedPage('search', 'search', 'stores', 'stores.nearby', 'search'),
  renderedPage('product', 'product-page', 'stores', 'stores.trust'),
  customerPage('cart', 'cart', 'cart', 'cart.bill'),
  customerPage('checkout', 'checkout', 'cart.bill', 'checkout'),
  customerPage('tracking', 'track-order', 'tracking'),
  customerPage('confirmation', 'order-confirmation', 'tracking'),
  customerPage('my orders', 'my-orders', 'tracking'),
  customerPage('bill', 'order-invoice', 'orders.invoice'),
  customerPage('login', 'login', 'auth', 'auth.password'),
  customerPage('sign-up', 'signup', 'auth', 'auth.password'),
  customerPage('quick login', 'quick-login', 'auth', 'auth.password'),
  customerPage('forgotten password', 'forgot-password', 'auth', 'auth.password'),
  customerPage('verified e-mail', 'undo-change', 'auth', 'auth.password'),
  customerPage('verified e-mail', 'verify-email', 'auth', 'auth.password'),
  customerPage('rate & review', 'rate-order', 'reviews'),
  customerPage('photos of a list', 'photo-list', 'stores', 'cart.bill', 'checkout'),
  renderedPage('reviews of a store', 'store-reviews', 'stores', 'reviews'),
  customerPage('test bank', 'test-bank', 'errors', 'payments.checkout'),
  customerPage('account', 'account', 'nav'),
  customerPage('profile', 'profile', 'errors', 'profile'),
  renderedPage('register', 'register', 'landing'),
  ...['help', 'contact', 'privacy', 'terms'].map((name) => renderedPage(name, name, 'help')),
  renderedPage('grievance', 'grievance', 'errors', 'grievance'),
  renderedPage('privacy notice', 'privacy-notice', 'notice', 'profile.number'),
  {
    name: 'board of orders',
    max: 190,
    sources: [COUNTER, SHOP_TEXTS, screen('order-board'), ...texts('orders.board', 'errors')],
  },
  {
    name: 'typing in an order',
    max: 190,
    sources: [
      COUNTER,
      SHOP_TEXTS,
      screen('create-order'),
      ...texts('orders.board', 'cart', 'cart.bill', 'stores', 'orders.create', 'errors'),
    ],
  },
  {
    name: 'inventory',
    max: 190,
    sources: [COUNTER, SHOP_TEXTS, screen('inventory'), ...texts('orders.board', 'inventory', 'errors')],
  },
]
/** Maximum extra size of a page's first load in any language compared with English. */
const LANGUAGE_MAX = 12
const STYLES_MAX = 8
const LAZY_MAX = 60
/** Development only: never sent to customers or shops. */
const NOT_SENT = /dev-ui|dev-outbox/

const brotliBytes = (file) => {
  const ready = join(client, `${file}.br`)
  return existsSync(ready) ? readFileSync(ready).length : brotliCompressSync(readFileSync(join(client, file))).length
}

/** Files that these sources load immediately: their own and their static imports. */
const filesOf = (manifest, sources) => {
  const seen = new Set()
  const visit = (key) => {
    const chunk = manifest[key]
    if (!chunk) throw new PlainError(`the build has no ${key}: scripts/check-budgets.mjs names a file that is gone.`)
    if (seen.has(key)) return
    seen.add(key)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const source of sources) visit(source)
  const chunks = [...seen].map((key) => manifest[key])
  return { scripts: new Set(chunks.map(({ file }) => file)), styles: new Set(chunks.flatMap(({ css = [] }) => css)) }
}

const sum = (files) => [...files].reduce((total, file) => total + brotliBytes(file), 0)

/** The build output of each source. Throws PlainError when there is no build. */
const readManifest = () => {
  const file = join(client, '.vite/manifest.json')
  if (!existsSync(file)) throw new PlainError('the web app is not built: npm run build')
  return JSON.parse(readFileSync(file, 'utf8'))
}

const LANGUAGES = readdirSync(join(root, 'apps/web/src/locales')).filter((language) => language !== 'en')

/**
 * The first load of each customer page in every other language: bytes more than in English, `{ name, more: { hi: 900 } }`. Other
 * letters take more room, and everyday goods have their names there.
 */
export const measureLanguages = () => {
  const manifest = readManifest()
  const size = (sources) => sum(filesOf(manifest, sources).scripts)
  const inLanguage = (source, language) => source.replace('src/locales/en/', `src/locales/${language}/`)
  return PAGES.filter(({ sources }) => sources.includes(CUSTOMER)).map(({ name, sources }) => {
    const english = size(sources)
    const more = (language) => size(sources.map((source) => inLanguage(source, language))) - english
    return { name, more: Object.fromEntries(LANGUAGES.map((language) => [language, more(language)])) }
  })
}

const largestGrowth = () =>
  measureLanguages()
    .flatMap(({ name, more }) => Object.entries(more).map(([language, bytes]) => ({ name: `${name} in ${language}`, bytes })))
    .reduce((worst, one) => (one.bytes > worst.bytes ? one : worst))

/** Measures the built web app. Throws PlainError when it is not built. */
export const measureBudgets = () => {
  const manifest = readManifest()
  const growth = largestGrowth()
  const unmeasured = screensWithoutBudget()
  if (unmeasured.length > 0) throw new PlainError(`scripts/check-budgets.mjs has no line for ${unmeasured.join(', ')}`)
  const first = new Set(PAGES.flatMap(({ sources }) => [...filesOf(manifest, sources).scripts]))
  const lazy = Object.values(manifest)
    .filter((chunk) => chunk.file.endsWith('.js') && !first.has(chunk.file) && !NOT_SENT.test(chunk.src ?? ''))
    .map((chunk) => ({ file: chunk.file, bytes: brotliBytes(chunk.file) }))
    .toSorted((a, b) => b.bytes - a.bytes)
  return [
    ...PAGES.map(({ name, max, sources }) => ({
      name: `${name}, scripts`,
      bytes: sum(filesOf(manifest, sources).scripts),
      max: max * KILOBYTE,
    })),
    { name: `more than in English (${growth.name})`, bytes: growth.bytes, max: LANGUAGE_MAX * KILOBYTE },
    { name: 'customer styles, inlined', bytes: sum(filesOf(manifest, [CUSTOMER]).styles), max: STYLES_MAX * KILOBYTE },
    { name: `largest lazy file (${lazy[0]?.file ?? 'none'})`, bytes: lazy[0]?.bytes ?? 0, max: LAZY_MAX * KILOBYTE },
  ]
}

/** Prints the table. Throws PlainError when a value exceeds its budget. */
export const checkBudgets = () => {
  const rows = measureBudgets()
  const kilobytes = (bytes) => (bytes / KILOBYTE).toFixed(1).padStart(7)
  for (const { name, bytes, max } of rows)
    console.log(`${bytes > max ? '✗' : '✓'} ${kilobytes(bytes)} of ${kilobytes(max)} KB br  ${name}`)
  const above = rows.filter(({ bytes, max }) => bytes > max)
  if (above.length > 0) throw new PlainError(`above the budget: ${above.map(({ name }) => name).join('; ')}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await command(async () => checkBudgets())
