import { vi } from 'vitest'

type Asked = { result: unknown; onsuccess: (() => void) | null; onerror: (() => void) | null }

/** An in-memory IndexedDB, as far as we use it: a transaction ends when it has no further request. */
const createDatabase = () => {
  const stores = new Map<string, Map<string, unknown>>()
  const transaction = (store: string) => {
    const kept = stores.get(store) ?? new Map<string, unknown>()
    stores.set(store, kept)
    let asking = 0
    const ask = (answer: () => unknown): Asked => {
      const asked: Asked = { result: undefined, onsuccess: null, onerror: null }
      asking += 1
      queueMicrotask(() => {
        asked.result = answer()
        asked.onsuccess?.()
        asking -= 1
        if (asking === 0) queueMicrotask(() => begun.oncomplete?.())
      })
      return asked
    }
    const records = {
      getAll: () => ask(() => [...kept.values()].map((value) => structuredClone(value))),
      get: (key: string) => ask(() => structuredClone(kept.get(key))),
      put: (value: unknown, key: string) => ask(() => kept.set(key, structuredClone(value))),
      delete: (key: string) => ask(() => kept.delete(key)),
    }
    const begun = { oncomplete: null as (() => void) | null, objectStore: () => records }
    return begun
  }
  const open = () => {
    const asked: Asked = { result: { transaction, close: () => undefined }, onsuccess: null, onerror: null }
    queueMicrotask(() => asked.onsuccess?.())
    return asked
  }
  return { open }
}

class StorageEventInMemory extends Event {
  readonly key: string
  constructor(type: string, { key }: { key: string }) {
    super(type)
    this.key = key
  }
}

/**
 * For tests: a browser's storage, events and IndexedDB, in memory. Modules imported afterwards use it; `vi.unstubAllGlobals` and
 * `vi.resetModules` remove it.
 */
export const openBrowserInMemory = (): void => {
  const kept = new Map<string, string>()
  const target = new EventTarget()
  vi.resetModules()
  vi.stubGlobal('indexedDB', createDatabase())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target))
  vi.stubGlobal('StorageEvent', StorageEventInMemory)
}
