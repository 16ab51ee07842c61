/** What a scanner reads from a packet: EAN, UPC, or a code of the shop's own. */
export const BARCODE = /^[0-9A-Za-z-]{4,32}$/
const EAN_13_DIGITS = 13
/** EAN-8, UPC-A, EAN-13: their last digit is a check digit. */
const CHECKED_LENGTHS: readonly number[] = [8, 12, 13]

/** Whether typed text can be a barcode of a packet: only digits, with the length of a product code. */
export const isTypedBarcode = (text: string): boolean => /^\d{6,14}$/.test(text)

/**
 * Equivalent forms of one code, the scanned one first. A 12-digit UPC equals the 13-digit EAN with a leading zero; scanners
 * return either.
 */
export const barcodeSpellings = (code: string): string[] => {
  if (!/^\d{12,13}$/.test(code)) return [code]
  if (code.length < EAN_13_DIGITS) return [code, `0${code}`]
  return code.startsWith('0') ? [code, code.slice(1)] : [code]
}

/** The check digit of a product code, from the digits before it: weights 3 and 1 alternate from the right (GS1). */
export const checkDigitOf = (before: string): string => {
  const sum = [...before].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

/** Whether it is a product code: the length of EAN-8, UPC-A or EAN-13, and a correct check digit. */
export const isProductCode = (code: string): boolean =>
  /^\d+$/.test(code) && CHECKED_LENGTHS.includes(code.length) && checkDigitOf(code.slice(0, -1)) === code.at(-1)

/**
 * Whether a product may have this code. Digits with the length of a product code must be one; any other code is the shop's own.
 */
export const hasRightCheckDigit = (code: string): boolean =>
  !/^\d+$/.test(code) || !CHECKED_LENGTHS.includes(code.length) || isProductCode(code)
