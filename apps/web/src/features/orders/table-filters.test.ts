import { expect, test } from 'vitest'
import { readFilters, toOrdersQuery, writeFilters } from './table-filters.ts'

const USUAL = { tab: 'all', search: '', page: 1, size: 10, sort: 'newest' } as const

test('the usual leaves no trace in the address', () => {
  expect(readFilters(new URLSearchParams('view=table'))).toEqual(USUAL)
  expect(writeFilters(USUAL)).toEqual({ view: 'table' })
})

test('what is chosen survives a reload', () => {
  const filters = { tab: 'pending', search: 'atta', page: 3, size: 25, sort: 'highest' } as const
  expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(filters)
})

test('an address that makes no sense gives the usual', () => {
  expect(readFilters(new URLSearchParams('tab=x&page=-2&size=7&sort=%00'))).toEqual(USUAL)
})

test('as a query', () => {
  expect(toOrdersQuery({ ...USUAL, tab: 'preparing', sort: 'lowest' })).toEqual({
    status: 'preparing',
    page: 1,
    pageSize: '10',
    sort: 'total_amount',
    direction: 'asc',
  })
})
