import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildServiceWorker } from './vite/build-service-worker.ts'
import { buildStarter } from './vite/build-starter.ts'
import { buildTexts } from './vite/build-texts.ts'
import { dropOldFallback } from './vite/drop-old-fallback.ts'
import { createFirstLoad } from './vite/first-load.ts'
import { loadParts } from './vite/load-parts.ts'
import { minifyFurther } from './vite/minify-further.ts'

/** Text files have language and area in their names; other files keep their own name. */
const chunkName = ({ facadeModuleId }: { facadeModuleId: string | null }): string => {
  const [, language, area] = /\/locales\/(\w+)\/([\w.-]+)\.(?:json|ts)$/.exec(facadeModuleId ?? '') ?? []
  return language ? `assets/${area === 'index' ? 'texts' : area}-${language}-[hash:7].js` : 'assets/[name]-[hash:7].js'
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What the customer's entry and its busiest page need at once. */
const firstLoad = createFirstLoad(/\/src\/app\/(entry-customer|routes\/customer\/store-page)\.tsx$/)

/** What every page needs. */
const LIBRARIES = /node_modules\/(react|react-dom|scheduler|wouter|regexparam|@tanstack)\//
/** Those that only a paginated list needs: part of the chunks of its screens. */
const LISTS_BY_PAGES = /\/(useI|i)nfiniteQuery(Observer|Options)?\.js$/

/** What most screens need and the store page does not: separate files would cost a request each for a few hundred bytes. */
const SMALL_AND_COMMON =
  /\/src\/(shared\/(ui\/(card|app-bar|data-list|logo|bottom-bar)\.tsx|hooks\/use-(now|debounced-value)\.ts|lazy\/use-load-failure\.ts)|domain\/(orders\/own-orders|account\/remember)\.ts)$|\/contract\/src\/(shared\/phone|stores\/terms\/promise)\.ts$/

/** What the search in all shops needs of a shop's shelf. */
const SMALL_SHELF = /\/catalogue\/(components\/(product-quantity|stock-chip)|hooks\/use-(store-cart|typed-search))\.tsx?$/
const SHELF =
  /\/src\/(features\/(catalogue\/(components\/(product-card|product-groups|catalogue-controls|name-link|unit-price|shelf-row)|hooks\/use-store-cart|product\/use-shown-product|api\/product-api)|stores\/page\/store-skeleton)|app\/product\/use-product-sheet)\.tsx?$/
const PRODUCT =
  /\/src\/(features\/(catalogue\/product\/(product|size|share|veg)-|stores\/page\/seller-facts)|app\/product\/product-content|stores\/licences|inventory\/products\/country-name)/

/** Tailwind 4 requires these browsers, so older syntax has no benefit. */
const BROWSERS = ['chrome111', 'safari16.4', 'firefox128']

/** Two client entries (customer, counter) and, by `vite build --ssr`, the renderer of the public pages. */
export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  // A map needs the network, so its library is not cached for offline use.
  plugins: [
    react(),
    tailwindcss(),
    dropOldFallback(),
    firstLoad.plugin,
    loadParts(),
    minifyFurther(),
    buildStarter(BROWSERS),
    buildTexts(),
    buildServiceWorker({
      entry: 'customer',
      counter: 'counter',
      leftOut: /\/node_modules\/leaflet\/|\/routes\/(dev|admin)\//,
    }),
  ],
  build: {
    target: BROWSERS,
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Pictures and fonts stay files, as the page's content security policy and caching require.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? {}
      : {
          outDir: 'dist/client',
          rolldownOptions: {
            input: { customer: here('src/app/entry-customer.tsx'), counter: here('src/app/entry-counter.tsx') },
            output: {
              chunkFileNames: chunkName,
              codeSplitting: {
                groups: [
                  {
                    name: 'libraries',
                    test: (id) => LIBRARIES.test(id) && !LISTS_BY_PAGES.test(id),
                  },
                  { name: 'kit', test: (id) => firstLoad.includes(id) || SMALL_AND_COMMON.test(id) },
                  // Text input and its normalisation: pages that use one of them use all.
                  {
                    name: 'typed',
                    test: /\/contract\/src\/shared\/(digits|email)\.ts$|\/src\/shared\/(format\/typed-digits\.ts|ui\/(field|text-field)\.tsx)$/,
                  },
                  // What pages without the whole header have of it.
                  { name: 'small-header', test: /\/src\/domain\/shell\/(settings-menu|plain-header)\.tsx$/ },
                  // Choosing a password: pages that use one of them use all.
                  {
                    name: 'password',
                    test: /\/src\/(shared\/forms\/password-\w+|features\/auth\/components\/new-password-fields)\.tsx$/,
                    minShareCount: 2,
                  },
                  // Shared code of the order pages; what the counter shares too is separate.
                  {
                    name: 'live',
                    test: /\/contract\/src\/orders\/statuses\.ts|\/(domain\/realtime\/realtime-client\.ts|shared\/ui\/timeline\.tsx)/,
                  },
                  // The end of a session: one file for the counter's question and the profile.
                  {
                    name: 'session',
                    test: /\/src\/(app\/session\/auth-gate|domain\/account\/(use-sign-out|clear-user-data))\.tsx?$/,
                  },
                  // The cards of a shop's shelf with what a tap on them opens; and what the sheet of a product shares with its page.
                  { name: 'stock-chip', test: SMALL_SHELF, minShareCount: 2 },
                  { name: 'shelf', test: SHELF, minShareCount: 2 },
                  { name: 'product', test: PRODUCT, minShareCount: 2 },
                  // What the checkout shares with the sending of a photographed list.
                  {
                    name: 'customer-form',
                    test: /\/orders\/checkout\/(hooks\/use-customer-form|order-body|validation|choices)\.ts$/,
                    minShareCount: 2,
                  },
                  // When a shop's orders can arrive: what the checkout reads at once.
                  { name: 'hours', test: /\/contract\/src\/(stores\/hours|geo\/distance)\.ts$/ },
                  // Small files shared by the store pages, and by the sign-in pages.
                  { name: 'stores', test: /\/src\/features\/stores\/common\//, minShareCount: 2 },
                  {
                    name: 'sign-in',
                    test: /\/src\/(app\/session\/(sign-in-page|development-query)|features\/auth\/(sign-in-navigation-state|hooks\/use-complete-sign-in))\.tsx?$/,
                    minShareCount: 2,
                  },
                  // What the list of orders shares with the pages of one order, which need much more.
                  {
                    name: 'orders',
                    test: /\/src\/(features\/orders\/tracking\/(api\/order|hooks\/use-(cached-order|status-text))|domain\/orders\/cached-orders)\.ts$/,
                    minShareCount: 2,
                  },
                  { name: 'order', test: /\/src\/features\/orders\/(tracking|invoice|my-orders)\//, minShareCount: 2 },
                ],
              },
            },
          },
        }),
  },
  ssr: { noExternal: true },
  server: { middlewareMode: true },
  // React has the hook itself; the stub replaces a shim for older versions.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  appType: 'custom',
}))
