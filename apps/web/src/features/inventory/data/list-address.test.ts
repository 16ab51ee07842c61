import { INVENTORY_PAGE_SIZES, INVENTORY_SORTS, INVENTORY_STATUSES, inventoryQuerySchema } from '@jhola/contract/inventory/schema'
import { expect, test } from 'vitest'
import { placeholderText } from './placeholder-text.ts'
import {
  countFilters,
  fromTableSort,
  isListNarrowed,
  PAGE_SIZES,
  readListAddress,
  LIST_FILTERS,
  SORT_CHOICES,
  toListQuery,
  toTableSort,
  WHOLE_LIST,
  writeListAddress,
} from './list-address.ts'

const USUAL = readListAddress(new URLSearchParams())

test('the default is the specified list: all products, ten a page, by name', () => {
  expect(USUAL).toEqual({
    ...WHOLE_LIST,
    tab: 'all',
    view: 'list',
    page: 1,
    size: 10,
    sort: 'name',
  })
  expect(writeListAddress(USUAL)).toEqual({})
  expect(PAGE_SIZES).toEqual(INVENTORY_PAGE_SIZES)
})

test.each([
  'tab=low',
  'view=grid&search=atta&category=Flour&status=inactive&min=10.5&max=200&expiring=true&page=3&size=25&sort=-price',
  'tab=out&sort=-updated',
])('"%s" survives a read and a write', (text) => {
  const address = new URLSearchParams(text)
  expect(new URLSearchParams(writeListAddress(readListAddress(address))).toString()).toBe(address.toString())
})

test('invalid values give the defaults', () => {
  const odd = new URLSearchParams('tab=x&view=y&status=z&min=-1&max=abc&page=0&size=7&sort=secret&expiring=1')
  expect(readListAddress(odd)).toEqual(USUAL)
  expect(readListAddress(new URLSearchParams({ search: 'a'.repeat(200) })).search).toHaveLength(80)
})

test('filters of the panel are counted, a price range once; the search is a filter too', () => {
  expect(countFilters(WHOLE_LIST)).toBe(0)
  expect(countFilters({ ...WHOLE_LIST, status: 'active', min: 1, max: 2, expiring: true })).toBe(3)
  expect(isListNarrowed(WHOLE_LIST)).toBe(false)
  expect(isListNarrowed({ ...WHOLE_LIST, search: 'a' })).toBe(true)
  expect(isListNarrowed({ ...WHOLE_LIST, category: 'Dairy' })).toBe(true)
})

test('column heads sort both ways; an unsortable column gives the sort by name', () => {
  expect(toTableSort('-price')).toEqual({ column: 'price', descending: true })
  expect(fromTableSort({ column: 'stock', descending: false })).toBe('stock')
  expect(fromTableSort({ column: 'sku', descending: true })).toBe('name')
})

test('the server accepts every choice of ours', () => {
  expect(INVENTORY_SORTS).toEqual(expect.arrayContaining([...SORT_CHOICES]))
  expect(INVENTORY_STATUSES).toEqual(expect.arrayContaining([...LIST_FILTERS]))
})

test('the list sends every filter; the other tabs request only their own products, the lowest stock first', () => {
  const all = readListAddress(
    new URLSearchParams('search=atta&category=Flour&status=active&min=0&max=90.5&expiring=true&page=2&size=25&sort=-stock'),
  )
  const query = toListQuery(all, 30)
  expect(query).toEqual({
    search: 'atta',
    category: 'Flour',
    status: 'active',
    min_price: 0,
    max_price: 90.5,
    expiring: 30,
    sort: '-stock',
    page: 2,
    pageSize: 25,
  })
  expect(inventoryQuerySchema.safeParse(query).success).toBe(true)
  expect(toListQuery({ ...all, tab: 'low' }, 30)).toEqual({ status: 'low_stock', sort: 'stock', page: 2, pageSize: 25 })
  expect(toListQuery({ ...all, tab: 'out' }, 30).status).toBe('out_of_stock')
})

test.each([
  ['Tata Salt (1 kg)', 'Tata Salt 1 kg'],
  ['Amul Taaza Homogenised Toned Milk', 'Amul Taaza Homogenised'],
  ['--', ''],
  ['आशीर्वाद आटा', 'आशीर्वाद आटा'],
])('the placeholder of %j is %j', (name, text) => {
  expect(placeholderText(name)).toBe(text)
  expect((text.match(/[\p{L}\p{N}]/gu) ?? []).length).toBeLessThanOrEqual(20)
})
