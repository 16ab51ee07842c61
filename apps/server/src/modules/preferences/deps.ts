import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { StoreOrderSettingsSource } from '../stores/index.ts'

/** Dependencies of the preferences module. */
export type PreferenceDeps = { db: Database; clock: Clock; stores: StoreOrderSettingsSource }
