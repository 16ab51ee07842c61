import { expect, test } from 'vitest'
import { BARCODE, barcodeSpellings, checkDigitOf, hasRightCheckDigit, isProductCode, isTypedBarcode } from './barcode.ts'

test('a code of twelve digits is the one of thirteen with a zero before it', () => {
  expect(barcodeSpellings('036000291452')).toEqual(['036000291452', '0036000291452'])
  expect(barcodeSpellings('0036000291452')).toEqual(['0036000291452', '036000291452'])
  expect(barcodeSpellings('8901234567894')).toEqual(['8901234567894'])
  expect(barcodeSpellings('DAL-500')).toEqual(['DAL-500'])
})

test('digits with the length of a code are one; a weight or a word is not', () => {
  expect(['8901234567894', '96385074', '036000291452'].every(isTypedBarcode)).toBe(true)
  expect(['500', '5 kg', 'atta', '98200', '890123456789456'].some(isTypedBarcode)).toBe(false)
  expect(BARCODE.test('DAL-500')).toBe(true)
  expect(BARCODE.test("8901'; --")).toBe(false)
})

test('the last digit of EAN-13, UPC-A and EAN-8 is computed', () => {
  expect([checkDigitOf('890123456789'), checkDigitOf('03600029145'), checkDigitOf('9638507')]).toEqual(['0', '2', '4'])
  expect(['8901234567890', '036000291452', '96385074'].every(isProductCode)).toBe(true)
  expect(['8901234567894', '036000291453', '96385070', '890123456789456', 'DAL-500', ''].some(isProductCode)).toBe(false)
})

test("digits as long as a code of goods must be one; the shop's own codes are its own affair", () => {
  expect(['8901234567890', 'DAL-500', '1234', '2012345', '00012345678905'].every(hasRightCheckDigit)).toBe(true)
  expect(['8901234567894', '036000291453', '96385070'].some(hasRightCheckDigit)).toBe(false)
})
