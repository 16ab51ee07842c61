import { DEFAULT_PREFERENCES } from '@jhola/contract/preferences/defaults'
import type { Preferences } from '@jhola/contract/preferences/schema'
import { createStoredValue } from '../../shared/device-store/stored-value.ts'

/** A shop's preferences as this device last saw them, so that they apply from the start and offline. */
type Mirrored = { storeId: string; version: number; preferences: Preferences }

/** Defaults until the shop's own preferences are known. */
export const USUAL_PREFERENCES: Preferences = {
  ...DEFAULT_PREFERENCES,
  businessHours: { enabled: true, openTime: '09:00', closeTime: '21:00', workingDays: [1, 2, 3, 4, 5, 6] },
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Sections missing in data of an older version get the defaults. */
const toPreferences = (found: Record<string, unknown>): Preferences =>
  // @NOTE written by our own code from a validated response; missing fields get the defaults.
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
