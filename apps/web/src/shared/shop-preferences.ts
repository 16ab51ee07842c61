import { DEFAULT_PREFERENCES } from '@jhola/contract/preferences/defaults'
import type { CounterNotices } from '@jhola/contract/preferences/schema'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from './api-query.ts'

/** What the signed-in shop prefers: one cache entry for the preferences dialog, the bell and the voice. */
export const preferencesQuery = apiQuery('GET /stores/me/preferences', {})

/** How this shop's devices tell of orders; the usual way until its own is known. */
export const useCounterNotices = (): CounterNotices =>
  useQuery(preferencesQuery).data?.preferences.notifications ?? DEFAULT_PREFERENCES.notifications
