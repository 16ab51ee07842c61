import { useSyncExternalStore } from 'react'
import { readUnreached, recordResponse, subscribeResponses } from './stale-responses.ts'

const subscribe = (listener: () => void) => {
  // What was out of reach a moment ago may not be any more: the next call tells.
  const comeBack = () => {
    recordResponse(null)
    listener()
  }
  const unsubscribe = subscribeResponses(listener)
  addEventListener('online', comeBack)
  addEventListener('offline', listener)
  return () => {
    unsubscribe()
    removeEventListener('online', comeBack)
    removeEventListener('offline', listener)
  }
}

/** Has the device a network, and did our server answer when it was last asked? A device on a dead line thinks that it is online. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine && !readUnreached(),
    () => true,
  )
