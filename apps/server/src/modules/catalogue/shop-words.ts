import { type ShopWords, toShopWords } from '@jhola/contract/catalogue/search/near-words'
import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { listShopTokens } from './products.read.ts'

/** The words of a shop's products, for what is mistyped. */
export type ShopWordsSource = { find(storeId: string): Promise<ShopWords> }

/** A new product's words help those who mistype them this much later; well typed they find it at once. */
const KEPT_MS = 30_000
const MOST_SHOPS = 50

/** A source that remembers the words of the shops that were asked for last: reading them takes much longer than searching. */
export const createShopWords = (deps: { db: Sql; clock: Clock }): ShopWordsSource => {
  const kept = new Map<string, { words: Promise<ShopWords>; untilMs: number }>()
  return {
    find(storeId) {
      const nowMs = deps.clock.now().getTime()
      const known = kept.get(storeId)
      if (known && known.untilMs > nowMs) return known.words
      const words = listShopTokens(deps.db, storeId).then(toShopWords)
      kept.delete(storeId)
      kept.set(storeId, { words, untilMs: nowMs + KEPT_MS })
      if (kept.size > MOST_SHOPS) kept.delete(kept.keys().next().value ?? '')
      words.catch(() => kept.delete(storeId))
      return words
    },
  }
}
