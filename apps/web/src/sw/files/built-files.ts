/** Written in by the build (vite/build-service-worker.ts): addresses of files with their hash in the name. */
export type BuiltFiles = {
  version: string
  /** What the customer's screens need in any language. */
  shell: readonly string[]
  /** The texts of those screens, by language. */
  texts: Readonly<Record<string, readonly string[]>>
}

/** Built files never change under their name, so a copy from any version will do. */
export const addBuilt = async (cache: Cache, address: string): Promise<void> => {
  const known = await caches.match(address)
  if (known) return cache.put(address, known)
  return cache.add(address)
}
