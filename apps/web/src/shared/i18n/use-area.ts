import { useEffect, useSyncExternalStore } from 'react'
import { retryLoad } from '../api/retry-load.ts'
import { type Translate, useI18nStore, useT } from './i18n-context.tsx'
import type { Area } from './texts.ts'

/** Whether the texts of this area are loaded. */
export const useHasArea = (area: Area): boolean => {
  const store = useI18nStore()
  const isHere = () => store.read().areas.has(area)
  return useSyncExternalStore(store.subscribe, isHere, isHere)
}

/** Loads the texts of an area that the page does not need at first; true when they are loaded. */
export const useArea = (area: Area): boolean => {
  const store = useI18nStore()
  const isHere = useHasArea(area)
  useEffect(() => {
    if (isHere) return
    const gone = new AbortController()
    retryLoad(() => store.need([area]), gone).catch(() => undefined)
    return () => gone.abort()
  }, [store, area, isHere])
  return isHere
}

/** Texts of an area that the page does not need at first; a loading text until they are loaded. */
export const useAreaText = (area: Area): Translate => {
  const { t } = useT()
  const isHere = useArea(area)
  return (key, values) => (isHere ? t(key, values) : t('common.loading'))
}
