import { isProductCode } from '../../catalogue/barcode.ts'
import { type Paise, paise } from '../../shared/money.ts'

/** Prefixes of a shop's own codes (GS1): scales and label printers create them. */
export const OWN_PREFIXES = ['20', '21', '22', '23', '24', '25', '26', '27', '28', '29'] as const
export type OwnPrefix = (typeof OWN_PREFIXES)[number]

/** The codes of a shop's scale: the prefix for a weight and the prefix for a price; null: none. */
export type ScaleCodes = { weightPrefix: OwnPrefix | null; pricePrefix: OwnPrefix | null }

/** The content of a scale's label: the product's own number and either grams or paise. */
export type ScaleReading = { item: string } & ({ grams: number } | { pricePaise: Paise })

/**
 * Parses a scale's label: a prefix of two digits, five digits of the product, five of grams or paise, the check digit.
 * `undefined`: an ordinary code, or a misread one.
 */
export const readScaleCode = (code: string, { weightPrefix, pricePrefix }: ScaleCodes): ScaleReading | undefined => {
  if (code.length !== 13 || !isProductCode(code)) return undefined
  const prefix = code.slice(0, 2)
  const item = code.slice(2, 7)
  const value = Number(code.slice(7, 12))
  if (prefix === weightPrefix) return { item, grams: value }
  return prefix === pricePrefix ? { item, pricePaise: paise(value) } : undefined
}

/**
 * Forms of the scale's product number that a product may have as its barcode: as the scale prints it, and without leading
 * zeros.
 */
export const scaleItemSpellings = (item: string): string[] => {
  const short = item.replace(/^0+(?=\d{4})/, '')
  return short === item ? [item] : [item, short]
}

/** The base units of a label, at the product's price per selling unit; 0 for a quantity that cannot be sold. */
export const scaleQuantity = (
  reading: ScaleReading,
  { pricePaise, unit_size }: { pricePaise: Paise; unit_size: number },
): number => {
  if ('grams' in reading) return unit_size === 1000 ? reading.grams : 0
  return pricePaise > 0 ? Math.round((reading.pricePaise * unit_size) / pricePaise) : 0
}
