import { useCallback } from 'react'
import { useI18nStore } from './i18n-context.tsx'
import { textOf } from './i18n-store.ts'
import type { Area, TextKey, TextValues } from './texts.ts'

/** An optional text whose area is loaded on demand. Empty when it cannot be loaded, as offline. */
export const useLazyText = (area: Area): ((key: TextKey, values?: TextValues) => Promise<string | undefined>) => {
  const store = useI18nStore()
  return useCallback(
    async (key, values) => {
      await store.need([area]).catch(() => undefined)
      return store.read().areas.has(area) ? textOf(store.read(), key, values) : undefined
    },
    [store, area],
  )
}
