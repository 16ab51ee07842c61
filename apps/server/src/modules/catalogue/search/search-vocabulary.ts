import type { GoodsNames } from '@jhola/contract/catalogue/search/goods-names'
import { type SearchVocabulary, toSearchVocabulary } from '@jhola/contract/catalogue/search/vocabulary'
import type { Clock } from '../../../platform/clock.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import type { Messages } from '../../../platform/i18n.ts'
import { listShopTokens } from '../products.read.ts'

/** The words of a shop's products, for what is mistyped, and what everyday goods are called in the languages around. */
export type SearchVocabularySource = { find(storeId: string): Promise<SearchVocabulary>; goods: GoodsNames }

/** A new product's words help those who mistype them this much later; well typed they find it at once. */
const KEPT_MS = 30_000
/** Reading a shelf of 50,000 products takes a second: older words of such a shop serve meanwhile. */
const SLOW_MS = 100
const OLD_MS = 10 * 60_000
const MAX_SHOPS = 50

type Kept = { words: Promise<SearchVocabulary>; atMs: number; isSlow: boolean; isRenewing: boolean }

type SearchVocabularyDeps = { db: Sql; clock: Clock; texts: Pick<Messages, 'goodsNames'> }

/** A source that remembers the words of the shops that were asked for last: reading them takes much longer than searching. */
export const createSearchVocabulary = ({ db, clock, texts }: SearchVocabularyDeps): SearchVocabularySource => {
  const kept = new Map<string, Kept>()
  const nowMs = (): number => clock.now().getTime()
  const keep = (storeId: string, one: Kept): void => {
    kept.delete(storeId)
    kept.set(storeId, one)
    if (kept.size > MAX_SHOPS) kept.delete(kept.keys().next().value ?? '')
  }
  const read = (storeId: string): Kept => {
    const atMs = nowMs()
    const words = listShopTokens(db, storeId).then(toSearchVocabulary)
    const one: Kept = { words, atMs, isSlow: false, isRenewing: false }
    words.then(
      () => {
        one.isSlow = nowMs() - atMs > SLOW_MS
      },
      () => kept.get(storeId) === one && kept.delete(storeId),
    )
    return one
  }
  const renewBehind = (storeId: string, known: Kept): void => {
    known.isRenewing = true
    const next = read(storeId)
    next.words.then(
      () => keep(storeId, next),
      () => {
        known.isRenewing = false
      },
    )
  }
  return {
    get goods() {
      return texts.goodsNames()
    },
    find(storeId) {
      const known = kept.get(storeId)
      const ageMs = known ? nowMs() - known.atMs : Number.POSITIVE_INFINITY
      if (known && ageMs <= KEPT_MS) return known.words
      if (known?.isSlow && ageMs <= OLD_MS) {
        if (!known.isRenewing) renewBehind(storeId, known)
        return known.words
      }
      const first = read(storeId)
      keep(storeId, first)
      return first.words
    },
  }
}
