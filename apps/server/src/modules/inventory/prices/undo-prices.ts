import { priceKeep } from '@jhola/contract/inventory/prices/price-change'
import type { priceRoutes } from '@jhola/contract/inventory/prices/routes'
import type { RouteReply } from '@jhola/contract/route'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import { readTaxContext } from '../tax-context.ts'
import { type PriceDeps, pricedOf } from './change-prices.ts'
import { listChangedPrices, lockPriceChange, lockPrices, markPriceChangeUndone, setPrices } from './prices.repo.ts'

type Answer = RouteReply<typeof priceRoutes.undo>

/**
 * Undoes a price change; a second call changes nothing. Products whose price changed since, or whose old price is not allowed any
 * more, keep their price and are listed. Throws `inventory.change_not_found`.
 */
export const undoPrices = async (deps: PriceDeps, tx: Sql, storeId: string, changeId: string): Promise<Answer> => {
  const change = await lockPriceChange(tx, storeId, changeId)
  if (!change) throw new AppError('inventory.change_not_found')
  if (change.undone_at) return { success: true, restored: 0, kept: [] }
  const { tax_mode } = await readTaxContext(deps, tx, storeId)
  const made = await listChangedPrices(tx, storeId, changeId)
  const ids = made.map(({ product_id }) => product_id)
  const now = new Map((await lockPrices(tx, storeId, ids)).map((product) => [product.product_id, product]))
  const kept: Answer['kept'] = []
  const back: { product_id: string; price_paise: number }[] = []
  for (const row of made) {
    const product = now.get(row.product_id)
    const paid = { oldPaise: paise(row.old_paise), newPaise: paise(row.new_paise) }
    const reason = priceKeep(product && pricedOf(product), paid, tax_mode)
    if (reason === null) back.push({ product_id: row.product_id, price_paise: row.old_paise })
    else
      kept.push({
        id: row.product_id,
        name: row.name,
        name_hi: product?.name_hi ?? null,
        price: paiseToRupees(paise(product?.price_paise ?? row.new_paise)),
        reason,
      })
  }
  const at = deps.clock.now()
  if (back.length > 0) await setPrices(tx, storeId, back, at)
  await markPriceChangeUndone(tx, storeId, changeId, at)
  return { success: true, restored: back.length, kept }
}
