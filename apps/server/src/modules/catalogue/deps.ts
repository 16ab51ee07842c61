import type { Place } from '@jhola/contract/geo/distance'
import type { NearbyStore } from '@jhola/contract/stores/schema'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Messages } from '../../platform/i18n.ts'
import type { StoreOrderSettingsSource } from '../stores/index.ts'
import type { InventoryCounts } from './inventory-counts.ts'
import type { SearchVocabularySource } from './search/search-vocabulary.ts'

/** Dependencies of the catalogue module, created once in app.ts. */
export type CatalogueDeps = {
  db: Database
  clock: Clock
  texts: Messages
  stores: StoreOrderSettingsSource
  figures: InventoryCounts
  /** The nearest shops that deliver to a place (stores). */
  listDelivering(place: Place, limit: number): Promise<NearbyStore[]>
}

/** Dependencies of what searches a shelf. */
export type ListingDeps = CatalogueDeps & { shopWords: SearchVocabularySource }
