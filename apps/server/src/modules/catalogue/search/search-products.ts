import { type Level, type LevelKind, levelsOf, levelsOfNear } from '@jhola/contract/catalogue/search/levels'
import { planSearch } from '@jhola/contract/catalogue/search/plan-search'
import { synonyms } from '@jhola/contract/catalogue/search/synonyms'
import { chooseNear } from '@jhola/contract/catalogue/search/vocabulary'
import type { AskedSearch } from './search-statement.sql.ts'
import type { SearchVocabularySource } from './search-vocabulary.ts'
import { allToTsquery, anyToTsquery, choiceToTsquery, readingsToTsquery } from './to-tsquery.ts'

type Page = { limit: number; skip: number }
type Read<Row> = { total: number; rows: Row[] }
/** `kind`: how the words were found; `null` when nothing was. */
export type FoundKind = LevelKind | null
type Found<Row> = Read<Row> & { kind: FoundKind }
/** Reads a page of search matches; the caller chooses the shop and the filters. */
type ReadSearch<Row> = (asked: AskedSearch, page: Page) => Promise<Read<Row>>

export const toAsked = ({ readings, counted, ranking }: Level): AskedSearch => ({
  match: readingsToTsquery(readings),
  counted: counted.map(choiceToTsquery),
  category: anyToTsquery(ranking.category),
  heads: anyToTsquery(ranking.heads, ranking.headBeginnings),
  exact: readingsToTsquery(ranking.exact),
  sound: readingsToTsquery(ranking.sound),
  amounts: allToTsquery(ranking.amounts),
})

/**
 * A page of the products that match a search, best first. Each level is queried only when the one before found nothing; the
 * shop's vocabulary is read only for mistyped terms.
 */
export const searchProducts = async <Row>(
  { shopWords, read }: { shopWords: SearchVocabularySource; read: ReadSearch<Row> },
  storeId: string,
  typed: string,
  page: Page,
): Promise<Found<Row>> => {
  const plan = planSearch(typed, synonyms)
  if (!plan) return { total: 0, rows: [], kind: null }
  const firstFound = async (levels: Iterable<Level>): Promise<Found<Row>> => {
    for (const level of levels) {
      const found = await read(toAsked(level), page)
      if (found.total > 0) return { ...found, kind: level.kind }
      // A page after the last has no row with the total, so the total is read from the first row of the list.
      const first = page.skip > 0 ? await read(toAsked(level), { limit: 1, skip: 0 }) : found
      if (first.total > 0) return { total: first.total, rows: [], kind: level.kind }
    }
    return { total: 0, rows: [], kind: null }
  }
  const found = await firstFound(levelsOf(plan, shopWords.goods))
  if (found.total > 0) return found
  const near = chooseNear(plan, await shopWords.find(storeId), synonyms)
  return firstFound(levelsOfNear(plan, near))
}
