import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** What Vite calls the module that each `import()` goes through. */
const HELPER = '\0vite/preload-helper.js'
const OURS = fileURLToPath(new URL('../src/shared/lazy/load-part.ts', import.meta.url))

/**
 * Puts our way to load a part (`load-part.ts`) in place of Vite's own. Vite's carries 0.5 KB for other servers and older browsers to
 * every page, and a style sheet that failed once is never asked for again.
 */
export const loadParts = (): Plugin => ({
  name: 'jhola:load-parts',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  load: (id) => (id === HELPER ? `export { loadPart as __vitePreload } from ${JSON.stringify(OURS)}` : undefined),
})
