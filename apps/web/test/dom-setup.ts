import 'fake-indexeddb/auto'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// As patient as every other test: a busy machine is slow.
configure({ asyncUtilTimeout: 20_000 })

/** happy-dom names the locks of tabs and has none. One tab is all that a test has: whoever asks waits for whoever asked before. */
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
