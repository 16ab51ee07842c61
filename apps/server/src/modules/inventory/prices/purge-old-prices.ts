import type { InventoryDeps } from '../deps.ts'
import { deletePriceChangesBefore } from './prices.repo.ts'

/** How long a price change can be undone. */
const PRICE_CHANGES_RETAINED_MS = 30 * 24 * 3_600_000

/** Purges price changes after a month. Returns how many. */
export const purgeOldPrices = ({ db, clock }: Pick<InventoryDeps, 'db' | 'clock'>): Promise<number> =>
  deletePriceChangesBefore(db, new Date(clock.now().getTime() - PRICE_CHANGES_RETAINED_MS))
