import { describe, expect, test } from 'vitest'
import { anItem, anOrder } from '../../../../test/fixtures/orders.ts'
import { type BoardFilter, fitsFilter, isNarrowing, NO_FILTER } from './board-filter.ts'

const NOW = Date.parse('2026-11-28T10:00:00Z')
const ORDER = anOrder({
  order_number: '001-0042',
  customer_name: 'José Shah',
  customer_phone: '+919100000137',
  items: [anItem({ product_name: 'Toor Dal', product_name_hi: 'तूर दाल' }), anItem({ product_name: 'Amul Butter' })],
  estimated_delivery: '2026-11-28T09:50:00Z',
})
const fits = (filter: Partial<BoardFilter>, order = ORDER) =>
  fitsFilter(order, { ...NO_FILTER, ...filter }, { nowMs: NOW, nameOf: ({ product_name }) => `${product_name} (தமிழ்)` })

describe('the words of a search', () => {
  test.each([
    ['', true],
    ['0042', true],
    ['001-0042', true],
    ['shah', true],
    ['jose', true],
    ['JOSÉ', true],
    ['butter shah', true],
    ['butter sharma', false],
    ['तूर', true],
    ['தமிழ்', true],
    ['00137', true],
    ['91000 00137', true],
    ['+91 91000-00137', true],
    ['98765', false],
    ['rice', false],
  ])('%s: %s', (words, isFound) => {
    expect(fits({ words })).toBe(isFound)
  })
})

describe('the marks', () => {
  const packing = { question: { change_no: 1 } } as NonNullable<typeof ORDER.packing>
  test.each([
    ['delivery', {}, true],
    ['pickup', {}, false],
    ['pickup', { delivery_type: 'pickup' }, true],
    ['unpaid', {}, true],
    ['unpaid', { payment_status: 'completed' }, false],
    ['express', { delivery_slot: 'express' }, true],
    ['express', {}, false],
    ['late', { status: 'preparing' }, true],
    ['late', { status: 'pending' }, false],
    ['late', { status: 'preparing', estimated_delivery: '2026-11-28T10:20:00Z' }, false],
    ['question', { packing }, true],
    ['question', {}, false],
  ] as const)('%s of %j: %s', (mark, over, isFound) => {
    expect(fits({ marks: [mark] }, { ...ORDER, ...over })).toBe(isFound)
  })

  test('several narrow, except both ways of handing over', () => {
    expect(fits({ marks: ['delivery', 'express'] })).toBe(false)
    expect(fits({ marks: ['delivery', 'pickup'] })).toBe(true)
    expect(fits({ marks: ['delivery', 'pickup', 'express'] })).toBe(false)
    expect(fits({ marks: ['delivery'], words: 'rice' })).toBe(false)
  })
})

test('only what is typed or chosen narrows', () => {
  expect([isNarrowing(NO_FILTER), isNarrowing({ words: ' ', marks: [] }), isNarrowing({ words: '', marks: ['late'] })]).toEqual([
    false,
    false,
    true,
  ])
})
