import { INDEX_VERSION, indexProduct, type Searchable } from '@jhola/contract/catalogue/search/index-product'
import type { Database } from '../../../platform/db/index.ts'
import { lockStale, setIndexes } from './search.repo.ts'
import { quoteToken, toBeside } from './to-tsquery.ts'

const AT_ONCE = 500

const toTsvector = (product: Searchable): string =>
  [...indexProduct(product)].map(([token, place]) => quoteToken(place === 'D' ? toBeside(token) : token)).join(' ')

/** The search columns of a product; write them whenever the texts of a product change. */
export const searchColumns = (product: Searchable): { search_index: string; search_version: number } => ({
  search_index: toTsvector(product),
  search_version: INDEX_VERSION,
})

/** Renews search indexes of an older version in batches; several nodes share the work. Returns how many were renewed. */
export const renewSearchIndexes = async (db: Database): Promise<number> => {
  let done = 0
  while (true) {
    const count = await db.withTx(async (tx) => {
      const stale = await lockStale(tx, AT_ONCE)
      if (stale.length > 0)
        await setIndexes(
          tx,
          stale.map((product) => ({
            store_id: product.store_id,
            product_id: product.product_id,
            search_index: toTsvector(product),
          })),
        )
      return stale.length
    })
    done += count
    if (count === 0) return done
  }
}
