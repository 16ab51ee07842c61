import type { StockStatus } from './schema.ts'

/** Stock in words: none left, at or below the minimum, or enough. Any one unit for both. */
export const stockStatus = (available: number, minimum: number): StockStatus => {
  if (available <= 0) return 'out_of_stock'
  return available <= minimum ? 'low_stock' : 'in_stock'
}

/** Whole percent off the MRP; 0 when there is none. Rupees or paise, the same for both. */
export const percentOff = (price: number, mrp: number | null): number =>
  mrp !== null && mrp > price && mrp > 0 ? Math.floor(((mrp - price) * 100) / mrp) : 0
