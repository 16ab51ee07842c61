import type { Clock } from '../../../platform/clock.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { countFigures } from '../stores.read.ts'

export type Figures = { stores: number; cities: number; delivered_orders: number }

const CACHED_MS = 10_000

/**
 * Figures of the landing page, counted at most every ten seconds. When counting fails, the last good figures are returned, or
 * null without any.
 */
export const createFigures = (deps: { db: Sql; clock: Clock }): (() => Promise<Figures>) => {
  let cached: { figures: Promise<Figures>; atMs: number } | undefined
  let lastGood: Figures | undefined
  const count = async (): Promise<Figures> => {
    try {
      lastGood = await countFigures(deps.db)
      return lastGood
    } catch (error) {
      if (lastGood) return lastGood
      throw error
    }
  }
  return () => {
    const nowMs = deps.clock.now().getTime()
    if (!cached || nowMs - cached.atMs >= CACHED_MS) cached = { figures: count(), atMs: nowMs }
    return cached.figures
  }
}
