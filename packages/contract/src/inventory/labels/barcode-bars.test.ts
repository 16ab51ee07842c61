import { expect, test } from 'vitest'
import { barsOf, moduleWidthMm } from './barcode-bars.ts'

// Rendered and decoded with ZXing (zxing-wasm 3.1.4): EAN-13, UPC-A, EAN-8, Code 128 with digits and with letters.
test.each([
  ['5901234123457', 'ean', '10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101'],
  ['96385074', 'ean', '1010001011010111101111010110111010101001110111001010001001011100101'],
  ['AB-12', 'code128', '110100100001010001100010001011000100110111001001110011011001110010101000111101100011101011'],
])('%s', (code, kind, modules) => {
  const bars = barsOf(code)
  expect(bars.kind).toBe(kind)
  expect(bars.modules).toBe(modules)
})

test.each([
  ['5901234123457', 46, 0.375],
  ['5901234123457', 34, 0.25],
  ['5901234123457', 28, null],
  ['96385074', 46, 0.5],
  ['A-VERY-LONG-CODE-OF-THE-SHOP', 46, null],
])('bars of %s on %d mm: %s mm each', (code, roomMm, width) => expect(moduleWidthMm(barsOf(code).modules, roomMm)).toBe(width))
