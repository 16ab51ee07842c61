import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Two client entries (customer, counter) and, by `vite build --ssr`, the renderer of the public pages. */
export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  plugins: [react(), tailwindcss()],
  // Tailwind 4 needs these browsers, so older syntax buys nothing.
  build: {
    target: ['chrome111', 'safari16.4', 'firefox128'],
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Pictures and fonts stay files: the page's policy and caches want them so.
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? {}
      : {
          outDir: 'dist/client',
          rollupOptions: { input: { customer: here('src/app/entry-customer.tsx'), counter: here('src/app/entry-counter.tsx') } },
        }),
  },
  ssr: { noExternal: true },
  server: { middlewareMode: true },
  appType: 'custom',
}))
