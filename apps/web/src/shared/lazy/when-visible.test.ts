import { afterEach, expect, test, vi } from 'vitest'
import { whenVisible } from './when-visible.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A fake browser that reports visibility as the test decides. */
const watchWith = (open: () => void) => {
  let tell: (changes: { isIntersecting: boolean }[]) => void = () => undefined
  const disconnect = vi.fn()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = disconnect
      constructor(told: typeof tell) {
        tell = told
      }
      observe() {}
    },
  )
  const stop = whenVisible({} as Element, '800px', open)
  return { tell: (...near: boolean[]) => tell(near.map((isIntersecting) => ({ isIntersecting }))), stop, disconnect }
}

test('what comes near is opened, also when the browser tells of several changes at once', () => {
  const open = vi.fn()
  const { tell, stop, disconnect } = watchWith(open)
  tell(false)
  expect(open).not.toHaveBeenCalled()
  tell(false, true)
  expect(open).toHaveBeenCalledTimes(1)
  stop()
  expect(disconnect).toHaveBeenCalled()
})
