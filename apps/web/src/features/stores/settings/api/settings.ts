import type { StoreSettings, StoreSettingsSection } from '@jhola/contract/stores/settings'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError, type ApiReply, api } from '../../../../shared/api/api-client.ts'
import { apiQuery } from '../../../../shared/api/api-query.ts'
import { isSame } from '../../../../shared/forms/merge-draft.ts'

/** All settings with their version. */
export type SettingsReply = ApiReply<'GET /stores/me/settings'>
export type { StoreSettings, StoreSettingsSection }

export const settingsQuery = apiQuery('GET /stores/me/settings', {})
export const blockedQuery = apiQuery('GET /customers/blocked', {})
export const staffQuery = apiQuery('GET /stores/me/staff', {})
/** The shop as its people see it, with its manual open and closed switch. */
export const ownStoreQuery = apiQuery('GET /stores/me', {})

/** `stale`: another user changed the same section in the meantime; nothing was saved, and these are the current settings. */
type Saved = { kind: 'saved'; reply: SettingsReply } | { kind: 'stale'; reply: SettingsReply }

/** The codes to new numbers of the shop. */
export type Codes = { phone_otp?: string; whatsapp_otp?: string }

type Change<S extends StoreSettingsSection> = {
  section: S
  value: StoreSettings[S]
  /** The section as it was when the change began. */
  base: StoreSettings[S]
  /** The last known settings. */
  known: SettingsReply
  codes: Codes
}

/**
 * Saves one section on the known version (optimistic lock). After a version conflict, when the other change was in another
 * section, it is saved on the new version. Throws `ApiError`.
 */
export const saveSection = async <S extends StoreSettingsSection>(client: QueryClient, change: Change<S>): Promise<Saved> => {
  const { section, value, base, known, codes } = change
  const send = async ({ version }: SettingsReply): Promise<Saved> => ({
    kind: 'saved',
    reply: await api('PATCH /stores/me/settings', {
      body: { version, [section]: value, ...codes },
    }),
  })
  const isOutdated = !isSame(known.settings[section], base)
  try {
    if (!isOutdated) return await send(known)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'stores.stale') throw error
  }
  const now = await client.fetchQuery({ ...settingsQuery, staleTime: 0 })
  return isSame(now.settings[section], base) ? send(now) : { kind: 'stale', reply: now }
}
