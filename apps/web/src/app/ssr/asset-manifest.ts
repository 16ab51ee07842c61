/** Vite's `.vite/manifest.json`: where each source file went, and what it needs. */
export type ViteManifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }
>

/** Everything that a chunk imports and then itself, as addresses, without repeats: each after what it needs. */
export const chunkFiles = (manifest: ViteManifest, source: string): string[] => {
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const needed of chunk.imports ?? []) visit(needed)
    found.add(`/${chunk.file}`)
  }
  visit(source)
  return [...found]
}

/** Style sheets of an entry and of what it imports. */
export const cssFiles = (manifest: ViteManifest, source: string): string[] => {
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const css of chunk.css ?? []) found.add(`/${css}`)
    for (const needed of chunk.imports ?? []) visit(needed)
  }
  visit(source)
  return [...found]
}
