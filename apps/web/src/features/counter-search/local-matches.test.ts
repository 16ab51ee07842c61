import { expect, test } from 'vitest'
import { anOrder } from '../../../test/fixtures/orders.ts'
import { customersIn, matchOrders, matchPages, matchProducts, mergeBy, type ShelfProduct } from './local-matches.ts'

const ORDERS = [
  anOrder({ id: 'a', order_number: '001-0042', customer_name: 'Kavita Shah', customer_phone: '+919876543210' }),
  anOrder({ id: 'b', order_number: '001-0043', customer_name: 'कविता शाह', customer_phone: '+919123456789' }),
  anOrder({ id: 'c', order_number: '001-0044', customer_name: 'Kavita Shah', customer_phone: '+919876543210' }),
  // A packer does not see numbers.
  anOrder({ id: 'd', order_number: '001-0045', customer_name: 'Imran Khan', customer_phone: '98••••••10' }),
]

test.each([
  ['0042', 'a'],
  ['001-0042', 'a'],
  ['००४२', 'a'],
  ['kavita', 'ac'],
  ['shah KAV', 'ac'],
  ['कविता', 'b'],
  ['98765 43210', 'ac'],
  ['+91 98765-43210', 'ac'],
  ['09123456789', 'b'],
  ['4', 'abcd'],
  ['   ', ''],
  ['nobody', ''],
])('of the open orders "%s" finds %s', (typed, ids) => {
  expect(
    matchOrders(ORDERS, typed)
      .map(({ id }) => id)
      .join(''),
  ).toBe(ids)
})

test('customers are named once, with the number of their orders in the list, and never without a whole number', () => {
  expect(customersIn(ORDERS, 'kavita')).toEqual([{ phone: '+919876543210', name: 'Kavita Shah', orders: 2 }])
  expect(customersIn(ORDERS, '91234')).toEqual([{ phone: '+919123456789', name: 'कविता शाह', orders: 1 }])
  expect(customersIn(ORDERS, 'imran')).toEqual([])
})

const PAGES = [
  { to: '/a', label: 'दुकान की सेटिंग', terms: 'store settings' },
  { to: '/b', label: 'सामान', terms: 'stock inventory products' },
  { to: '/c', label: 'Set prices', terms: '' },
]

test.each([
  ['', ['/a', '/b', '/c']],
  ['सेटिंग', ['/a']],
  ['settings', ['/a']],
  ['invent', ['/b']],
  // What begins with it comes first.
  ['set', ['/c', '/a']],
  ['qqq', []],
])('of the pages "%s" finds %j', (typed, found) => {
  expect(matchPages(PAGES, typed).map(({ to }) => to)).toEqual(found)
})

test('products are found by each of their names, their brand and their code', () => {
  // @NOTE only the fields that are searched.
  const atta = { name: 'Chakki Atta', name_hi: 'चक्की आटा', brand: 'Asha', barcode: '8901234567890' } as unknown as ShelfProduct
  const found = (typed: string) => matchProducts([atta], typed, () => 'গমের আটা').length
  expect(['atta', 'आटा', 'গমের', 'asha chakki', '89012345', 'sugar', ''].map(found)).toEqual([1, 1, 1, 1, 1, 0, 0])
})

test('of two lists the first wins', () => {
  const keyOf = ({ id }: { id: string }) => id
  expect(
    mergeBy(
      [{ id: '1', from: 'board' }],
      [
        { id: '1', from: 'list' },
        { id: '2', from: 'list' },
      ],
      keyOf,
    ),
  ).toEqual([
    { id: '1', from: 'board' },
    { id: '2', from: 'list' },
  ])
})
