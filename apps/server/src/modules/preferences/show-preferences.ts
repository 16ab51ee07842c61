import { DEFAULT_PREFERENCES, LITERACY_LEVELS } from '@jhola/contract/preferences/defaults'
import {
  alarmSettingsSchema,
  autoAcceptSchema,
  counterNoticesSchema,
  counterSettingsSchema,
  displaySchema,
  inventorySettingsSchema,
  type Preferences,
  packingSettingsSchema,
} from '@jhola/contract/preferences/schema'
import { z } from 'zod'
import type { Sql } from '../../platform/db/sql.ts'
import { AppError } from '../../platform/errors.ts'
import { findStoreById } from '../stores/index.ts'
import { findSections } from './preferences.repo.ts'

/** Valid stored sections are used; a section with an old, invalid shape gets its default. */
const storedSchema = z.object({
  literacyLevel: z.enum(LITERACY_LEVELS).catch(DEFAULT_PREFERENCES.literacyLevel),
  spokenLabels: z.boolean().catch(DEFAULT_PREFERENCES.spokenLabels),
  autoAccept: autoAcceptSchema.catch(DEFAULT_PREFERENCES.autoAccept),
  notifications: counterNoticesSchema.catch(DEFAULT_PREFERENCES.notifications),
  display: displaySchema.catch(DEFAULT_PREFERENCES.display),
  alarm: alarmSettingsSchema.catch(DEFAULT_PREFERENCES.alarm),
  inventory: inventorySettingsSchema.catch(DEFAULT_PREFERENCES.inventory),
  packing: packingSettingsSchema.catch(DEFAULT_PREFERENCES.packing),
  counter: counterSettingsSchema.catch(DEFAULT_PREFERENCES.counter),
  hoursCount: z.boolean().catch(true),
})

export type VersionedPreferences = { version: number; preferences: Preferences }

/**
 * A shop's preferences, with the shop's own business hours. Both may change, so the version is the sum of both versions, which
 * only increase. Throws `stores.not_found`.
 */
export const readVersioned = async (sql: Sql, storeId: string): Promise<VersionedPreferences> => {
  const [found, store] = [await findSections(sql, storeId), await findStoreById(sql, storeId)]
  if (!store) throw new AppError('stores.not_found')
  const { hoursCount, ...stored } = storedSchema.parse(found.sections)
  const preferences = {
    ...stored,
    businessHours: {
      enabled: hoursCount,
      openTime: store.opens,
      closeTime: store.closes,
      workingDays: [...store.working_days],
    },
  }
  return { version: found.version + store.version, preferences }
}

/** The current preferences of a shop. Throws `stores.not_found`. */
export const readPreferences = async (sql: Sql, storeId: string): Promise<Preferences> =>
  (await readVersioned(sql, storeId)).preferences
