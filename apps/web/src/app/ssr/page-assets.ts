import { chunkFiles, cssFiles, type ViteManifest } from './asset-manifest.ts'

export const CUSTOMER = 'src/app/entry-customer.tsx'
export const COUNTER = 'src/app/entry-counter.tsx'
const STARTER = 'src/app/entry-start.ts'

/** The files of a page of one entry. `inlineCss` or `cssLinks` has its styles. */
export type Assets = {
  inlineCss: string
  cssLinks: string[]
  starter: string | undefined
  script: string
  preload(sources: readonly string[]): string[]
}

/** The built files of an entry; with `readAsset` its styles are inlined. */
export const builtAssets = (manifest: ViteManifest, entry: string, readAsset: ((path: string) => string) | undefined): Assets => {
  const css = cssFiles(manifest, entry)
  const needed = chunkFiles(manifest, entry)
  const script = needed.at(-1) ?? ''
  return {
    inlineCss: readAsset ? css.map(readAsset).join('') : '',
    cssLinks: readAsset ? [] : css,
    starter: chunkFiles(manifest, STARTER).at(-1),
    script,
    preload: (sources) =>
      [...new Set([...needed, ...sources.flatMap((source) => chunkFiles(manifest, source))])].filter((file) => file !== script),
  }
}

/** The source files of an entry, in development. */
export const sourceAssets = (entry: string): Assets => ({
  inlineCss: '',
  cssLinks: [],
  starter: undefined,
  script: `/${entry}`,
  preload: () => [],
})
