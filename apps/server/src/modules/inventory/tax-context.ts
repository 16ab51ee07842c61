import type { TaxContext } from '@jhola/contract/inventory/products/product-rules'
import { toShopTime } from '@jhola/contract/shared/time'
import type { Sql } from '../../platform/db/sql.ts'
import { AppError } from '../../platform/errors.ts'
import type { InventoryDeps } from './deps.ts'
import { findTaxMode } from './products/products.repo.ts'

/** The tax context, and the moment at which goods are on the shelf or off it. */
export type ShelfContext = TaxContext & { nowMs: number }

/** The current tax context of a shop, also of one that takes no orders. Throws `stores.not_found`. */
export const readTaxContext = async (
  { clock }: Pick<InventoryDeps, 'clock'>,
  sql: Sql,
  storeId: string,
): Promise<ShelfContext> => {
  const tax_mode = await findTaxMode(sql, storeId)
  if (!tax_mode) throw new AppError('stores.not_found')
  const nowMs = clock.now().getTime()
  return { tax_mode, today: toShopTime(nowMs).date, nowMs }
}
