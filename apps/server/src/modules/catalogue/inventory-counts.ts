import type { TaxMode } from '@jhola/contract/tax/gst'
import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { type InventoryCategoryRow, sumInventory } from './inventory-list.read.ts'
import { type CountedCategory, countCategories } from './products.read.ts'
import type { ShelfMoment } from './shelf-conditions.sql.ts'

/** The shop's date, and the last date that counts as expiring soon. */
type ShelfDates = { today: string; until: string }

/**
 * Counts of a shop's inventory by category. Small inventories are counted each time; counts of a large one may be seconds old.
 */
export type InventoryCounts = {
  /** Counts for the shop. */
  own(storeId: string, dates: ShelfDates): Promise<InventoryCategoryRow[]>
  /** Counts for customers. */
  sold(store: { store_id: string; tax_mode: TaxMode }, moment: ShelfMoment): Promise<CountedCategory[]>
  /** Call it after a change of the inventory: for a while its counts are not cached. */
  invalidate(storeId: string): void
}

/** More products than nearly every shop has: counting them takes longer than reading a page. */
const LARGE = 10_000
const FRESH_MS = 2_000
/** Maximum age of cached counts, which only sales change; each read refreshes them in the background (stale-while-revalidate). */
const CACHED_MS = 30_000
const MAX_KEPT = 500

type Counted = { count: number }
type Cached<Row> = { rows: Row[]; terms: string; atMs: number; isRenewing: boolean }
type Deps = { db: Sql; clock: Clock; large?: number }

const trim = (map: Map<string, unknown>): void => {
  if (map.size > MAX_KEPT) map.delete(map.keys().next().value ?? '')
}

/** Counted rows by shop. `terms`: the other inputs of the counts. */
const createCache = <Row extends Counted>(
  { clock, large = LARGE }: Deps,
  isStill: (storeId: string, atMs: number) => boolean,
) => {
  const cached = new Map<string, Cached<Row>>()
  const nowMs = (): number => clock.now().getTime()
  const countAnew = async (storeId: string, terms: string, count: () => Promise<Row[]>): Promise<Row[]> => {
    const atMs = nowMs()
    const rows = await count()
    const products = rows.reduce((sum, row) => sum + row.count, 0)
    cached.delete(storeId)
    if (products > large && isStill(storeId, atMs)) cached.set(storeId, { rows, terms, atMs, isRenewing: false })
    trim(cached)
    return rows
  }
  return {
    async find(storeId: string, terms: string, count: () => Promise<Row[]>): Promise<Row[]> {
      const known = cached.get(storeId)
      if (!known || known.terms !== terms || nowMs() - known.atMs > CACHED_MS) return countAnew(storeId, terms, count)
      if (nowMs() - known.atMs > FRESH_MS && !known.isRenewing) {
        known.isRenewing = true
        countAnew(storeId, terms, count).catch(() => cached.delete(storeId))
      }
      return known.rows
    },
    invalidate: (storeId: string): void => void cached.delete(storeId),
  }
}

export const createInventoryCounts = (deps: Deps): InventoryCounts => {
  const changedAtMs = new Map<string, number>()
  const isStill = (storeId: string, atMs: number): boolean => atMs - (changedAtMs.get(storeId) ?? 0) > FRESH_MS
  const own = createCache<InventoryCategoryRow>(deps, isStill)
  const sold = createCache<CountedCategory>(deps, isStill)
  return {
    own: (storeId, dates) =>
      own.find(storeId, `${dates.today} ${dates.until}`, () =>
        sumInventory(deps.db, storeId, { ...dates, now: deps.clock.now() }),
      ),
    sold: ({ store_id, tax_mode }, moment) =>
      sold.find(store_id, `${moment.today} ${tax_mode}`, () => countCategories(deps.db, store_id, tax_mode, moment)),
    invalidate(storeId) {
      own.invalidate(storeId)
      sold.invalidate(storeId)
      changedAtMs.delete(storeId)
      changedAtMs.set(storeId, deps.clock.now().getTime())
      trim(changedAtMs)
    },
  }
}
