import type { ProductDetails } from '@jhola/contract/catalogue/schema'
import { toShopTime } from '@jhola/contract/shared/time'
import { AppError } from '../../platform/errors.ts'
import type { CatalogueDeps } from './deps.ts'
import { presentProduct } from './present-product.ts'
import { findSold } from './products.read.ts'

/** One product of a shop's shelf with what the law has it tell. Throws `stores.not_found`, `catalogue.not_found`. */
export const showProductDetails = async (
  { db, clock, stores }: Pick<CatalogueDeps, 'db' | 'clock' | 'stores'>,
  storeId: string,
  productId: string,
): Promise<ProductDetails> => {
  const store = await stores.find(storeId, { fresh: false })
  if (!store) throw new AppError('stores.not_found')
  const row = await findSold(db, store.store_id, productId)
  if (!row) throw new AppError('catalogue.not_found')
  const nowMs = clock.now().getTime()
  const today = toShopTime(nowMs).date
  return {
    ...presentProduct(row, store.tax_mode, { today, nowMs }),
    country_of_origin: row.country_of_origin,
    importer: row.importer,
    best_before: row.expiry_date,
  }
}
