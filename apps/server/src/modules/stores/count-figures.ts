import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { countFigures } from './stores.read.ts'

export type Figures = { stores: number; cities: number; delivered_orders: number }

const KEPT_MS = 10_000

/** Real counts for the landing page, counted at most every ten seconds however many visitors ask. */
export const createFigures = (deps: { db: Sql; clock: Clock }): (() => Promise<Figures>) => {
  let kept: { figures: Promise<Figures>; atMs: number } | undefined
  return () => {
    const nowMs = deps.clock.now().getTime()
    if (kept && nowMs - kept.atMs < KEPT_MS) return kept.figures
    const counting = { figures: countFigures(deps.db), atMs: nowMs }
    kept = counting
    counting.figures.catch(() => {
      if (kept === counting) kept = undefined
    })
    return counting.figures
  }
}
