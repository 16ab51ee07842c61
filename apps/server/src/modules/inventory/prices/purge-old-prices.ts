import type { InventoryDeps } from '../deps.ts'
import { deletePriceChangesBefore } from './prices.repo.ts'

/** So long a change of prices can be taken back. */
const PRICE_CHANGES_RETAINED_MS = 30 * 24 * 3_600_000

/** Changes of prices are kept for a month. Returns how many went. */
export const purgeOldPrices = ({ db, clock }: Pick<InventoryDeps, 'db' | 'clock'>): Promise<number> =>
  deletePriceChangesBefore(db, new Date(clock.now().getTime() - PRICE_CHANGES_RETAINED_MS))
