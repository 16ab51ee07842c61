import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Messages } from '../../platform/i18n.ts'
import type { StoreOrderSettingsSource } from '../stores/index.ts'
import type { InventoryCounts } from './inventory-counts.ts'

/** Dependencies of the catalogue module, created once in app.ts. */
export type CatalogueDeps = {
  db: Database
  clock: Clock
  texts: Messages
  stores: StoreOrderSettingsSource
  figures: InventoryCounts
}
