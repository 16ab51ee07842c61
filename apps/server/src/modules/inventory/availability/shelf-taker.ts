import type { MissingState } from '@jhola/contract/availability/missing-states'
import type { Sql } from '../../../platform/db/sql.ts'
import type { InventoryDeps, ShopCall } from '../deps.ts'
import { publishInventoryChanged } from '../inventory-events.repo.ts'
import { takeOffShelf } from './set-availability.ts'

/** Takes a product off the shelf for another module, and tells the shop's devices. Throws as `takeOffShelf`. */
export const shelfTaker =
  ({ figures, ...deps }: Pick<InventoryDeps, 'clock' | 'ids' | 'texts' | 'figures'>) =>
  async (tx: Sql, call: ShopCall, what: { productId: string; state: MissingState }): Promise<void> => {
    await takeOffShelf(deps, tx, call, what)
    figures.invalidate(call.actor.store_id)
    await publishInventoryChanged(tx, call.actor.store_id)
  }
