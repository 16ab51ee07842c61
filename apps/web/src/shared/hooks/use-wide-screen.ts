import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 1024px)'

const subscribe = (listener: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/**
 * True when there is room for columns side by side. Only one of the two layouts is mounted, so nothing is read out twice. A
 * server-rendered page starts narrow.
 */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  )
