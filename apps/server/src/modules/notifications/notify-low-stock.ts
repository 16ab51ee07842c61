import { inPages, workThrough } from '../../platform/jobs/work-through.ts'
import type { NotificationDeps } from './deps.ts'
import { deleteRestocked, type LowStockShop, listLowStockShops, recordLowStock } from './low-stock.repo.ts'
import { nameProducts } from './name-products.ts'
import { pushToShop } from './queue-push.ts'

/** The batch size; each shop has some thousands of products. */
const SHOPS_AT_ONCE = 50

const notifyShop = (deps: NotificationDeps, { store_id: storeId, has_device: hasDevice }: LowStockShop): Promise<number> =>
  deps.db.withTx(async (tx) => {
    await deleteRestocked(tx, storeId)
    const products = hasDevice ? await recordLowStock(tx, storeId, deps.clock.now()) : []
    if (products.length === 0) return 0
    return pushToShop(deps, tx, {
      storeId,
      kind: 'lowStock',
      topic: 'low-stock',
      write: (language) => nameProducts(deps, products, language, { title: 'low_stock', shelf: 'low' }),
    })
  })

/**
 * Notifies shops about products that became low since the last check, each product once until it is refilled, each shop in its
 * own transaction. Returns how many devices were notified.
 */
export const notifyLowStock = (deps: NotificationDeps): Promise<number> =>
  workThrough(
    inPages<LowStockShop>((after) => listLowStockShops(deps.db, after?.store_id ?? '', SHOPS_AT_ONCE)),
    {
      ...{ job: 'tell-low-stock', log: deps.log },
      idOf: ({ store_id }) => ({ store_id }),
      work: async (shop) => (shop.has_news ? notifyShop(deps, shop) : 0),
    },
  )
