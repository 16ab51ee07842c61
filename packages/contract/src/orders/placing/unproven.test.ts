import { expect, test } from 'vitest'
import { codeReasonOf, type UnprovenOrder, unprovenPlacesOf } from './unproven.ts'

const line = (quantity: number, onHand = 100, unprovenHeld = 0) => ({ quantity, onHand, unprovenHeld })
const order = (given: Partial<UnprovenOrder> = {}): UnprovenOrder => ({
  totalPaise: 500_00,
  codeAbovePaise: 2000_00,
  lines: [line(3)],
  open: {},
  ...given,
})

test.each([
  ['a usual order', order(), null],
  ['exactly the limit', order({ totalPaise: 2000_00 }), null],
  ['a paisa above it', order({ totalPaise: 2000_01 }), 'value'],
  ['a shop that always asks', order({ codeAbovePaise: 0 }), 'value'],
  ['a quarter of the stock', order({ lines: [line(25)] }), null],
  ['more than a quarter', order({ lines: [line(26)] }), 'share'],
  ['a quarter of four', order({ lines: [line(1, 4)] }), null],
  ['the last three', order({ lines: [line(1, 3)] }), 'share'],
  ['250 g of a kilogram', order({ lines: [line(250, 1000)] }), null],
  ['up to the half', order({ lines: [line(25, 100, 25)] }), null],
  ['over the half', order({ lines: [line(25, 100, 26)] }), 'stock'],
  ['over the half of one product of two', order({ lines: [line(1), line(1, 100, 50)] }), 'stock'],
  ['half of an odd stock is rounded down', order({ lines: [line(1, 5, 2)] }), 'stock'],
  ['one order of this number is open', order({ open: { number: 1 } }), null],
  ['two are', order({ open: { number: 2 } }), 'many'],
  ['the third of a device', order({ open: { device: 2 } }), null],
  ['the fourth', order({ open: { device: 3 } }), 'many'],
  ['the tenth of an address', order({ open: { address: 9 } }), null],
  ['the eleventh', order({ open: { address: 10 } }), 'many'],
  ['the 31st of a network', order({ open: { network: 30 } }), 'many'],
  ['the 41st of a shop', order({ open: { shop: 40 } }), 'many'],
  ['the third place of five', order({ slot: { capacity: 5, unproven: 2 } }), null],
  ['the fourth', order({ slot: { capacity: 5, unproven: 3 } }), 'slot'],
  ['the only place', order({ slot: { capacity: 1, unproven: 0 } }), null],
  ['more places than a limit that was lowered', order({ slot: { capacity: 2, unproven: 4 } }), 'slot'],
] as const)('%s', (_, given, reason) => {
  expect(codeReasonOf(given)).toBe(reason)
})

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
  [100, 50],
])('of %i places unproven orders take at most %i', (capacity, most) => expect(unprovenPlacesOf(capacity)).toBe(most))
