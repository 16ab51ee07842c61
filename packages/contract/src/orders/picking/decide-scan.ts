import { readScaleCode, type ScaleCodes, scaleItemSpellings, scaleQuantity } from '../../inventory/products/scale-code.ts'
import { rupeesToPaise } from '../../shared/money.ts'
import { isWithinMrp, type TaxMode } from '../../tax/gst.ts'
import type { PackingProduct } from './product-schema.ts'

/** A line that waits to be packed: its product and the amount that is given, in base units. */
export type ScannableLine = { line_no: number; product_id: string; quantity: number; isTicked: boolean }

/** What a person must know although the line is right. */
export type ScanWarning = 'expired' | 'above_mrp'

/**
 * What a scanned code means for an order. `wrong_size`: another pack of a product that is wanted. `wrong_product`: nobody ordered
 * it; `found` is null when the shop does not know the code here. `weighed`: base units of a scale's label; null for a pack.
 */
export type ScanDecision =
  | { kind: 'confirmed'; line_no: number; product: PackingProduct; weighed: number | null; warnings: ScanWarning[] }
  | { kind: 'already'; line_no: number; product: PackingProduct }
  | { kind: 'wrong_size'; line_no: number; wanted: PackingProduct; found: PackingProduct }
  | { kind: 'wrong_product'; found: PackingProduct | null }
  | { kind: 'no_weight'; product: PackingProduct }

/** What a code is compared with. `today`: the shop's day, `YYYY-MM-DD`. */
export type ScanSurroundings = {
  lines: readonly ScannableLine[]
  products: readonly PackingProduct[]
  scale: ScaleCodes
  taxMode: TaxMode
  today: string
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Packs of the same thing: one family, or one name and brand. */
const isOtherPack = (one: PackingProduct, other: PackingProduct): boolean =>
  one.family_id !== null && other.family_id !== null
    ? one.family_id === other.family_id
    : bare(one.name) === bare(other.name) && bare(one.brand) === bare(other.brand)

const warningsAbout = (product: PackingProduct, { taxMode, today }: ScanSurroundings): ScanWarning[] => {
  const mrp = product.mrp === null ? null : rupeesToPaise(product.mrp)
  return [
    ...(product.expires_on !== null && product.expires_on < today ? (['expired'] as const) : []),
    ...(isWithinMrp(rupeesToPaise(product.price), product.gst_rate, taxMode, mrp) ? [] : (['above_mrp'] as const)),
  ]
}

/** The codes that a barcode of 12 digits (UPC-A) and its 13 digit spelling share. */
const isSameCode = (one: string, other: string): boolean => one === other || one === `0${other}` || `0${one}` === other

const findProduct = (products: readonly PackingProduct[], codes: readonly string[]): PackingProduct | undefined =>
  products.find(({ barcode }) => barcode !== null && codes.some((code) => isSameCode(barcode, code)))

/**
 * Compares a scanned code with the lines of an order. The line that is not ticked yet comes first, so that two lines of one product
 * are confirmed one after the other.
 */
export const decideScan = (code: string, around: ScanSurroundings): ScanDecision => {
  const { lines, products, scale } = around
  const reading = readScaleCode(code, scale)
  const product = findProduct(products, reading ? scaleItemSpellings(reading.item) : [code])
  if (!product) return { kind: 'wrong_product', found: null }
  const wanted = lines.filter(({ product_id, quantity }) => product_id === product.product_id && quantity > 0)
  const line = wanted.find(({ isTicked }) => !isTicked)
  if (line) {
    const { unit_size } = product
    const weighed = reading ? scaleQuantity(reading, { pricePaise: rupeesToPaise(product.price), unit_size }) : null
    if (weighed === 0) return { kind: 'no_weight', product }
    return { kind: 'confirmed', line_no: line.line_no, product, weighed, warnings: warningsAbout(product, around) }
  }
  const [done] = wanted
  if (done) return { kind: 'already', line_no: done.line_no, product }
  const byId = new Map(products.map((one) => [one.product_id, one]))
  for (const { line_no, product_id, quantity } of lines) {
    const other = byId.get(product_id)
    if (quantity > 0 && other && isOtherPack(other, product))
      return { kind: 'wrong_size', line_no, wanted: other, found: product }
  }
  return { kind: 'wrong_product', found: product }
}
