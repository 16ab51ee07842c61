/** What a scanner reads off a packet: EAN, UPC, or a code of the shop's own. */
export const BARCODE = /^[0-9A-Za-z-]{4,32}$/
const EAN_13_DIGITS = 13
/** EAN-8, UPC-A, EAN-13: their last digit is computed from the others. */
const CHECKED_LENGTHS: readonly number[] = [8, 12, 13]

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

/** The last digit of a code of goods, from the digits before it: weights 3 and 1 in turn, from the right (GS1). */
export const checkDigitOf = (before: string): string => {
  const sum = [...before].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

/** Is it a code of goods: as many digits as EAN-8, UPC-A or EAN-13 have, with the right last one? */
export const isGoodsCode = (code: string): boolean =>
  /^\d+$/.test(code) && CHECKED_LENGTHS.includes(code.length) && checkDigitOf(code.slice(0, -1)) === code.at(-1)

/** May a product carry it? Digits as long as a code of goods must be one; any other code is the shop's own. */
export const hasRightCheckDigit = (code: string): boolean =>
  !/^\d+$/.test(code) || !CHECKED_LENGTHS.includes(code.length) || isGoodsCode(code)
