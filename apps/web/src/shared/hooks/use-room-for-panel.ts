import { useSyncExternalStore } from 'react'

const ROOM = '(min-width: 1100px)'

const subscribe = (listener: () => void) => {
  const query = matchMedia(ROOM)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** True when a panel of 26rem leaves the page beside it enough room. */
export const useRoomForPanel = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(ROOM).matches,
    () => false,
  )
