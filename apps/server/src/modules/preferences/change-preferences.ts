import { isDeepStrictEqual } from 'node:util'
import type { Preferences } from '@jhola/contract/preferences/schema'
import type { Sql } from '../../platform/db/sql.ts'
import { AppError } from '../../platform/errors.ts'
import type { ShopPerson } from '../../platform/http/actor.ts'
import { setHours } from '../stores/index.ts'
import type { PreferenceDeps } from './deps.ts'
import { putSections } from './preferences.repo.ts'
import { readPreferences } from './show-preferences.ts'

/** What only the owner decides, because it decides about orders. */
const OWNERS_SECTIONS = ['autoAccept', 'businessHours', 'alarm'] as const

type Change = { [S in keyof Preferences]?: Preferences[S] | undefined }

/** Changes whole sections; opening times are written to the shop itself. Throws `auth.forbidden`, `stores.not_found`. */
export const changePreferences = async (
  deps: PreferenceDeps,
  tx: Sql,
  actor: ShopPerson,
  change: Change,
): Promise<Preferences> => {
  const { store_id: storeId } = actor
  const before = await readPreferences(tx, storeId)
  const isOthers = OWNERS_SECTIONS.some(
    (section) => change[section] !== undefined && !isDeepStrictEqual(change[section], before[section]),
  )
  if (isOthers && actor.role !== 'store_owner') throw new AppError('auth.forbidden')
  const now = deps.clock.now()
  const { businessHours, ...sections } = change
  await putSections(tx, storeId, { ...sections, ...(businessHours ? { hoursCount: businessHours.enabled } : {}) }, now)
  if (businessHours) {
    const { openTime: opens, closeTime: closes, workingDays } = businessHours
    await setHours(tx, storeId, { opens, closes, working_days: [...new Set(workingDays)].sort() }, now)
    deps.stores.forget(storeId)
  }
  return readPreferences(tx, storeId)
}

/** Switches auto-accept off and leaves its rules as they are. */
export const stopAutoAccept = async (deps: PreferenceDeps, tx: Sql, storeId: string): Promise<Preferences> => {
  const { autoAccept } = await readPreferences(tx, storeId)
  await putSections(tx, storeId, { autoAccept: { ...autoAccept, enabled: false } }, deps.clock.now())
  return readPreferences(tx, storeId)
}
