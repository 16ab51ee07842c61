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

/** Texts carry language and area in their file names; everything else its own name. */
const chunkName = ({ facadeModuleId }: { facadeModuleId: string | null }): string => {
  const [, language, area] = /\/locales\/(\w+)\/([\w.-]+)\.(?:json|ts)$/.exec(facadeModuleId ?? '') ?? []
  return language ? `assets/${area === 'index' ? 'texts' : area}-${language}-[hash:7].js` : 'assets/[name]-[hash:7].js'
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What the customer's entry and its busiest page need at once. */
const firstLoad = createFirstLoad(/\/src\/app\/(entry-customer|routes\/customer\/store-page)\.tsx$/)

/** What every page runs on. */
const LIBRARIES = /node_modules\/(react|react-dom|scheduler|wouter|regexparam|@tanstack)\//
/** Those of them that only a list with many pages needs: they travel with its screens. */
const LISTS_BY_PAGES = /\/(useI|i)nfiniteQuery(Observer|Options)?\.js$/

/** What most screens have and the store's page has not: alone each would be a request for a few hundred bytes. */
const SMALL_AND_COMMON =
  /\/src\/(shared\/(ui\/(card|app-bar)\.tsx|hooks\/use-now\.ts)|domain\/orders\/own-orders\.ts)$|\/contract\/src\/shared\/phone\.ts$/

/** Tailwind 4 needs these browsers, so older syntax buys nothing. */
const BROWSERS = ['chrome111', 'safari16.4', 'firefox128']

/** Two client entries (customer, counter) and, by `vite build --ssr`, the renderer of the public pages. */
export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  // A map shows nothing without a network, so its library is not kept for then.
  plugins: [
    react(),
    tailwindcss(),
    dropOldFallback(),
    firstLoad.plugin,
    loadParts(),
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
    // Pictures and fonts stay files: the page's policy and caches want them so.
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
                  // The landing page has fields, but none to type in.
                  { name: 'field', test: /\/src\/shared\/ui\/field\.tsx$/ },
                  // What is typed, and what tidies it: pages that have one of them have them all.
                  {
                    name: 'typed',
                    test: /\/contract\/src\/shared\/(digits|email)\.ts$|\/src\/shared\/(format\/typed-digits\.ts|ui\/text-field\.tsx)$/,
                  },
                  // What the pages of an order share; what the counter has of it too lies apart.
                  {
                    name: 'live',
                    test: /\/contract\/src\/orders\/statuses\.ts|\/(domain\/realtime\/realtime-client\.ts|shared\/ui\/timeline\.tsx)/,
                  },
                  // Small files that the pages of stores, and those of signing in, share.
                  { name: 'stores', test: /\/src\/features\/stores\/common\//, minShareCount: 2 },
                  {
                    name: 'sign-in',
                    test: /\/src\/(app\/session\/(sign-in-page|development-query)|features\/auth\/(sign-in-navigation-state|hooks\/use-complete-sign-in))\.tsx?$/,
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
  // React has the hook itself; the stand-in is for its older versions.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  appType: 'custom',
}))
