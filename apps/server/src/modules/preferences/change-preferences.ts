import { isDeepStrictEqual } from 'node:util'
import type { Preferences } from '@jhola/contract/preferences/schema'
import { windowsOverlap } from '@jhola/contract/stores/hours'
import type { Sql } from '../../platform/db/sql.ts'
import { AppError } from '../../platform/errors.ts'
import type { ShopPerson } from '../../platform/http/caller/actor.ts'
import { findStoreById, hoursOf, setHours } from '../stores/index.ts'
import type { PreferenceDeps } from './deps.ts'
import { lockShop, putSections } from './preferences.repo.ts'
import { readVersioned, type VersionedPreferences } from './show-preferences.ts'

/** Sections that are settings of the shop, because they affect orders. */
const SETTINGS_SECTIONS = ['autoAccept', 'businessHours', 'alarm', 'packing', 'counter'] as const

type Sections = { [S in keyof Preferences]?: Preferences[S] | undefined }
type Change = Sections & { version?: number | undefined }

const changesOthers = (change: Sections, before: Preferences): boolean =>
  SETTINGS_SECTIONS.some((section) => change[section] !== undefined && !isDeepStrictEqual(change[section], before[section]))

/** Opening times are stored with the shop; the second window of a day stays, and the first must not overlap it. */
const writeHours = async (deps: PreferenceDeps, tx: Sql, storeId: string, hours: Preferences['businessHours']): Promise<void> => {
  const first = { opens: hours.openTime, closes: hours.closeTime, working_days: [...new Set(hours.workingDays)].sort() }
  const store = await findStoreById(tx, storeId)
  if (store && windowsOverlap({ ...hoursOf(store), ...first })) throw new AppError('stores.hours_overlap')
  await setHours(tx, storeId, first, deps.clock.now())
  deps.stores.invalidate(storeId)
}

/**
 * Replaces whole sections; opening times are written to the shop itself. Rejects a change of an older version. Throws
 * `staff.not_permitted`, `stores.not_found`, `stores.stale`, `stores.hours_overlap`.
 */
export const changePreferences = async (
  deps: PreferenceDeps,
  tx: Sql,
  actor: ShopPerson,
  { version, ...change }: Change,
): Promise<VersionedPreferences> => {
  const { store_id: storeId } = actor
  await lockShop(tx, storeId)
  const before = await readVersioned(tx, storeId)
  if (changesOthers(change, before.preferences) && !actor.permissions.has('settings')) throw new AppError('staff.not_permitted')
  if (version !== undefined && version !== before.version) throw new AppError('stores.stale', { version: before.version })
  const { businessHours, ...sections } = change
  const counted = businessHours ? { hoursCount: businessHours.enabled } : {}
  await putSections(tx, storeId, { ...sections, ...counted }, deps.clock.now())
  if (businessHours) await writeHours(deps, tx, storeId, businessHours)
  return readVersioned(tx, storeId)
}

/** Switches auto-accept off and keeps its rules. */
export const stopAutoAccept = async (deps: PreferenceDeps, tx: Sql, storeId: string): Promise<VersionedPreferences> => {
  await lockShop(tx, storeId)
  const { autoAccept } = (await readVersioned(tx, storeId)).preferences
  await putSections(tx, storeId, { autoAccept: { ...autoAccept, enabled: false } }, deps.clock.now())
  return readVersioned(tx, storeId)
}
