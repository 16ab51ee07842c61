import { isExpired } from '@jhola/contract/inventory/stock/expiry'
import type { ProductPricing } from '@jhola/contract/orders/placing/order-conditions'
import { paise } from '@jhola/contract/shared/money'
import { toShopTime } from '@jhola/contract/shared/time'
import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { backAtOf, sellableOf } from './present-product.ts'
import { listOrderable, type OrderableRow } from './products.read.ts'
import type { ShelfMoment } from './shelf-conditions.sql.ts'

/** Pricing of a product, with the names and units that an order line stores for display. */
export type ProductForOrders = ProductPricing & { name_hi: string | null; image: string; pack_size: string | null }

/** Reads products for other modules; `fresh` bypasses the cache, `on` is the caller's transaction. Products of other shops are omitted. */
export type ProductPricingSource = {
  find(
    storeId: string,
    productIds: readonly string[],
    options: { fresh: boolean; on?: Sql },
  ): Promise<ReadonlyMap<string, ProductForOrders>>
}

const CACHED_MS = 5_000
const MAX_KEPT = 20_000

const toTerms = (row: OrderableRow, { today, nowMs }: ShelfMoment): ProductForOrders => ({
  product_id: row.product_id,
  version: row.version,
  name: row.name,
  name_hi: row.name_hi,
  image: row.image,
  unit: row.unit,
  unit_size: row.unit_size,
  pack_size: row.pack_size,
  loose: row.loose,
  active: row.active,
  pricePaise: paise(row.price_paise),
  gst_rate_percent: Number(row.gst_rate_percent),
  // Expired products are in stock and not sold.
  available: isExpired(row.expiry_date, today) ? 0 : sellableOf(row, nowMs),
  back_at: backAtOf(row, nowMs),
})

/**
 * A source that caches each product for five seconds. A stale price is harmless: the statement that places an order compares
 * versions and stock again.
 */
export const createProductPricing = (deps: { db: Sql; clock: Clock }): ProductPricingSource => {
  const cached = new Map<string, { terms: ProductForOrders; untilMs: number }>()
  const put = (storeId: string, terms: ProductForOrders, untilMs: number): void => {
    const key = `${storeId} ${terms.product_id}`
    cached.delete(key)
    cached.set(key, { terms, untilMs })
    if (cached.size > MAX_KEPT) cached.delete(cached.keys().next().value ?? '')
  }
  return {
    async find(storeId, productIds, { fresh, on = deps.db }) {
      const nowMs = deps.clock.now().getTime()
      const found = new Map<string, ProductForOrders>()
      const missing: string[] = []
      for (const productId of productIds) {
        const known = fresh ? undefined : cached.get(`${storeId} ${productId}`)
        if (known && known.untilMs > nowMs) found.set(productId, known.terms)
        else missing.push(productId)
      }
      if (missing.length === 0) return found
      for (const row of await listOrderable(on, storeId, missing)) {
        const terms = toTerms(row, { today: toShopTime(nowMs).date, nowMs })
        put(storeId, terms, nowMs + CACHED_MS)
        found.set(terms.product_id, terms)
      }
      return found
    },
  }
}
