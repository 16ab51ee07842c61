import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { StoreOrderSettingsSource } from '../stores/index.ts'

/** What the preferences module works with. */
export type PreferenceDeps = { db: Database; clock: Clock; stores: StoreOrderSettingsSource }
