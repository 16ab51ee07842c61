import type { Preferences } from '@jhola/contract/preferences/schema'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { preferencesQuery } from '../../domain/preferences/shop-preferences.ts'
import { shopPreferencesStore } from '../../domain/preferences/shop-preferences-store.ts'
import { apiQuery } from '../../shared/api/api-query.ts'
import { chooseAppearance, isChosenHere } from '../../shared/device-store/appearance.ts'

const LOOK_AGAIN_MS = 5 * 60_000

type Display = Preferences['display']

/**
 * Applies the shop's appearance settings that changed since this device last saw them; the first time, only those that were never
 * chosen here.
 */
const showAppearance = (display: Display, before: Display | null): void => {
  const isNews = (name: keyof Display, look: 'theme' | 'fontSize' | 'contrast'): boolean =>
    before ? before[name] !== display[name] : !isChosenHere(look)
  if (isNews('mode', 'theme')) chooseAppearance('theme', display.mode)
  if (isNews('fontSize', 'fontSize')) chooseAppearance('fontSize', display.fontSize)
  if (isNews('highContrast', 'contrast')) chooseAppearance('contrast', display.highContrast ? 'high' : 'normal')
}

/** Mirrors the shop's preferences on this device, so that they apply from the start and offline. */
export const SyncShopPreferences = () => {
  const storeId = useQuery(apiQuery('GET /auth/me', {})).data?.user?.store_id
  const { data } = useQuery({ ...preferencesQuery, refetchInterval: LOOK_AGAIN_MS, enabled: !!storeId })
  useEffect(() => {
    if (!storeId || !data) return
    const known = shopPreferencesStore.read()
    const before = known?.storeId === storeId ? known : null
    if (before && before.version >= data.version) return
    const { version, preferences } = data
    shopPreferencesStore.write({ storeId, version, preferences })
    showAppearance(preferences.display, before?.preferences.display ?? null)
  }, [storeId, data])
  return null
}
