import type { starterRoutes } from '@jhola/contract/inventory/starter/routes'
import type { RouteBody } from '@jhola/contract/route'
import type { TaxMode } from '@jhola/contract/tax/gst'
import type { StarterDraft } from './draft.ts'
import { checkPrice } from './price-check.ts'
import type { StarterCatalogueProduct } from './use-starter.ts'

type Sent = RouteBody<typeof starterRoutes.add>['products'][number]
export type PricingState = {
  /** Products that can be added. */
  products: Sent[]
  /** Products whose price exceeds their MRP. */
  stopped: StarterCatalogueProduct[]
  /** The number of priced or skipped products. */
  done: number
}

/** Divides the chosen products into those that can be added and those that cannot yet. */
export const pricingStateOf = (queue: readonly StarterCatalogueProduct[], draft: StarterDraft, mode: TaxMode): PricingState => {
  const state: PricingState = { products: [], stopped: [], done: 0 }
  for (const goods of queue) {
    const price = draft.prices[goods.key]
    if (price === undefined) continue
    state.done += 1
    const mrp = draft.mrps[goods.key]
    const checked = price === null ? null : checkPrice(goods, { price, mrp: mrp ?? goods.mrp, mode })
    if (checked && checked.highest !== null) state.stopped.push(goods)
    else if (checked && price !== null)
      state.products.push({ key: goods.key, price, stock: draft.stock, ...(mrp !== undefined && { mrp }) })
  }
  return state
}
