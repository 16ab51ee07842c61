/** Inserted by the build (vite/build-service-worker.ts): addresses of files with a hash in their name. */
export type BuiltFiles = {
  version: string
  /** What the customer's screens need in any language. */
  shell: readonly string[]
  /** The texts of those screens, by language. */
  texts: Readonly<Record<string, readonly string[]>>
}

/** A built file never changes under its name, so a cached copy of any version is valid. */
export const addBuilt = async (cache: Cache, address: string): Promise<void> => {
  const known = await caches.match(address)
  if (known) return cache.put(address, known)
  return cache.add(address)
}
