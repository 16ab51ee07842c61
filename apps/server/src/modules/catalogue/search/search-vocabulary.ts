import type { ProductNames } from '@jhola/contract/catalogue/search/product-names'
import { type SearchVocabulary, toSearchVocabulary } from '@jhola/contract/catalogue/search/vocabulary'
import type { Clock } from '../../../platform/clock.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import type { Messages } from '../../../platform/i18n.ts'
import { listShopTokens } from '../products.read.ts'

/** The terms of a shop's products, for mistyped searches, and the names of common products in the local languages. */
export type SearchVocabularySource = { find(storeId: string): Promise<SearchVocabulary>; goods: ProductNames }

/** Delay until a new product's terms correct mistyped searches; a correct search finds it at once. */
const CACHED_MS = 30_000
/** Reading the terms of 50,000 products takes a second: such a shop uses stale terms while they are refreshed. */
const SLOW_MS = 100
const OLD_MS = 10 * 60_000
const MAX_SHOPS = 50

type Cached = { words: Promise<SearchVocabulary>; atMs: number; isSlow: boolean; isRenewing: boolean }

type SearchVocabularyDeps = { db: Sql; clock: Clock; texts: Pick<Messages, 'productNames'> }

/** A source that caches the vocabulary of recently searched shops: reading it takes much longer than searching. */
export const createSearchVocabulary = ({ db, clock, texts }: SearchVocabularyDeps): SearchVocabularySource => {
  const cached = new Map<string, Cached>()
  const nowMs = (): number => clock.now().getTime()
  const put = (storeId: string, one: Cached): void => {
    cached.delete(storeId)
    cached.set(storeId, one)
    if (cached.size > MAX_SHOPS) cached.delete(cached.keys().next().value ?? '')
  }
  const read = (storeId: string): Cached => {
    const atMs = nowMs()
    const words = listShopTokens(db, storeId).then(toSearchVocabulary)
    const one: Cached = { words, atMs, isSlow: false, isRenewing: false }
    words.then(
      () => {
        one.isSlow = nowMs() - atMs > SLOW_MS
      },
      () => cached.get(storeId) === one && cached.delete(storeId),
    )
    return one
  }
  const renewBehind = (storeId: string, known: Cached): void => {
    known.isRenewing = true
    const next = read(storeId)
    next.words.then(
      () => put(storeId, next),
      () => {
        known.isRenewing = false
      },
    )
  }
  return {
    get goods() {
      return texts.productNames()
    },
    find(storeId) {
      const known = cached.get(storeId)
      const ageMs = known ? nowMs() - known.atMs : Number.POSITIVE_INFINITY
      if (known && ageMs <= CACHED_MS) return known.words
      if (known?.isSlow && ageMs <= OLD_MS) {
        if (!known.isRenewing) renewBehind(storeId, known)
        return known.words
      }
      const first = read(storeId)
      put(storeId, first)
      return first.words
    },
  }
}
