import { QUANTITY_MAX } from '../constants.ts'

/**
 * How a shop knows whether it has a product. `counted`: by its stock. `available`: it has it, unless somebody says that it is off the
 * shelf. `ask_first`: customers may order it, and the shop looks before it accepts.
 */
export const STOCK_MODES = ['counted', 'available', 'ask_first'] as const
export type StockMode = (typeof STOCK_MODES)[number]

/** The mode that holds: the product's own, else the category's, else the shop's. The database decides the same (`shelf-conditions.sql.ts`). */
export const effectiveMode = (choice: { product: StockMode | null; category: StockMode | null; shop: StockMode }): StockMode =>
  choice.product ?? choice.category ?? choice.shop

/** "Until restocked": a product is off the shelf until somebody says otherwise. */
export const UNTIL_RESTOCKED = '9999-12-31T00:00:00.000Z'

/** Base units that can be sold of a product that nobody counts: more than any order asks for. */
export const UNCOUNTED_UNITS = 1_000_000_000

/** What is known about a product on the shelf. `off_until`: until when it is off the shelf, epoch ms; null: it is on it. */
export type OnShelf = { mode: StockMode; on_hand: number; reserved: number; offUntilMs: number | null }

export const isCounted = (mode: StockMode): boolean => mode === 'counted'
export const isOffShelf = (offUntilMs: number | null, nowMs: number): boolean => offUntilMs !== null && offUntilMs > nowMs

/** Base units that can be sold now. Nobody counts the goods of a shop that only says whether it has them. */
export const sellableUnits = ({ mode, on_hand, reserved, offUntilMs }: OnShelf, nowMs: number): number => {
  if (isOffShelf(offUntilMs, nowMs)) return 0
  return isCounted(mode) ? on_hand - reserved : UNCOUNTED_UNITS
}

/**
 * When a product that is off the shelf is there again, epoch ms. Null: it is on the shelf, nobody knows when, or its counted stock is
 * gone, which no time brings back.
 */
export const backAtMs = ({ mode, on_hand, reserved, offUntilMs }: OnShelf, nowMs: number): number | null => {
  if (offUntilMs === null || !isOffShelf(offUntilMs, nowMs) || offUntilMs >= Date.parse(UNTIL_RESTOCKED)) return null
  return isCounted(mode) && on_hand <= reserved ? null : offUntilMs
}

/** Selling units that customers are told they may buy: the stock, or the most that a cart takes of what nobody counts. */
export const shownUnits = (sellable: number, unitSize: number): number =>
  sellable >= UNCOUNTED_UNITS ? QUANTITY_MAX : sellable / unitSize

/**
 * Whether a line that is given is held by the ledger after its quantity changed. A line that nobody counted stays so; one that was
 * counted leaves the ledger when it grows and its product is no longer counted: the shelf's number is then not kept any more.
 */
export const staysCounted = (line: { wasCounted: boolean; isMore: boolean; mode: StockMode }): boolean =>
  line.wasCounted && (!line.isMore || isCounted(line.mode))
