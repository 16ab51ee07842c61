/** What a scanner reads off a packet: EAN, UPC, or a code of the shop's own. */
export const BARCODE = /^[0-9A-Za-z-]{4,32}$/
const EAN_13_DIGITS = 13

/** Could somebody who typed this have read it off a packet? Only digits, as long as the codes of goods are. */
export const isTypedBarcode = (text: string): boolean => /^\d{6,14}$/.test(text)

/**
 * Spellings of one code, the one that was read first: American codes have 12 digits, and are the same as those of 13 with a zero
 * before them; scanners give either.
 */
export const barcodeSpellings = (code: string): string[] => {
  if (!/^\d{12,13}$/.test(code)) return [code]
  if (code.length < EAN_13_DIGITS) return [code, `0${code}`]
  return code.startsWith('0') ? [code, code.slice(1)] : [code]
}
