import { baseUnitsPerUnit } from '../../shared/weight.ts'

/** Selling units; `kg` and `liter` are weighed or measured. The first three are the specified ones. */
export const PRODUCT_UNITS = [
  'kg',
  'pack',
  'piece',
  'liter',
  'packet',
  'dozen',
  'bottle',
  'box',
  'jar',
  'tin',
  'can',
  'cup',
  'tub',
  'tube',
  'strip',
  'sachet',
  'roll',
  'bag',
  'bunch',
  'pair',
  'set',
  'tray',
  'bundle',
] as const
export type ProductUnit = (typeof PRODUCT_UNITS)[number]
export const DEFAULT_UNIT = 'piece'

/** Units of products that may be sold loose, in any weight or volume. */
export const LOOSE_UNITS: readonly string[] = ['kg', 'liter']

/**
 * Base units in one selling unit: products by weight or volume are counted in grams or millilitres, all others in whole units.
 */
export const unitSizeOf = ({ unit, loose }: { unit: string; loose: boolean }): number => (loose ? baseUnitsPerUnit(unit) : 1)
