/** The shop's date, and the moment. */
export type ShelfMoment = { today: string; nowMs: number }

/** A product that is off the shelf at `now`, of `products p`. */
export const isOff = (now: string): string => `(p.off_until IS NOT NULL AND p.off_until > ${now}::timestamptz)`

/** There is something of it to sell: `sellableUnits` of the contract for the database. */
export const isSold = (now: string): string => `((p.stock_mode <> 'counted' OR p.on_hand > p.reserved) AND NOT ${isOff(now)})`

/** Its stock is at or below its minimum: only goods that are counted have one. */
export const IS_FEW = `(p.stock_mode = 'counted' AND p.on_hand - p.reserved <= p.min_stock)`

/**
 * The mode that holds for a product of a table or list `alias` with `store_id`, `category` and `own_mode`: `effectiveMode` of the contract
 * for the database.
 */
export const MODE_OF = (alias: string): string =>
  `coalesce(${alias}.own_mode,
    (SELECT c.stock_mode FROM category_stock_modes c WHERE c.store_id = ${alias}.store_id AND c.category = ${alias}.category),
    (SELECT s.stock_mode FROM stores s WHERE s.store_id = ${alias}.store_id))`
