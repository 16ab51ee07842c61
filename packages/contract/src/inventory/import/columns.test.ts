import { expect, test } from 'vitest'
import { createHeadingGuesser, findHeadRow, guessMapping, IMPORT_FIELDS, type OwnHeadings } from './columns.ts'

const own = Object.fromEntries(IMPORT_FIELDS.map((field) => [field, [] as string[]])) as unknown as OwnHeadings
const guess = createHeadingGuesser({ ...own, mrp: ['MRP (₹)', 'एमआरपी (₹)'] })
const fieldsOf = (headings: string): string[] => headings.split('|').map((heading) => guess(heading) ?? '-')

test.each([
  [
    'Vyapar',
    'Item name*|Item code|HSN|Sale price|Purchase price|Default MRP|Opening stock quantity|Minimum stock quantity|Tax Rate|Item Location',
    'name|sku|hsn|price|cost_price|mrp|current_stock|min_stock_level|gst_rate|shelf_place',
  ],
  [
    'Shopify',
    'Title|Vendor|Type|Tags|Variant SKU|Variant Inventory Qty|Variant Price|Variant Compare At Price|Variant Barcode|Cost per item|Status',
    'name|supplier_name|category|tags|sku|current_stock|price|mrp|barcode|cost_price|status',
  ],
  [
    'WooCommerce',
    'Name|SKU|Regular price|Stock|Low stock amount|Categories|Published',
    'name|sku|price|current_stock|min_stock_level|category|status',
  ],
  ['Tally', 'Name of Item|Stock Group|Units|Quantity|Rate', 'name|category|unit|current_stock|price'],
  [
    'Hindi',
    'सामान का नाम|कीमत|एमआरपी (₹)|स्टॉक|श्रेणी|बारकोड|जीएसटी|इकाई',
    'name|price|mrp|current_stock|category|barcode|gst_rate|unit',
  ],
  ['odd', 'M.R.P.|PRICE (₹) *|Qty.|EAN_13|  brand  |GST %|HSN/SAC|', 'mrp|price|current_stock|barcode|brand|gst_rate|hsn|-'],
])('headings of %s', (_who, headings, fields) => {
  expect(fieldsOf(headings).join('|')).toBe(fields)
})

test('of two columns that say the same the first is taken; merged and empty headings are nobody', () => {
  expect(guessMapping(['Name', 'Price', '', 'Rate', 'Stock', 'Remarks'], guess)).toEqual({ name: 0, price: 1, current_stock: 4 })
})

test('the row of headings is found below titles', () => {
  expect(
    findHeadRow([['Sharma Kirana Store'], [], ['as of', '1 Nov'], ['Item', 'Rate', 'Qty'], ['Atta', '60', '5']], guess),
  ).toBe(3)
  expect(
    findHeadRow(
      [
        ['Foo', 'Bar'],
        ['1', '2'],
      ],
      guess,
    ),
  ).toBe(0)
  expect(findHeadRow([['', ''], ['My list'], ['Foo', 'Bar']], guess)).toBe(2)
  expect(findHeadRow([], guess)).toBe(0)
})
