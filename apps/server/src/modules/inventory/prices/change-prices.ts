import { type ChangedPrice, changePrice, type PriceChange } from '@jhola/contract/inventory/prices/price-change'
import { PRICE_ROWS_MAX, PRICED_MAX, type PriceRow, type priceRoutes } from '@jhola/contract/inventory/prices/routes'
import type { ParsedBody, RouteReply } from '@jhola/contract/route'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import type { TaxMode } from '@jhola/contract/tax/gst'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { ShopPerson } from '../../../platform/http/caller/actor.ts'
import { createSearchVocabulary, readInventoryList } from '../../catalogue/index.ts'
import type { InventoryDeps } from '../deps.ts'
import { toOwnFilters } from '../list-inventory.ts'
import { readTaxContext } from '../tax-context.ts'
import { insertPriceChange, listPrices, lockPrices, type PricedProductRow, setPrices } from './prices.repo.ts'

/** `max`: the maximum number of products in one change. */
export type PriceDeps = Pick<InventoryDeps, 'clock' | 'ids' | 'texts'> & { max?: number }
type Body = ParsedBody<typeof priceRoutes.change>
type Answer = RouteReply<typeof priceRoutes.change>
type Changed = { product: PricedProductRow; changed: ChangedPrice }

const findIds = async (
  { clock, texts, max = PRICED_MAX }: PriceDeps,
  tx: Sql,
  storeId: string,
  { ids, filter }: Body,
  moment: { today: string; nowMs: number },
): Promise<readonly string[]> => {
  if (ids) return [...new Set(ids)]
  const { search, ...rest } = filter ?? {}
  // Uses the connection of the transaction only: requests that each wait for a second connection would deadlock.
  const listing = { db: tx, shopWords: createSearchVocabulary({ db: tx, clock, texts }) }
  const part = { filters: toOwnFilters(rest, moment), search, sort: 'name', limit: max, skip: 0 } as const
  const found = await readInventoryList(listing, storeId, part)
  if (found.total > max) throw new AppError('inventory.too_many_prices', { products: found.total, most: max })
  return found.rows.map(({ product_id }) => product_id)
}

export const pricedOf = ({ price_paise, mrp_paise, gst_rate_percent }: PricedProductRow) => ({
  pricePaise: paise(price_paise),
  mrpPaise: mrp_paise === null ? null : paise(mrp_paise),
  gst_rate_percent: Number(gst_rate_percent),
})

const computeChanges = (all: readonly PricedProductRow[], change: PriceChange, mode: TaxMode): Changed[] =>
  all.map((product) => ({ product, changed: changePrice(pricedOf(product), change, mode) }))

const presentRow = ({ product, changed }: Changed): PriceRow => ({
  id: product.product_id,
  name: product.name,
  name_hi: product.name_hi,
  pack_size: product.pack_size,
  old_price: paiseToRupees(paise(product.price_paise)),
  new_price: paiseToRupees(changed.pricePaise),
  mrp: product.mrp_paise === null ? null : paiseToRupees(paise(product.mrp_paise)),
  stop: changed.stop,
})

/** Problems come first, then changes; unchanged products are only counted. */
const present = (all: readonly Changed[], mode: TaxMode, changeId: string | null): Answer => {
  const byName = all.toSorted((a, b) => a.product.name.localeCompare(b.product.name))
  const stopped = byName.filter(({ changed }) => changed.stop !== null && changed.stop !== 'same')
  const changing = byName.filter(({ changed }) => changed.stop === null)
  return {
    success: true,
    change_id: changeId,
    tax_mode: mode,
    changed: changing.length,
    same: all.length - stopped.length - changing.length,
    stopped: stopped.length,
    rows: [...stopped, ...changing].slice(0, PRICE_ROWS_MAX).map(presentRow),
  }
}

type Person = Pick<ShopPerson, 'store_id' | 'user_id'>

/** Previews a price change without writing. Throws `stores.not_found`, `inventory.too_many_prices`. */
export const tryPrices = async (deps: PriceDeps, tx: Sql, { store_id: storeId }: Person, body: Body): Promise<Answer> => {
  const { tax_mode, ...moment } = await readTaxContext(deps, tx, storeId)
  const ids = await findIds(deps, tx, storeId, body, moment)
  return present(computeChanges(await listPrices(tx, storeId, ids), body.change, tax_mode), tax_mode, null)
}

/**
 * Applies a price change to the products without problems, and stores it for undo. Throws `stores.not_found`,
 * `inventory.too_many_prices`.
 */
export const applyPrices = async (deps: PriceDeps, tx: Sql, actor: Person, body: Body): Promise<Answer> => {
  const { store_id: storeId, user_id: userId } = actor
  const { tax_mode, ...moment } = await readTaxContext(deps, tx, storeId)
  const ids = await findIds(deps, tx, storeId, body, moment)
  const all = computeChanges(await lockPrices(tx, storeId, ids), body.change, tax_mode)
  const rows = all.filter(({ changed }) => changed.stop === null)
  if (rows.length === 0) return present(all, tax_mode, null)
  const at = deps.clock.now()
  const changeId = deps.ids.uuid()
  await setPrices(
    tx,
    storeId,
    rows.map(({ product, changed }) => ({ product_id: product.product_id, price_paise: changed.pricePaise })),
    at,
  )
  await insertPriceChange(tx, {
    storeId,
    changeId,
    userId,
    at,
    what: body.change,
    rows: rows.map(({ product, changed }) => ({
      product_id: product.product_id,
      name: product.name,
      old_paise: product.price_paise,
      new_paise: changed.pricePaise,
    })),
  })
  return present(all, tax_mode, changeId)
}
