import type { Plugin } from 'vite'

/**
 * Tailwind's fallbacks for browsers without `@property`: all older than Tailwind's own minimum and our build target (Safari 16.4,
 * Firefox 128).
 */
const FALLBACK = /@layer properties\{@supports [^{]*\{[^{}]*\{[^{}]*\}\}\}/g

/** Removes them from the styles, which every page carries. */
export const dropOldFallback = (): Plugin => ({
  name: 'jhola:drop-old-fallback',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = String(file.source).replace(FALLBACK, '')
  },
})
