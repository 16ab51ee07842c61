import type { CounterNotices, Preferences } from '@jhola/contract/preferences/schema'
import { apiQuery } from '../../shared/api/api-query.ts'
import { useStoredValue } from '../../shared/device-store/stored-value.ts'
import { shopPreferencesStore, USUAL_PREFERENCES } from './shop-preferences-store.ts'

/** The signed-in shop's preferences with their version: one query key for the preferences dialog and the mirror on the device. */
export const preferencesQuery = apiQuery('GET /stores/me/preferences', {})

/** The preferences of this counter's shop as last read here: available from the start and offline. */
export const useShopPreferences = (): Preferences => useStoredValue(shopPreferencesStore, null)?.preferences ?? USUAL_PREFERENCES

/** Settings for order alerts on this shop's devices. */
export const useCounterNotices = (): CounterNotices => useShopPreferences().notifications
