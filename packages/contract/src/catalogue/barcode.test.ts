import { expect, test } from 'vitest'
import { BARCODE, barcodeSpellings, isTypedBarcode } from './barcode.ts'

test('a code of twelve digits is the one of thirteen with a zero before it', () => {
  expect(barcodeSpellings('036000291452')).toEqual(['036000291452', '0036000291452'])
  expect(barcodeSpellings('0036000291452')).toEqual(['0036000291452', '036000291452'])
  expect(barcodeSpellings('8901234567894')).toEqual(['8901234567894'])
  expect(barcodeSpellings('DAL-500')).toEqual(['DAL-500'])
})

test('digits as long as a code are one; a weight or a word is none', () => {
  expect(['8901234567894', '96385074', '036000291452'].every(isTypedBarcode)).toBe(true)
  expect(['500', '5 kg', 'atta', '98200', '890123456789456'].some(isTypedBarcode)).toBe(false)
  expect(BARCODE.test('DAL-500')).toBe(true)
  expect(BARCODE.test("8901'; --")).toBe(false)
})
