import { isGoodsCode } from '../../catalogue/barcode.ts'
import { type Paise, paise } from '../../shared/money.ts'

/** Codes that begin so are a shop's own (GS1): scales and label printers make them. */
export const OWN_PREFIXES = ['20', '21', '22', '23', '24', '25', '26', '27', '28', '29'] as const
export type OwnPrefix = (typeof OWN_PREFIXES)[number]

/** What a shop's scale prints: which beginning carries a weight and which a price; null: none does. */
export type ScaleCodes = { weightPrefix: OwnPrefix | null; pricePrefix: OwnPrefix | null }

/** What a scale's label says: the goods' own number and either grams or paise. */
export type ScaleReading = { item: string } & ({ grams: number } | { pricePaise: Paise })

/**
 * Reads a scale's label: two digits of beginning, five of the goods, five of grams or paise, the check digit. `undefined`: an
 * ordinary code, or one that was misread.
 */
export const readScaleCode = (code: string, { weightPrefix, pricePrefix }: ScaleCodes): ScaleReading | undefined => {
  if (code.length !== 13 || !isGoodsCode(code)) return undefined
  const prefix = code.slice(0, 2)
  const item = code.slice(2, 7)
  const value = Number(code.slice(7, 12))
  if (prefix === weightPrefix) return { item, grams: value }
  return prefix === pricePrefix ? { item, pricePaise: paise(value) } : undefined
}

/** Spellings of the goods' number that a product may carry as its barcode: as the scale prints it, and without leading zeros. */
export const scaleItemSpellings = (item: string): string[] => {
  const short = item.replace(/^0+(?=\d{4})/, '')
  return short === item ? [item] : [item, short]
}

/** Base units that a label stands for, at the goods' price per selling unit; 0 where it says nothing that can be sold. */
export const scaleQuantity = (
  reading: ScaleReading,
  { pricePaise, unit_size }: { pricePaise: Paise; unit_size: number },
): number => {
  if ('grams' in reading) return unit_size === 1000 ? reading.grams : 0
  return pricePaise > 0 ? Math.round((reading.pricePaise * unit_size) / pricePaise) : 0
}
