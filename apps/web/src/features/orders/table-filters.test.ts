import { expect, test } from 'vitest'
import { rangeOf, readFilters, toOrdersQuery, toSortChoice, writeFilters } from './table-filters.ts'

const USUAL = { tab: 'all', search: '', page: 1, size: 10, column: 'created_at', descending: true } as const

test('the usual leaves no trace in the address', () => {
  expect(readFilters(new URLSearchParams('view=table'))).toEqual(USUAL)
  expect(writeFilters(USUAL)).toEqual({ view: 'table' })
})

test('what is chosen survives a reload', () => {
  const filters = { tab: 'pending', search: 'atta', page: 3, size: 25, column: 'total_amount', descending: false } as const
  expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(filters)
})

test('an address that makes no sense gives the usual', () => {
  expect(readFilters(new URLSearchParams('tab=x&page=-2&size=7&sort=%00&direction=up'))).toEqual(USUAL)
  expect(readFilters(new URLSearchParams('page=1e99')).page).toBe(1)
})

test('as a query', () => {
  expect(toOrdersQuery({ ...USUAL, tab: 'preparing', column: 'status', descending: false })).toEqual({
    status: 'preparing',
    page: 1,
    pageSize: '10',
    sort: 'status',
    direction: 'asc',
  })
})

test.each([
  [USUAL, 'newest'],
  [{ ...USUAL, column: 'total_amount', descending: false } as const, 'lowest'],
  [{ ...USUAL, column: 'status' } as const, undefined],
])('the sort of %j is called %s on a phone', (filters, choice) => {
  expect(toSortChoice(filters)).toBe(choice)
})

test.each([
  [1, 10, 304, { from: 1, to: 10 }],
  [31, 10, 304, { from: 301, to: 304 }],
  [1, 10, 0, { from: 0, to: 0 }],
])('page %d of %d rows each, out of %d, shows %j', (page, size, total, range) => {
  expect(rangeOf(page, size, total)).toEqual(range)
})
