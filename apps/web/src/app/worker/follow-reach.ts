import { REACH_AGAIN_MS } from '@jhola/contract/constants'
import { isSurelyOffline } from '../../shared/api/api-client.ts'
import { readUnreached, recordResponse, subscribeResponses } from '../../shared/api/stale-responses.ts'

type Server = {
  /** Rejects when nobody answers. */
  ask(): Promise<unknown>
  /** Reads what is shown again: it may come from this device. */
  refresh(): void
}

/**
 * Asks a server that did not answer until it does: one failed request hides it, and a page that asks nothing more would say for ever that
 * there is no network. A device that knows that it has none tells by itself when it is back. Gives what ends it.
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
    // Something else was answered meanwhile.
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
