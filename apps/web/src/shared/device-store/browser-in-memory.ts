import { vi } from 'vitest'

type FakeRequest = { result: unknown; onsuccess: (() => void) | null; onerror: (() => void) | null }

/** An in-memory IndexedDB, as far as we use it: a transaction ends when it has no further request. */
const createDatabase = () => {
  const stores = new Map<string, Map<string, unknown>>()
  const transaction = (store: string) => {
    const kept = stores.get(store) ?? new Map<string, unknown>()
    stores.set(store, kept)
    let openRequests = 0
    const ask = (answer: () => unknown): FakeRequest => {
      const request: FakeRequest = { result: undefined, onsuccess: null, onerror: null }
      openRequests += 1
      queueMicrotask(() => {
        request.result = answer()
        request.onsuccess?.()
        openRequests -= 1
        if (openRequests === 0) queueMicrotask(() => begun.oncomplete?.())
      })
      return request
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
    const request: FakeRequest = { result: { transaction, close: () => undefined }, onsuccess: null, onerror: null }
    queueMicrotask(() => request.onsuccess?.())
    return request
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
