/** Between the tries: twice as long each time, up to the longest. */
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

/** So long, or until the network is back or nobody waits any more. */
const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
    signal?.addEventListener('abort', end, { once: true })
  })

/**
 * Loads something until it is here: what failed once on a bad line must not be gone for good. `onFailed` hears of every try that
 * failed. Rejects only when `signal` says that nobody waits any more. Older browsers remember that a script failed and do not ask
 * for it again (whatwg/html#10327): there the page has to be loaded anew, so whoever shows a failure says that this helps.
 */
export const retryLoad = async <T>(
  load: () => Promise<T>,
  { signal, onFailed }: { signal?: AbortSignal; onFailed?: () => void } = {},
): Promise<T> => {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    try {
      return await load()
    } catch (error) {
      if (!signal?.aborted) {
        onFailed?.()
        await pause(waitMs, signal)
      }
      if (signal?.aborted) throw error
    }
  }
}
