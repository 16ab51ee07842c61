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

/** `most`: so many products change their price at once. */
export type PriceDeps = Pick<InventoryDeps, 'clock' | 'ids' | 'texts'> & { most?: number }
type Body = ParsedBody<typeof priceRoutes.change>
type Answer = RouteReply<typeof priceRoutes.change>
type Changed = { facts: PricedProductRow; changed: ChangedPrice }

const findIds = async (
  { clock, texts, most = PRICED_MAX }: PriceDeps,
  tx: Sql,
  storeId: string,
  { ids, filter }: Body,
  today: string,
): Promise<readonly string[]> => {
  if (ids) return [...new Set(ids)]
  const { search, ...rest } = filter ?? {}
  // Everything over the one connection that is held already: people who each wait for a second one wait for each other.
  const shelf = { db: tx, shopWords: createSearchVocabulary({ db: tx, clock, texts }) }
  const part = { filters: toOwnFilters(rest, today), search, sort: 'name', limit: most, skip: 0 } as const
  const found = await readInventoryList(shelf, storeId, part)
  if (found.total > most) throw new AppError('inventory.too_many_prices', { products: found.total, most })
  return found.rows.map(({ product_id }) => product_id)
}

export const pricedOf = ({ price_paise, mrp_paise, gst_rate_percent }: PricedProductRow) => ({
  pricePaise: paise(price_paise),
  mrpPaise: mrp_paise === null ? null : paise(mrp_paise),
  gst_rate_percent: Number(gst_rate_percent),
})

const computeChanges = (all: readonly PricedProductRow[], change: PriceChange, mode: TaxMode): Changed[] =>
  all.map((facts) => ({ facts, changed: changePrice(pricedOf(facts), change, mode) }))

const presentRow = ({ facts, changed }: Changed): PriceRow => ({
  id: facts.product_id,
  name: facts.name,
  name_hi: facts.name_hi,
  pack_size: facts.pack_size,
  old_price: paiseToRupees(paise(facts.price_paise)),
  new_price: paiseToRupees(changed.pricePaise),
  mrp: facts.mrp_paise === null ? null : paiseToRupees(paise(facts.mrp_paise)),
  stop: changed.stop,
})

/** What needs a look comes first, then what changes; what stays the same is only counted. */
const present = (all: readonly Changed[], mode: TaxMode, changeId: string | null): Answer => {
  const byName = all.toSorted((a, b) => a.facts.name.localeCompare(b.facts.name))
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

/** What a change would do, with nothing changed. Throws `stores.not_found`, `inventory.too_many_prices`. */
export const tryPrices = async (deps: PriceDeps, tx: Sql, { store_id: storeId }: Person, body: Body): Promise<Answer> => {
  const { tax_mode, today } = await readTaxContext(deps, tx, storeId)
  const ids = await findIds(deps, tx, storeId, body, today)
  return present(computeChanges(await listPrices(tx, storeId, ids), body.change, tax_mode), tax_mode, null)
}

/** Changes the prices that nothing stops, and keeps what was changed. Throws `stores.not_found`, `inventory.too_many_prices`. */
export const applyPrices = async (deps: PriceDeps, tx: Sql, actor: Person, body: Body): Promise<Answer> => {
  const { store_id: storeId, user_id: userId } = actor
  const { tax_mode, today } = await readTaxContext(deps, tx, storeId)
  const ids = await findIds(deps, tx, storeId, body, today)
  const all = computeChanges(await lockPrices(tx, storeId, ids), body.change, tax_mode)
  const rows = all.filter(({ changed }) => changed.stop === null)
  if (rows.length === 0) return present(all, tax_mode, null)
  const at = deps.clock.now()
  const changeId = deps.ids.uuid()
  await setPrices(
    tx,
    storeId,
    rows.map(({ facts, changed }) => ({ product_id: facts.product_id, price_paise: changed.pricePaise })),
    at,
  )
  await insertPriceChange(tx, {
    storeId,
    changeId,
    userId,
    at,
    what: body.change,
    rows: rows.map(({ facts, changed }) => ({
      product_id: facts.product_id,
      name: facts.name,
      old_paise: facts.price_paise,
      new_paise: changed.pricePaise,
    })),
  })
  return present(all, tax_mode, changeId)
}
