import { checkDigitOf } from '@jhola/contract/catalogue/barcode'

/** India's GS1 prefix. */
const INDIA_PREFIX = '890'

/** FNV-1a over UTF-16 units, 32 bits. */
const fnv1a = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return hash
}

/** A valid EAN-13 derived from a product's key, not intended to be the code of a real pack. */
export const barcodeFor = (productKey: string): string => {
  const first12 = INDIA_PREFIX + String(fnv1a(productKey) % 1_000_000_000).padStart(9, '0')
  return first12 + checkDigitOf(first12)
}
