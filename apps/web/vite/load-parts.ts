import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Vite's name of the module that every `import()` goes through. */
const HELPER = '\0vite/preload-helper.js'
const OURS = fileURLToPath(new URL('../src/shared/lazy/load-part.ts', import.meta.url))

/**
 * Replaces Vite's loader of lazy parts by ours (`load-part.ts`). Vite's adds 0.5 KB for other servers and older browsers to every
 * page, and never retries a failed style sheet.
 */
export const loadParts = (): Plugin => ({
  name: 'jhola:load-parts',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  load: (id) => (id === HELPER ? `export { loadPart as __vitePreload } from ${JSON.stringify(OURS)}` : undefined),
})
