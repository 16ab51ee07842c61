import { REACH_AGAIN_MS } from '@jhola/contract/constants'
import { isSurelyOffline } from '../../shared/api/api-client.ts'
import { readUnreached, recordResponse, subscribeResponses } from '../../shared/api/stale-responses.ts'

type Server = {
  /** Rejects when nothing answers. */
  ask(): Promise<unknown>
  /** Refetches what is shown, which may come from this device. */
  refresh(): void
}

/**
 * Polls a server that did not answer until it does. One failed request marks it unreachable, and a page that sends no further
 * request would show the offline banner for ever. A device that knows that it is offline gets an `online` event itself. Returns
 * the function that stops it.
 */
export const followReach = ({ ask, refresh }: Server): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  const rest = () => {
    clearTimeout(timer)
    timer = undefined
    tries = 0
  }
  const wait = () => {
    timer = setTimeout(() => void again(), REACH_AGAIN_MS[Math.min(tries, REACH_AGAIN_MS.length - 1)])
    tries += 1
  }
  const again = async () => {
    const mine = timer
    const isThere =
      !isSurelyOffline() &&
      (await ask().then(
        () => true,
        () => false,
      ))
    // Another request succeeded in the meantime.
    if (timer !== mine) return
    if (!isThere) return wait()
    recordResponse(null)
    refresh()
  }
  const follow = () => {
    if (!readUnreached()) rest()
    else if (timer === undefined) wait()
  }
  follow()
  const unsubscribe = subscribeResponses(follow)
  return () => {
    unsubscribe()
    rest()
  }
}
