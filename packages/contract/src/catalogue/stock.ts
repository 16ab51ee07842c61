import type { StockStatus } from './schema.ts'

/** Stock status: none left, at or below the minimum, or enough. Both values in the same unit. */
export const stockStatus = (available: number, minimum: number): StockStatus => {
  if (available <= 0) return 'out_of_stock'
  return available <= minimum ? 'low_stock' : 'in_stock'
}

/** Whole percent below the MRP; 0 without an MRP. Both in rupees, or both in paise. */
export const percentOff = (price: number, mrp: number | null): number =>
  mrp !== null && mrp > price && mrp > 0 ? Math.floor(((mrp - price) * 100) / mrp) : 0
