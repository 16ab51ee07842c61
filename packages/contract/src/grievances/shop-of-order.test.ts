import { expect, test } from 'vitest'
import { countIn, shopOfOrder } from './shop-of-order.ts'

const UUID = '0190c0de-0000-7000-8000-000000000001'
const TWIN = '0190c0de-0000-7000-8000-000000000002'

test.each([
  ['001-0042', 42],
  [' 001-42 ', 42],
  ['0190C0DE-12345', 12_345],
  ['001', null],
  ['', null],
  ['001-P007', null],
])('%j has the count %s', (typed, count) => expect(countIn(typed)).toBe(count))

test.each([
  ['001-0042', ['STORE-001'], 'STORE-001'],
  ['001-42', ['STORE-001'], 'STORE-001'],
  ['#001-0042', ['STORE-002', 'STORE-001'], 'STORE-001'],
  ['0190c0de-0042', [UUID, 'STORE-001'], UUID],
  // The writer has an order 42 at another shop only.
  ['001-0042', ['STORE-002'], null],
  // Two shops with one short name: which is meant cannot be known.
  ['0190C0DE-0042', [UUID, TWIN], null],
  ['42', ['STORE-001'], null],
  ['001-0042', [], null],
])('%j among %j is of %s', (typed, shops, shop) => expect(shopOfOrder(typed, shops)).toBe(shop))
