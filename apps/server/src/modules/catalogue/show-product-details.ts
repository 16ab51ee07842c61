import { sortSizes } from '@jhola/contract/catalogue/groups'
import type { catalogueRoutes } from '@jhola/contract/catalogue/routes'
import { shownUnitPrices } from '@jhola/contract/inventory/prices/unit-price'
import type { RouteReply } from '@jhola/contract/route'
import { toShopTime } from '@jhola/contract/shared/time'
import { AppError } from '../../platform/errors.ts'
import type { CatalogueDeps } from './deps.ts'
import { findAlternatives } from './groups/find-alternatives.ts'
import { listSizes } from './groups/groups.repo.ts'
import { presentProduct } from './present-product.ts'
import { findKnown } from './products.read.ts'

/** More sizes of one thing than any shop has. */
const SIZES_MAX = 30

/**
 * One product of a shop's shelf with what the law has it tell, its other sizes, and what is there instead when it is out of stock. Throws
 * `stores.not_found`, `catalogue.not_found`; `catalogue.gone` for what the shop sold once.
 */
export const showProductDetails = async (
  { db, clock, stores }: Pick<CatalogueDeps, 'db' | 'clock' | 'stores'>,
  storeId: string,
  productId: string,
): Promise<RouteReply<typeof catalogueRoutes.details>> => {
  const store = await stores.find(storeId, { fresh: false })
  if (!store) throw new AppError('stores.not_found')
  const row = await findKnown(db, store.store_id, productId)
  if (!row) throw new AppError('catalogue.not_found')
  if (!row.is_sold) throw new AppError('catalogue.gone')
  const nowMs = clock.now().getTime()
  const moment = { today: toShopTime(nowMs).date, nowMs }
  const product = presentProduct(row, store.tax_mode, moment)
  const isOut = product.stock_status === 'out_of_stock'
  const [family, instead] = await Promise.all([
    row.family_id === null ? [] : listSizes(db, store.store_id, row.family_id, SIZES_MAX),
    isOut ? findAlternatives(db, row, store.tax_mode, moment) : [],
  ])
  const sizes = sortSizes(family.map((one) => presentProduct(one, store.tax_mode, moment)))
  const unitPrices = shownUnitPrices(sizes)
  return {
    success: true,
    product: {
      ...product,
      country_of_origin: row.country_of_origin,
      importer: row.importer,
      best_before: row.expiry_date,
      maker: row.maker,
      consumer_care: row.consumer_care,
      veg_mark: row.veg_mark,
    },
    sizes: sizes.length < 2 ? [] : sizes.map((one, index) => ({ ...one, unit_price: unitPrices[index] ?? null })),
    alternatives: instead.map((one) => presentProduct(one, store.tax_mode, moment)),
  }
}
