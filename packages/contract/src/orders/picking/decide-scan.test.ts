import { expect, test } from 'vitest'
import { decideScan, type ScannableLine, type ScanSurroundings } from './decide-scan.ts'
import { aPackingProduct as product } from './packing-product.fixture.ts'

const BUTTER = product('butter', { name: 'Amul Butter', brand: 'Amul', barcode: '8901262010016', pack_size: '100 g' })
const BIG = product('big', { name: 'Amul Butter', brand: 'Amul', barcode: '8901262010023', pack_size: '500 g' })
const SALT = product('salt', { name: 'Tata Salt', barcode: '8904043901015' })
const TOMATO = product('tomato', { name: 'Tomato', barcode: '1234', loose: true, unit: 'kg', unit_size: 1000, price: 40 })
const line = (line_no: number, product_id: string, over: Partial<ScannableLine> = {}): ScannableLine => ({
  line_no,
  product_id,
  quantity: 1,
  isTicked: false,
  ...over,
})
const AROUND: ScanSurroundings = {
  lines: [line(1, 'butter'), line(2, 'tomato', { quantity: 1000 })],
  products: [BUTTER, BIG, SALT, TOMATO],
  scale: { weightPrefix: '21', pricePrefix: '22' },
  taxMode: 'inclusive',
  today: '2026-11-20',
}
const scan = (code: string, over: Partial<ScanSurroundings> = {}) => decideScan(code, { ...AROUND, ...over })

test('the right pack confirms its line', () => {
  expect(scan('8901262010016')).toEqual({ kind: 'confirmed', line_no: 1, product: BUTTER, weighed: null, warnings: [] })
})

test('another size of a wanted product is named with what is wanted', () => {
  expect(scan('8901262010023')).toEqual({ kind: 'wrong_size', line_no: 1, wanted: BUTTER, found: BIG })
})

test('a product that nobody ordered, and a code that nobody knows', () => {
  expect(scan('8904043901015')).toEqual({ kind: 'wrong_product', found: SALT })
  expect(scan('4006381333931')).toEqual({ kind: 'wrong_product', found: null })
})

test('the label of a scale gives the weight: 960 g, or what ₹38.40 buys at ₹40 a kilogram', () => {
  expect(scan('2101234009604')).toMatchObject({ kind: 'confirmed', line_no: 2, weighed: 960 })
  expect(scan('2201234038403')).toMatchObject({ kind: 'confirmed', line_no: 2, weighed: 960 })
  expect(scan('2101234000007')).toMatchObject({ kind: 'no_weight' })
})

test('a second scan of one line says so; a second line of the product is confirmed next', () => {
  const done = line(1, 'butter', { isTicked: true })
  expect(scan('8901262010016', { lines: [done] })).toMatchObject({ kind: 'already', line_no: 1 })
  expect(scan('8901262010016', { lines: [done, line(3, 'butter')] })).toMatchObject({ kind: 'confirmed', line_no: 3 })
})

test('a line of which nothing is given wants no product', () => {
  expect(scan('8901262010016', { lines: [line(1, 'butter', { quantity: 0 })] })).toMatchObject({ kind: 'wrong_product' })
})

test('a passed date and a price above the MRP are warned of', () => {
  const old = { ...BUTTER, expires_on: '2026-11-19', mrp: 59 }
  expect(scan('8901262010016', { products: [old] })).toMatchObject({ kind: 'confirmed', warnings: ['expired', 'above_mrp'] })
})
