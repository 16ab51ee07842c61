import type { NotificationDeps } from './deps.ts'
import { forgetRestocked, noteLowStock } from './low-stock.repo.ts'
import { nameProducts } from './name-products.ts'
import { pushToShop } from './queue-push.ts'

/** Tells shops what has run low since the last look, each product once until it is filled up. Returns how many devices were told. */
export const tellLowStock = (deps: NotificationDeps): Promise<number> =>
  deps.db.withTx(async (tx) => {
    await forgetRestocked(tx)
    let told = 0
    for (const { store_id, products } of await noteLowStock(tx, deps.clock.now()))
      told += await pushToShop(deps, tx, {
        storeId: store_id,
        kind: 'lowStock',
        topic: 'low-stock',
        write: (language) => nameProducts(deps, products, language, { title: 'low_stock', shelf: 'low' }),
      })
    return told
  })
