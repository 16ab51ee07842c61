/** Vite's `.vite/manifest.json`: the built file and the dependencies of each source file. */
export type ViteManifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }
>

const ROUTES = 'src/app/routes/'

/** The key of a source file. Routes are named without the folder of their group, because every page carries their table. */
const keyOf = (manifest: ViteManifest, source: string): string => {
  if (manifest[source] || !source.startsWith(ROUTES)) return source
  const file = source.slice(source.lastIndexOf('/'))
  return Object.keys(manifest).find((key) => key.startsWith(ROUTES) && key.endsWith(file)) ?? source
}

/** A chunk and everything that it imports eagerly as URLs, without duplicates, each after its dependencies. */
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
  visit(keyOf(manifest, source))
  return [...found]
}

/** Style sheets of an entry and of its imports. */
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
