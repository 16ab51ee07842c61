import type { CounterNotices, Preferences } from '@jhola/contract/preferences/schema'
import { apiQuery } from '../../shared/api/api-query.ts'
import { useStoredValue } from '../../shared/device-store/stored-value.ts'
import { shopPreferencesStore, USUAL_PREFERENCES } from './shop-preferences-store.ts'

/** What the signed-in shop prefers, with its version: one cache entry for the preferences dialog and whoever mirrors it. */
export const preferencesQuery = apiQuery('GET /stores/me/preferences', {})

/** The preferences of the shop of this counter, as they were last read here: from the start, and without a network. */
export const useShopPreferences = (): Preferences => useStoredValue(shopPreferencesStore, null)?.preferences ?? USUAL_PREFERENCES

/** How this shop's devices tell of orders. */
export const useCounterNotices = (): CounterNotices => useShopPreferences().notifications
