import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildServiceWorker } from './vite/build-service-worker.ts'
import { createFirstLoad } from './vite/first-load.ts'

/** Texts carry language and area in their file names; everything else its own name. */
const chunkName = ({ facadeModuleId }: { facadeModuleId: string | null }): string => {
  const [, language, area] = /\/locales\/(\w+)\/(\w+)\.json$/.exec(facadeModuleId ?? '') ?? []
  return language ? `assets/${area}-${language}-[hash].js` : 'assets/[name]-[hash].js'
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What the customer's entry and its busiest page need at once. */
const firstLoad = createFirstLoad(/\/src\/app\/(entry-customer|routes\/store-page)\.tsx$/)

/** Two client entries (customer, counter) and, by `vite build --ssr`, the renderer of the public pages. */
export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  // A map shows nothing without a network, so its library is not kept for then.
  plugins: [
    react(),
    tailwindcss(),
    firstLoad.plugin,
    buildServiceWorker({ entry: 'customer', leftOut: /\/node_modules\/leaflet\// }),
  ],
  // Tailwind 4 needs these browsers, so older syntax buys nothing.
  build: {
    target: ['chrome111', 'safari16.4', 'firefox128'],
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
                    test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|@tanstack)\//,
                  },
                  { name: 'kit', test: firstLoad.includes },
                ],
              },
            },
          },
        }),
  },
  ssr: { noExternal: true },
  server: { middlewareMode: true },
  appType: 'custom',
}))
