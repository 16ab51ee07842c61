import { ordersQuerySchema } from '@jhola/contract/orders/shop-list-routes'
import { expect, test } from 'vitest'
import {
  ALL_ORDERS,
  activeFilters,
  isNarrowed,
  readFilters,
  type TableFilters,
  toOrdersQuery,
  toSortChoice,
  writeFilters,
} from './table-filters.ts'

const USUAL: TableFilters = {
  ...ALL_ORDERS,
  view: 'table',
  page: 1,
  size: 10,
  column: 'created_at',
  descending: true,
}
const EVERYTHING: TableFilters = {
  view: 'grid',
  status: 'out_for_delivery',
  search: 'atta & दूध',
  range: 'custom',
  from: '2026-10-01',
  to: '2026-10-31',
  method: 'upi',
  payment: 'completed',
  channel: 'phone',
  min: 99.5,
  max: 1000,
  page: 3,
  size: 25,
  column: 'total_amount',
  descending: false,
}

test('default filters leave no trace in the URL', () => {
  expect(readFilters(new URLSearchParams('view=table'))).toEqual(USUAL)
  expect(writeFilters(USUAL)).toEqual({ view: 'table' })
})

test('every filter survives a reload', () => {
  const address = new URLSearchParams(writeFilters(EVERYTHING)).toString()
  expect(readFilters(new URLSearchParams(address))).toEqual(EVERYTHING)
  expect([...new URLSearchParams(address).keys()]).toHaveLength(15)
})

test('an invalid URL gives the defaults', () => {
  const nonsense =
    'view=x&status=x&page=-2&size=7&sort=%00&direction=up&date=x&from=2026-13-01&min=-1&max=1e9&method=x&payment=x&channel=x'
  expect(readFilters(new URLSearchParams(nonsense))).toEqual({ ...USUAL, view: 'board' })
  expect(readFilters(new URLSearchParams('page=1e99')).page).toBe(1)
})

test('dates count only in a custom range', () => {
  const filters = readFilters(new URLSearchParams('view=table&date=today&from=2026-10-01'))
  expect(filters).toMatchObject({ range: 'today', from: '' })
  expect(writeFilters({ ...filters, to: '2026-10-02' })).toEqual({ view: 'table', date: 'today' })
})

test.each([USUAL, EVERYTHING, { ...USUAL, range: 'yesterday', min: 0 } as const])(
  'as a query that the server takes: %j',
  (filters) => {
    const query = toOrdersQuery(filters)
    expect(ordersQuerySchema.parse(query)).toMatchObject({ sort: filters.column, page: filters.page, pageSize: filters.size })
  },
)

test('the whole query', () => {
  expect(toOrdersQuery(EVERYTHING)).toEqual({
    status: 'out_for_delivery',
    search: 'atta & दूध',
    date_range: 'custom',
    date_from: '2026-10-01',
    date_to: '2026-10-31',
    payment_method: 'upi',
    payment_status: 'completed',
    channel: 'phone',
    min_amount: 99.5,
    max_amount: 1000,
    sort: 'total_amount',
    direction: 'asc',
    page: 3,
    pageSize: '25',
  })
})

test('the names of the filters that narrow the list', () => {
  expect([isNarrowed(USUAL), activeFilters(USUAL)]).toEqual([false, []])
  expect(activeFilters(EVERYTHING)).toEqual(['range', 'method', 'payment', 'channel', 'amount'])
  expect(activeFilters({ ...USUAL, min: 0 })).toEqual(['amount'])
  expect(isNarrowed({ ...USUAL, status: 'cancelled' })).toBe(true)
  expect(isNarrowed({ ...USUAL, search: 'a' })).toBe(true)
  expect(isNarrowed({ ...USUAL, page: 9, size: 50, descending: false } as TableFilters)).toBe(false)
})

test.each([
  [USUAL, 'newest'],
  [{ ...USUAL, column: 'total_amount', descending: false } as const, 'lowest'],
  [{ ...USUAL, column: 'status' } as const, undefined],
])('the sort of %j is called %s on a phone', (filters, choice) => {
  expect(toSortChoice(filters)).toBe(choice)
})
