import { type Level, levelsOf, levelsOfNear } from '@jhola/contract/catalogue/search/levels'
import { chooseNear } from '@jhola/contract/catalogue/search/near-words'
import { planSearch } from '@jhola/contract/catalogue/search/plan-search'
import { synonyms } from '@jhola/contract/catalogue/search/synonyms'
import type { Sql } from '../../platform/db/sql.ts'
import { type ShelfFilters, type ShelfPage, searchShelf } from './products.read.ts'
import type { ShopWordsSource } from './shop-words.ts'
import { allToTsquery, anyToTsquery, choiceToTsquery, readingsToTsquery } from './to-tsquery.ts'

type Page = { most: number; skip: number }
type SearchDeps = { db: Sql; shopWords: ShopWordsSource }

const readLevel = (sql: Sql, storeId: string, filters: ShelfFilters, level: Level, page: Page): Promise<ShelfPage> => {
  const { readings, counted, ranking } = level
  const asked = {
    match: readingsToTsquery(readings),
    counted: counted.map(choiceToTsquery),
    category: anyToTsquery(ranking.category),
    heads: anyToTsquery(ranking.heads, ranking.headBeginnings),
    exact: readingsToTsquery(ranking.exact),
    sound: readingsToTsquery(ranking.sound),
    amounts: allToTsquery(ranking.amounts),
  }
  return searchShelf(sql, storeId, filters, asked, page)
}

/**
 * A page of the products that a search means, best first. Each level is asked only when the one before found nothing; the
 * shop's own words are read only when something was mistyped.
 */
export const searchProducts = async (
  { db, shopWords }: SearchDeps,
  storeId: string,
  filters: ShelfFilters,
  typed: string,
  page: Page,
): Promise<ShelfPage> => {
  const plan = planSearch(typed, synonyms)
  if (!plan) return { total: 0, rows: [] }
  const firstFound = async (levels: readonly Level[]): Promise<ShelfPage> => {
    for (const level of levels) {
      const found = await readLevel(db, storeId, filters, level, page)
      if (found.total > 0) return found
      // A page past the end has no row that could tell the total: the first row of the list does.
      const first = page.skip > 0 ? await readLevel(db, storeId, filters, level, { most: 1, skip: 0 }) : found
      if (first.total > 0) return { total: first.total, rows: [] }
    }
    return { total: 0, rows: [] }
  }
  const found = await firstFound(levelsOf(plan))
  if (found.total > 0) return found
  const near = chooseNear(plan, await shopWords.find(storeId), synonyms)
  return firstFound(levelsOfNear(plan, near))
}
