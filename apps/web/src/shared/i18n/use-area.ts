import { useEffect, useSyncExternalStore } from 'react'
import { useI18nStore } from './i18n-context.tsx'
import type { Area } from './texts.ts'

/** Fetches the texts of an area that the page itself does not need at first; true when they are here. */
export const useArea = (area: Area): boolean => {
  const store = useI18nStore()
  const state = useSyncExternalStore(store.subscribe, store.read, store.read)
  const isHere = state.areas.has(area)
  useEffect(() => {
    // What cannot be fetched now is asked for again when the part is shown the next time.
    if (!isHere) store.need([area]).catch(() => undefined)
  }, [store, area, isHere])
  return isHere
}
