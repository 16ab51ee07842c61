import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { StoreTermsSource } from './store-terms.ts'

/** What the stores module works with; made once in app.ts. */
export type StoreDeps = {
  db: Database<unknown>
  clock: Clock
  /** `createStoreTerms(...)`, shared with the orders module. */
  terms: StoreTermsSource
}
