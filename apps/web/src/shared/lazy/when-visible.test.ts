import { afterEach, expect, test, vi } from 'vitest'
import { whenVisible } from './when-visible.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A fake browser that reports visibility as the test decides. */
const watchWith = (open: () => void) => {
  let notify: (changes: { isIntersecting: boolean }[]) => void = () => undefined
  const disconnect = vi.fn()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = disconnect
      constructor(callback: typeof notify) {
        notify = callback
      }
      observe() {}
    },
  )
  const stop = whenVisible({} as Element, '800px', open)
  return { notify: (...near: boolean[]) => notify(near.map((isIntersecting) => ({ isIntersecting }))), stop, disconnect }
}

test('an element that comes near is opened, also when the browser reports several entries at once', () => {
  const open = vi.fn()
  const { notify, stop, disconnect } = watchWith(open)
  notify(false)
  expect(open).not.toHaveBeenCalled()
  notify(false, true)
  expect(open).toHaveBeenCalledTimes(1)
  stop()
  expect(disconnect).toHaveBeenCalled()
})
