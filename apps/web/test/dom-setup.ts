import 'fake-indexeddb/auto'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// The same timeout as every other test, because a busy machine is slow.
configure({ asyncUtilTimeout: 20_000 })

/** happy-dom has no Web Locks. A test has one tab, so requests for a lock wait in order. */
const heldLocks = new Map<string, Promise<unknown>>()
Object.defineProperty(navigator, 'locks', {
  value: {
    request: <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const next = (heldLocks.get(name) ?? Promise.resolve()).then(work, work)
      heldLocks.set(name, next)
      return next
    },
  },
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
