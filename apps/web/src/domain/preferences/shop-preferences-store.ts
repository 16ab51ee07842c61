import { DEFAULT_PREFERENCES } from '@jhola/contract/preferences/defaults'
import type { Preferences } from '@jhola/contract/preferences/schema'
import { createStoredValue } from '../../shared/device-store/stored-value.ts'

/** A shop's preferences as this device last saw them, so that they hold from the start and without a network. */
type Mirrored = { storeId: string; version: number; preferences: Preferences }

/** What holds until the shop's own are known. */
export const USUAL_PREFERENCES: Preferences = {
  ...DEFAULT_PREFERENCES,
  businessHours: { enabled: true, openTime: '09:00', closeTime: '21:00', workingDays: [1, 2, 3, 4, 5, 6] },
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Sections of an older version of us are filled up with the usual ones. */
const toPreferences = (found: Record<string, unknown>): Preferences =>
  // @NOTE written by ourselves from a checked answer of the server; what is missing comes from the usual ones.
  Object.fromEntries(
    Object.entries(USUAL_PREFERENCES).map(([name, usual]) => {
      const kept = found[name]
      if (isObject(usual)) return [name, isObject(kept) ? { ...usual, ...kept } : usual]
      return [name, typeof kept === typeof usual ? kept : usual]
    }),
  ) as Preferences

const parse = (found: unknown): Mirrored | undefined => {
  if (!isObject(found) || typeof found.storeId !== 'string' || !isObject(found.preferences)) return undefined
  return { storeId: found.storeId, version: Number(found.version) || 0, preferences: toPreferences(found.preferences) }
}

export const shopPreferencesStore = createStoredValue<Mirrored | null>('shop_preferences', null, parse)
