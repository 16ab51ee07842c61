import type { Plugin } from 'vite'

/** Tailwind's stand-ins for browsers without `@property`: all below Tailwind's own floor and our build target (Safari 16.4, Firefox 128). */
const FALLBACK = /@layer properties\{@supports [^{]*\{[^{}]*\{[^{}]*\}\}\}/g

/** Takes them out of the styles, which every page carries. */
export const dropOldFallback = (): Plugin => ({
  name: 'jhola:drop-old-fallback',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = String(file.source).replace(FALLBACK, '')
  },
})
