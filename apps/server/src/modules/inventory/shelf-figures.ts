import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { sumOwnShelf } from '../catalogue/index.ts'

/** The figures of one category of a shelf; money in paise. */
export type CategoryFigures = Awaited<ReturnType<typeof sumOwnShelf>>[number]

/** The shop's day, and the last one that counts as expiring soon. */
type ShelfDates = { today: string; until: string }

/** Counts shelves. Those that are quickly counted are counted each time; of a large one the figures may be seconds old. */
export type ShelfFigures = {
  find(storeId: string, dates: ShelfDates): Promise<CategoryFigures[]>
  /** The shop changes something here: for a while its figures are counted each time, so that they say so. */
  forget(storeId: string): void
}

/** More products than nearly every shop has: counting them takes longer than showing a page. */
const LARGE = 10_000
const FRESH_MS = 2_000
/** Sales alone make figures this old; meanwhile each look at them has them counted anew behind it. */
const KEPT_MS = 30_000
const MOST_KEPT = 500

type Kept = { figures: CategoryFigures[]; dates: ShelfDates; atMs: number; isRenewing: boolean }

export const createShelfFigures = ({ db, clock, large = LARGE }: { db: Sql; clock: Clock; large?: number }): ShelfFigures => {
  const kept = new Map<string, Kept>()
  const changedAtMs = new Map<string, number>()
  const nowMs = (): number => clock.now().getTime()
  const trim = (map: Map<string, unknown>): void => {
    if (map.size > MOST_KEPT) map.delete(map.keys().next().value ?? '')
  }
  const count = async (storeId: string, dates: ShelfDates): Promise<CategoryFigures[]> => {
    const atMs = nowMs()
    const figures = await sumOwnShelf(db, storeId, dates)
    const products = figures.reduce((sum, category) => sum + category.count, 0)
    const isStill = atMs - (changedAtMs.get(storeId) ?? 0) > FRESH_MS
    kept.delete(storeId)
    if (products > large && isStill) kept.set(storeId, { figures, dates, atMs, isRenewing: false })
    trim(kept)
    return figures
  }
  return {
    async find(storeId, dates) {
      const known = kept.get(storeId)
      const isOfThese = known?.dates.today === dates.today && known.dates.until === dates.until
      if (!known || !isOfThese || nowMs() - known.atMs > KEPT_MS) return count(storeId, dates)
      if (nowMs() - known.atMs > FRESH_MS && !known.isRenewing) {
        known.isRenewing = true
        count(storeId, dates).catch(() => kept.delete(storeId))
      }
      return known.figures
    },
    forget(storeId) {
      kept.delete(storeId)
      changedAtMs.delete(storeId)
      changedAtMs.set(storeId, nowMs())
      trim(changedAtMs)
    },
  }
}
