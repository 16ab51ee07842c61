import { baseUnitsPerUnit } from '../../shared/weight.ts'

/** How goods are sold; `kg` and `liter` are the two that are weighed or measured out. The first three are the specified. */
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

/** Units whose goods may be sold loose, by any weight or measure. */
export const LOOSE_UNITS: readonly string[] = ['kg', 'liter']

/** Base units in one selling unit: goods by weight or measure are counted by the gram or millilitre, all others whole. */
export const unitSizeOf = ({ unit, loose }: { unit: string; loose: boolean }): number => (loose ? baseUnitsPerUnit(unit) : 1)
