import { hasRightCheckDigit } from '../../catalogue/barcode.ts'
import { type Paise, paiseToRupees } from '../../shared/money.ts'
import { computeGst, isWithinMrp, type TaxMode } from '../../tax/gst.ts'
import { isGstRate, isGstRateOn } from '../../tax/gst-rates.ts'
import { isExpired } from '../stock/expiry.ts'
import { STOCK_MAX, toBaseLevel } from '../stock/stock-update.ts'
import { LOOSE_UNITS, unitSizeOf } from './units.ts'

/** The fields that the rules check before a product is saved, typed or imported. Levels in selling units. */
export type ProductDetails = {
  pricePaise: Paise
  mrpPaise: Paise | null
  costPaise: Paise | null
  gst_rate: number
  hsn: string | null
  barcode: string | null
  unit: string
  loose: boolean
  active: boolean
  min_stock_level: number
  max_stock_level: number
  current_stock?: number | undefined
  expiry_date: string | null
}

/** The shop's tax mode and current date. */
export type TaxContext = { tax_mode: TaxMode; today: string }

/** A field that prevents a product from being saved. `values` fill its text (`server.field.<code>`); amounts in rupees. */
export type ProductProblem = { field: string; code: ProductProblemCode; values?: Record<string, string | number> }
export type ProductProblemCode =
  | 'above_mrp'
  | 'price_missing'
  | 'gst_rate'
  | 'hsn'
  | 'barcode_check_digit'
  | 'loose_unit'
  | 'whole_units'
  | 'level_most'
  | 'max_below_min'

/** Warnings: worth checking, but no reason to reject. */
export const PRODUCT_WARNINGS = ['cost_above_price', 'old_gst_rate', 'expired'] as const
export type ProductWarning = (typeof PRODUCT_WARNINGS)[number]

/** HSN codes have 4, 6 or 8 digits. */
export const isHsn = (text: string): boolean => /^\d{4}(\d{2}){0,2}$/.test(text)

/** What the customer pays for one unit: the shop's price with GST. */
export const priceWithGst = (pricePaise: Paise, gstRate: number, mode: TaxMode): number =>
  mode === 'exclusive' ? pricePaise + computeGst(pricePaise, gstRate, mode) : pricePaise

/** The highest price that a shop may set for a product with this MRP: with GST it is not above the MRP. */
export const highestPrice = (mrpPaise: Paise, gstRate: number, mode: TaxMode): number => {
  if (mode === 'inclusive') return mrpPaise
  let price = Math.floor((mrpPaise * 100) / (100 + gstRate)) + 1
  while (price > 0 && !isWithinMrp(price as Paise, gstRate, mode, mrpPaise)) price -= 1
  return price
}

const priceProblems = (details: ProductDetails, { tax_mode }: TaxContext): ProductProblem[] => {
  const { pricePaise, mrpPaise } = details
  // If the tax cannot be computed with this rate, only the price is compared with the MRP. The rate has an error of its own.
  const gstRate = Number.isInteger(details.gst_rate * 100) ? details.gst_rate : 0
  if (details.active && pricePaise === 0) return [{ field: 'price', code: 'price_missing' }]
  if (mrpPaise === null || isWithinMrp(pricePaise, gstRate, tax_mode, mrpPaise)) return []
  const values = { with_gst: priceWithGst(pricePaise, gstRate, tax_mode) / 100, mrp: paiseToRupees(mrpPaise) }
  return [{ field: 'price', code: 'above_mrp', values }]
}

const codeProblems = ({ gst_rate, hsn, barcode, unit, loose }: ProductDetails): ProductProblem[] => [
  ...(isGstRate(gst_rate) ? [] : [{ field: 'gst_rate', code: 'gst_rate' } as const]),
  ...(hsn === null || isHsn(hsn) ? [] : [{ field: 'hsn', code: 'hsn' } as const]),
  ...(barcode === null || hasRightCheckDigit(barcode) ? [] : [{ field: 'barcode', code: 'barcode_check_digit' } as const]),
  ...(loose && !LOOSE_UNITS.includes(unit) ? [{ field: 'loose', code: 'loose_unit' } as const] : []),
]

const levelProblems = (details: ProductDetails): ProductProblem[] => {
  const unitSize = unitSizeOf(details)
  const levels = {
    current_stock: details.current_stock ?? 0,
    min_stock_level: details.min_stock_level,
    max_stock_level: details.max_stock_level,
  }
  const problems = Object.entries(levels).flatMap(([field, level]): ProductProblem[] => {
    if (level > STOCK_MAX) return [{ field, code: 'level_most', values: { most: STOCK_MAX } }]
    return toBaseLevel(level, unitSize) === undefined ? [{ field, code: 'whole_units' }] : []
  })
  const isUpsideDown = details.max_stock_level > 0 && details.max_stock_level < details.min_stock_level
  return isUpsideDown ? [...problems, { field: 'max_stock_level', code: 'max_below_min' }] : problems
}

/** Every field that prevents this product from being saved. The form, the importer and the price change use the same rules. */
export const findProductProblems = (details: ProductDetails, terms: TaxContext): ProductProblem[] => [
  ...priceProblems(details, terms),
  ...codeProblems(details),
  ...levelProblems(details),
]

/** Values that the owner may have overlooked. */
export const findProductWarnings = (details: ProductDetails, { today }: TaxContext): ProductWarning[] => [
  ...(details.costPaise !== null && details.costPaise > details.pricePaise ? (['cost_above_price'] as const) : []),
  ...(isGstRate(details.gst_rate) && !isGstRateOn(details.gst_rate, today) ? (['old_gst_rate'] as const) : []),
  ...(isExpired(details.expiry_date, today) ? (['expired'] as const) : []),
]
