import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Texts } from '../../platform/texts.ts'
import type { StoreTermsSource } from '../stores/index.ts'
import type { ShelfFigures } from './shelf-figures.ts'

/** What the catalogue module works with; made once in app.ts. */
export type CatalogueDeps = { db: Database; clock: Clock; texts: Texts; stores: StoreTermsSource; figures: ShelfFigures }
