/** Backoff between the tries: doubled each time, up to the maximum. */
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

/** Waits for this long, or until the network is back or the wait is aborted. */
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
 * Loads something with retries until it succeeds, because one failure on a bad connection must not be final. `onFailed` is called
 * for every failed try. Rejects only when `signal` aborts. Older browsers cache the failure of a script and do not request it
 * again (whatwg/html#10327): there the page has to be reloaded, so the error message must say that this helps.
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
