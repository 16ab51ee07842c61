import type { Preferences } from '@jhola/contract/preferences/schema'
import type { QueryClient } from '@tanstack/react-query'
import { preferencesQuery } from '../../../domain/preferences/shop-preferences.ts'
import { ApiError, type ApiReply, api } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { isSame } from '../../../shared/forms/merge-draft.ts'

export type { Preferences }
/** All preferences with their version. */
export type PreferencesReply = ApiReply<'GET /stores/me/preferences'>
export type PreferenceKey = keyof Preferences
export type Part<K extends PreferenceKey> = Pick<Preferences, K>

export const decisionsQuery = apiQuery('GET /stores/me/auto-accept/decisions', {})
export const pushSettingsQuery = apiQuery('GET /notifications/settings', {})
export const pushDevicesQuery = apiQuery('GET /notifications/devices', {})

export const partOf = <K extends PreferenceKey>(preferences: Preferences, keys: readonly K[]): Part<K> =>
  // @NOTE exactly these keys.
  Object.fromEntries(keys.map((key) => [key, preferences[key]])) as Part<K>

/** `stale`: somebody else changed the same section in the meantime; nothing was saved and these are the current preferences. */
type Saved = { kind: 'saved' | 'stale'; reply: PreferencesReply }

type Change<K extends PreferenceKey> = {
  keys: readonly K[]
  value: Part<K>
  /** The section as it was when editing began. */
  base: Part<K>
  /** The latest preferences known here. */
  known: PreferencesReply
}

/**
 * Saves a section with an optimistic lock on the known version. When another section was changed in the meantime, the save is
 * repeated on the new version. Throws `ApiError`.
 */
export const savePreferences = async <K extends PreferenceKey>(client: QueryClient, change: Change<K>): Promise<Saved> => {
  const { keys, value, base, known } = change
  const send = async ({ version }: PreferencesReply): Promise<Saved> => ({
    kind: 'saved',
    reply: await api('PUT /stores/me/preferences', { body: { version, ...value } }),
  })
  try {
    if (isSame(partOf(known.preferences, keys), base)) return await send(known)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'stores.stale') throw error
  }
  const now = await client.fetchQuery({ ...preferencesQuery, staleTime: 0 })
  return isSame(partOf(now.preferences, keys), base) ? send(now) : { kind: 'stale', reply: now }
}
