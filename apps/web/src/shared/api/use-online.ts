import { useSyncExternalStore } from 'react'
import { readUnreached, recordResponse, subscribeResponses } from './stale-responses.ts'

const subscribe = (listener: () => void) => {
  // The server may be reachable again: the next call decides.
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

/**
 * Whether the device is online and the last request reached the server. A device on a dead connection reports that it is online.
 */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine && !readUnreached(),
    () => true,
  )
