import { expect, test } from 'vitest'
import { PRODUCT_UNITS } from '../products/units.ts'
import { decideRow, type KnownProduct } from './decide-row.ts'
import { createMatcher, type ProductKeys } from './match.ts'
import { type OwnLabels, type RowValues, readRow, rowValuesSchema, toImportLabels } from './read-row.ts'

const labels = toImportLabels({
  units: Object.fromEntries(PRODUCT_UNITS.map((unit) => [unit, unit === 'kg' ? ['किलो'] : []])) as unknown as OwnLabels['units'],
  statuses: { active: ['चालू'], inactive: ['बंद'] },
  yesNo: { yes: ['हाँ'], no: ['नहीं'] },
  modes: { counted: ['गिना हुआ'], available: [], ask_first: [] },
})
const terms = { tax_mode: 'exclusive', today: '2026-11-22' } as const

const known: KnownProduct = {
  name: 'Toor Dal',
  name_hi: 'तूर दाल',
  description: '',
  description_hi: null,
  brand: 'Sona',
  supplier_name: '',
  country_of_origin: 'IN',
  shelf_place: '',
  importer: '',
  category: 'Pulses',
  price: 120,
  mrp: 140,
  cost_price: 100,
  gst_rate: 5,
  hsn: '0713',
  sku: 'DAL-1',
  barcode: '8901234567890',
  unit: 'packet',
  pack_size: '1 kg',
  loose: false,
  tags: ['dal', 'protein'],
  aliases: 'arhar',
  expiry_date: '2027-03-31',
  status: 'active',
  current_stock: 20,
  own_mode: null,
  min_stock_level: 10,
  max_stock_level: 1000,
  reserved: 3,
}

test('a row is read by its columns; empty cells say nothing', () => {
  const mapping = { name: 0, price: 1, unit: 2, loose: 3, tags: 4, status: 5, category: 6, current_stock: 7, id: 8 }
  expect(readRow(['Toor Dal', '₹ 1,200.50', 'किलो', 'हाँ', 'dal; protein,', 'बंद', 'दालें', '', 'x1'], mapping, labels)).toEqual({
    values: {
      name: 'Toor Dal',
      price: 1200.5,
      unit: 'kg',
      loose: true,
      tags: ['dal', 'protein'],
      status: 'inactive',
      category: 'Pulses',
    },
    id: 'x1',
    problems: [],
  })
  expect(readRow(['A', 'ask', 'barrel', 'perhaps'], mapping, labels).problems).toEqual([
    { field: 'unit', code: 'not_a_choice' },
    { field: 'loose', code: 'not_yes_no' },
    { field: 'price', code: 'not_a_number' },
  ])
})

test('the rules of a cell are those of the call', () => {
  const parsed = rowValuesSchema.safeParse({ name: 'x'.repeat(121), price: -1, mrp: 0, gst_rate: 5, barcode: '89 01234 567894' })
  expect(parsed.error?.issues.map(({ path, code }) => `${String(path[0])} ${code}`).toSorted()).toEqual([
    'mrp too_small',
    'name too_big',
    'price too_small',
  ])
})

test('a new product has its defaults; what it lacks is named', () => {
  const row: RowValues = { name: 'Atta', category: 'Flour', price: 60, unit: 'kg', current_stock: 2.5 }
  expect(decideRow(row, null, terms)).toMatchObject({
    outcome: 'new',
    product: { ...row, loose: true, gst_rate: 5, min_stock_level: 10, max_stock_level: 1000, status: 'active', mrp: null },
  })
  expect(decideRow({ name: 'Atta' }, null, terms)).toEqual({
    outcome: 'refused',
    problems: [
      { field: 'category', code: 'required' },
      { field: 'price', code: 'required' },
    ],
  })
})

test('the rules of products hold: MRP with GST, check digit, rate, whole pieces', () => {
  const row: RowValues = {
    name: 'Atta',
    category: 'Flour',
    price: 100,
    mrp: 104.99,
    barcode: '8901234567894',
    gst_rate: 7,
    current_stock: 1.5,
  }
  const decision = decideRow(row, null, terms)
  expect(decision).toMatchObject({ outcome: 'refused' })
  expect(decision.outcome === 'refused' && decision.problems.map(({ field, code }) => [field, code])).toEqual([
    ['price', 'above_mrp'],
    ['gst_rate', 'gst_rate'],
    ['barcode', 'barcode_check_digit'],
    ['current_stock', 'whole_units'],
  ])
})

test('what a row says otherwise is a change, and nothing else', () => {
  expect(decideRow({ name: 'Toor Dal', price: 120, tags: ['dal', 'protein'] }, known, terms)).toEqual({ outcome: 'same' })
  expect(decideRow({ price: 125, current_stock: 18, tags: ['dal'] }, known, terms)).toEqual({
    outcome: 'changed',
    changes: [
      { field: 'price', from: 120, to: 125 },
      { field: 'current_stock', from: 20, to: 18 },
      { field: 'tags', from: ['dal', 'protein'], to: ['dal'] },
    ],
  })
})

test('a change is judged with what stays; goods that orders hold stay', () => {
  expect(decideRow({ price: 139 }, known, terms)).toMatchObject({
    outcome: 'refused',
    problems: [{ field: 'price', code: 'above_mrp' }],
  })
  expect(decideRow({ current_stock: 2 }, known, terms)).toEqual({
    outcome: 'refused',
    problems: [{ field: 'current_stock', code: 'below_reserved', values: { reserved: 3, unit: 'packet' } }],
  })
  expect(decideRow({ unit: 'kg', loose: true }, known, terms)).toEqual({
    outcome: 'refused',
    problems: [{ field: 'unit', code: 'unit_fixed', values: { unit: 'packet' } }],
  })
  expect(decideRow({ unit: 'piece' }, known, terms)).toMatchObject({ outcome: 'changed' })
})

const keys = (product_id: string, overrides: Partial<ProductKeys>): ProductKeys => ({
  product_id,
  name: 'Dal',
  pack_size: null,
  sku: null,
  barcode: null,
  ...overrides,
})
const products = [
  keys('p1', { name: 'Toor Dal', pack_size: '1 kg', sku: 'D1', barcode: '0036000291452' }),
  keys('p2', { name: 'Toor Dal', pack_size: '500 g', sku: 'D2' }),
  keys('p3', { name: 'Twin' }),
  keys('p4', { name: 'Twin' }),
]
const matchOne = (id: string | undefined, row: RowValues) => createMatcher(products).match(2, id, row)

test('a product is found by our id, then barcode, then SKU, then name and pack', () => {
  expect(matchOne('p2', { name: 'Toor Dal', pack_size: '1 kg' }).product_id).toBe('p2')
  expect(matchOne(undefined, { barcode: '036000291452', name: 'Anything' }).product_id).toBe('p1')
  expect(matchOne(undefined, { barcode: '8901234567890', sku: 'D2' }).product_id).toBe('p2')
  expect(matchOne(undefined, { name: ' toor  DAL', pack_size: '500G' }).product_id).toBe('p2')
  expect(matchOne(undefined, { name: 'Toor Dal', pack_size: '2 kg' })).toEqual({ product_id: null, problems: [] })
  expect(matchOne('unknown', { name: 'New' })).toEqual({ product_id: null, problems: [] })
})

test('codes that belong to different products, and names of several, are refused', () => {
  expect(matchOne(undefined, { barcode: '0036000291452', sku: 'D2' }).problems).toEqual([
    { field: 'sku', code: 'sku_taken', values: { name: 'Toor Dal' } },
  ])
  expect(matchOne(undefined, { name: 'Twin' }).problems).toEqual([{ field: 'name', code: 'several_named_so' }])
})

test("a row that repeats an earlier one is rejected with that row's number", () => {
  const matcher = createMatcher(products)
  expect(matcher.match(2, undefined, { name: 'A', barcode: '036000291469' }).problems).toEqual([])
  expect(matcher.match(3, undefined, { name: 'B', barcode: '0036000291469' }).problems).toEqual([
    { field: 'barcode', code: 'repeated_row', values: { row: 2 } },
  ])
  expect(matcher.match(4, undefined, { sku: 'D1' }).problems).toEqual([])
  expect(matcher.match(5, undefined, { name: 'Toor Dal', pack_size: '1 kg' }).problems).toEqual([
    { field: 'name', code: 'repeated_row', values: { row: 4 } },
  ])
  expect(matcher.match(6, undefined, { name: 'New' }).problems).toEqual([])
  expect(matcher.match(7, undefined, { name: 'new' }).problems).toEqual([
    { field: 'name', code: 'repeated_row', values: { row: 6 } },
  ])
})
