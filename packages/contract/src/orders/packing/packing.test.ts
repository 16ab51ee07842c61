import { describe, expect, test } from 'vitest'
import { paise } from '../../shared/money.ts'
import type { MissingChoice } from '../missing-choice.ts'
import { DEFAULT_DELIVERY_PRICING } from '../placing/pricing.ts'
import { applyWhatIsPossible } from './after-silence.ts'
import { applyLineChanges, isNothingLeft, type LineChange, type PackingState } from './apply-line-changes.ts'
import { compareBills } from './bill-difference.ts'
import { findQuestions } from './consent.ts'
import { asOrdered, type OrderedLine, type PackableProduct } from './given-line.ts'
import { moneyAfterPacking, planHandReturn } from './money-after-packing.ts'
import { computePackedBill, type OrderTerms } from './packed-bill.ts'

const ordered = (line_no: number, product_id: string, rupees: number, quantity: number, more: Partial<OrderedLine> = {}) => ({
  line_no,
  product_id,
  unitPricePaise: paise(rupees * 100),
  quantity,
  unitSize: 1,
  gstRatePercent: 5,
  loose: false,
  if_missing: 'best_match' as MissingChoice,
  ...more,
})
const product = (
  product_id: string,
  rupees: number,
  available: number,
  more: Partial<PackableProduct> = {},
): PackableProduct => ({
  product_id,
  active: true,
  loose: false,
  unit_size: 1,
  pricePaise: paise(rupees * 100),
  mrpPaise: null,
  gst_rate_percent: 5,
  available,
  ...more,
})

/** Amul butter at 60, two of them; atta at 300; a kilogram of tomatoes at 40. */
const butter = ordered(1, 'amul', 60, 2)
const atta = ordered(2, 'atta', 300, 1)
const tomatoes = ordered(3, 'tomato', 40, 1000, { unitSize: 1000, loose: true })
const ORDER = [butter, atta, tomatoes]
const products = new Map(
  [
    product('amul', 60, 0, { mrpPaise: paise(65_00) }),
    product('mother-dairy', 62, 5),
    product('lurpak', 95, 5),
    product('atta', 300, 3),
    product('gone', 10, 5, { active: false }),
    product('tomato', 40, 500, { loose: true, unit_size: 1000 }),
  ].map((one) => [one.product_id, one]),
)
const fresh: PackingState = { ordered: ORDER, given: asOrdered(ORDER), products, taxMode: 'exclusive' }
const terms: OrderTerms = {
  discountPaise: paise(0),
  taxMode: 'exclusive',
  deliveryType: 'delivery',
  isExpress: false,
  terms: DEFAULT_DELIVERY_PRICING,
  orderedFeePaise: paise(20_00),
}

const given = (changes: LineChange[], state = fresh) => {
  const decision = applyLineChanges(state, changes)
  if (!decision.ok) throw new Error(decision.refusal.code)
  return decision.value
}
const refusal = (changes: LineChange[], state = fresh) => {
  const decision = applyLineChanges(state, changes)
  return decision.ok ? null : decision.refusal.code
}
const totalOf = (changes: LineChange[]) => computePackedBill(given(changes), terms).total
const reasons = (changes: LineChange[], orders: readonly OrderedLine[] = ORDER) =>
  findQuestions(orders, given(changes, { ...fresh, ordered: orders, given: asOrdered(orders) }), 10)

describe('the packed bill', () => {
  test('as ordered: 460 of goods, 23 of tax, 20 for the delivery', () => {
    expect(computePackedBill(fresh.given, terms)).toMatchObject({
      subtotal: 460_00,
      tax: 23_00,
      deliveryFee: 20_00,
      total: 503_00,
    })
  })

  test.each<[string, LineChange[], number]>([
    ['butter is not there', [{ kind: 'not_available', line_no: 1 }], 377_00],
    ['one butter instead of two', [{ kind: 'fewer', line_no: 1, quantity: 1 }], 440_00],
    ['960 g of tomatoes', [{ kind: 'weighed', line_no: 3, quantity: 0.96 }], 501_32],
    ['1,040 g of tomatoes', [{ kind: 'weighed', line_no: 3, quantity: 1.04 }], 504_68],
    ['two of another butter', [{ kind: 'replaced', line_no: 1, product_id: 'mother-dairy', quantity: 2 }], 507_20],
    ['atta at 290', [{ kind: 'price_corrected', line_no: 2, price: 290 }], 492_50],
    ['a butter more', [{ kind: 'added', product_id: 'mother-dairy', quantity: 1 }], 548_10],
    [
      'a mistake taken back',
      [
        { kind: 'not_available', line_no: 2 },
        { kind: 'restored', line_no: 2 },
      ],
      503_00,
    ],
    [
      'a replacement taken back',
      [
        { kind: 'replaced', line_no: 2, product_id: 'lurpak', quantity: 1 },
        { kind: 'restored', line_no: 2 },
      ],
      503_00,
    ],
  ])('%s', (_what, changes, total) => expect(totalOf(changes)).toBe(total))

  test('a delivery that was free stays free when something is missing', () => {
    const free = { ...terms, orderedFeePaise: paise(0) }
    expect(computePackedBill(given([{ kind: 'not_available', line_no: 2 }]), free).deliveryFee).toBe(0)
  })

  test('a discount never exceeds what is left of the goods', () => {
    const bill = computePackedBill(given([{ kind: 'not_available', line_no: 2 }]), { ...terms, discountPaise: paise(200_00) })
    expect(bill).toMatchObject({ subtotal: 160_00, discount: 160_00, tax: 0, total: 20_00 })
  })
})

describe('a change is refused', () => {
  test.each<[string, LineChange, string]>([
    ['of a line that is not there', { kind: 'not_available', line_no: 9 }, 'orders.packing_line'],
    ['fewer that is as many', { kind: 'fewer', line_no: 1, quantity: 2 }, 'orders.packing_quantity'],
    ['half a packet', { kind: 'fewer', line_no: 1, quantity: 0.5 }, 'orders.packing_quantity'],
    ['a packet on the scale', { kind: 'weighed', line_no: 1, quantity: 1 }, 'orders.packing_quantity'],
    ['more than the shop has', { kind: 'replaced', line_no: 1, product_id: 'lurpak', quantity: 6 }, 'orders.packing_stock'],
    ['a product that is not sold', { kind: 'added', product_id: 'gone', quantity: 1 }, 'orders.packing_product'],
    ['a product of another shop', { kind: 'added', product_id: 'other', quantity: 1 }, 'orders.packing_product'],
    ['a price that is above the MRP with its tax', { kind: 'price_corrected', line_no: 1, price: 62 }, 'orders.packing_price'],
    ['a price of nothing', { kind: 'price_corrected', line_no: 1, price: 0 }, 'orders.packing_price'],
  ])('%s', (_what, change, code) => expect(refusal([change])).toBe(code))

  test('together with all that came with it', () => {
    expect(
      refusal([
        { kind: 'not_available', line_no: 1 },
        { kind: 'added', product_id: 'gone', quantity: 1 },
      ]),
    ).toBe('orders.packing_product')
  })

  test('a replacement of a replacement: the ordered line is replaced again', () => {
    const state = { ...fresh, given: given([{ kind: 'replaced', line_no: 1, product_id: 'mother-dairy', quantity: 2 }]) }
    expect(refusal([{ kind: 'replaced', line_no: 4, product_id: 'lurpak', quantity: 1 }], state)).toBe('orders.packing_line')
    const again = given([{ kind: 'replaced', line_no: 1, product_id: 'lurpak', quantity: 1 }], state)
    expect(again.filter(({ quantity }) => quantity > 0).map(({ product_id }) => product_id)).toEqual(['atta', 'tomato', 'lurpak'])
  })
})

describe('the customer is asked', () => {
  const withChoice = (if_missing: MissingChoice) => ORDER.map((line) => ({ ...line, if_missing }))
  const another: LineChange[] = [{ kind: 'replaced', line_no: 1, product_id: 'mother-dairy', quantity: 2 }]
  const dear: LineChange[] = [{ kind: 'replaced', line_no: 1, product_id: 'lurpak', quantity: 2 }]

  test.each<[string, LineChange[], MissingChoice, string[]]>([
    ['nothing changed', [], 'call', []],
    ['a best match 3 % dearer', another, 'best_match', []],
    ['a best match 58 % dearer', dear, 'best_match', ['above_cap']],
    ['a match nobody wanted', another, 'leave_out', ['wants_none']],
    ['a match for somebody who wants a call', another, 'call', ['wants_a_call']],
    ['not there', [{ kind: 'not_available', line_no: 1 }], 'leave_out', []],
    ['not there, no match', [{ kind: 'not_available', line_no: 1 }], 'best_match', []],
    ['not there for somebody who wants a call', [{ kind: 'not_available', line_no: 1 }], 'call', ['wants_a_call']],
    ['fewer for somebody who wants a call', [{ kind: 'fewer', line_no: 1, quantity: 1 }], 'call', ['wants_a_call']],
    ['960 g for somebody who wants a call', [{ kind: 'weighed', line_no: 3, quantity: 0.96 }], 'call', []],
    ['1,100 g', [{ kind: 'weighed', line_no: 3, quantity: 1.1 }], 'leave_out', []],
    ['1,105 g', [{ kind: 'weighed', line_no: 3, quantity: 1.105 }], 'leave_out', ['above_cap']],
    ['a product more', [{ kind: 'added', product_id: 'lurpak', quantity: 1 }], 'best_match', ['added']],
  ])('%s', (_what, changes, choice, expected) =>
    expect(reasons(changes, withChoice(choice)).map(({ reason }) => reason)).toEqual(expected),
  )
})

test('both bills stand side by side', () => {
  const lines = given([
    { kind: 'replaced', line_no: 1, product_id: 'mother-dairy', quantity: 2 },
    { kind: 'weighed', line_no: 3, quantity: 0.96 },
  ])
  const difference = compareBills(
    { lines: ORDER, bill: computePackedBill(asOrdered(ORDER), terms) },
    { lines, bill: computePackedBill(lines, terms) },
  )
  expect(difference).toEqual({
    lines: [
      {
        line_no: 1,
        product_id: 'amul',
        ordered: { quantity: 2, totalPaise: 120_00 },
        given: null,
        change: 'replaced',
        replaces: null,
      },
      {
        line_no: 2,
        product_id: 'atta',
        ordered: { quantity: 1, totalPaise: 300_00 },
        given: { quantity: 1, totalPaise: 300_00 },
        change: null,
        replaces: null,
      },
      {
        line_no: 3,
        product_id: 'tomato',
        ordered: { quantity: 1000, totalPaise: 40_00 },
        given: { quantity: 960, totalPaise: 38_40 },
        change: 'weighed',
        replaces: null,
      },
      {
        line_no: 4,
        product_id: 'mother-dairy',
        ordered: null,
        given: { quantity: 2, totalPaise: 124_00 },
        change: 'replaced',
        replaces: 1,
      },
    ],
    goods: { ordered: 460_00, given: 462_40, by: 2_40 },
    discount: { ordered: 0, given: 0, by: 0 },
    tax: { ordered: 23_00, given: 23_12, by: 12 },
    fees: { ordered: 20_00, given: 20_00, by: 0 },
    roundOff: { ordered: 0, given: 0, by: 0 },
    total: { ordered: 503_00, given: 505_52, by: 2_52 },
  })
})

test('an order of which nothing is left can only be refused', () => {
  const none = ORDER.map(({ line_no }) => ({ kind: 'not_available' as const, line_no }))
  expect(isNothingLeft(given(none))).toBe(true)
  expect(isNothingLeft(given(none.slice(1)))).toBe(false)
})

test.each([
  ['unpaid', 480_00, 0, 0, { owed: 480_00, giveBack: 0 }],
  ['paid, as ordered', 503_00, 503_00, 0, { owed: 0, giveBack: 0 }],
  ['paid, and less was given', 480_00, 503_00, 0, { owed: 0, giveBack: 23_00 }],
  ['paid, and more was given', 510_00, 503_00, 0, { owed: 7_00, giveBack: 0 }],
  ['paid, less given and the rest given back', 480_00, 503_00, 23_00, { owed: 0, giveBack: 0 }],
])('money after packing: %s', (_what, total, paid, returned, expected) =>
  expect(moneyAfterPacking(paise(total), { paid: paise(paid), returned: paise(returned) })).toEqual(expected),
)

test('silence as a yes makes what is still possible, and leaves out what cannot be replaced any more', () => {
  const changes: LineChange[] = [
    { kind: 'replaced', line_no: 1, product_id: 'gone', quantity: 2 },
    { kind: 'replaced', line_no: 2, product_id: 'lurpak', quantity: 5 },
    { kind: 'added', product_id: 'lurpak', quantity: 1 },
    { kind: 'weighed', line_no: 3, quantity: 0.96 },
  ]
  expect(applyWhatIsPossible(fresh, changes).map(({ product_id, quantity }) => [product_id, quantity])).toEqual([
    ['amul', 0],
    ['atta', 0],
    ['tomato', 960],
    ['lurpak', 5],
  ])
})

test.each([
  ['upi', undefined, { destination: 'source', isDue: true }],
  ['upi', 'cash', { destination: 'cash', isDue: false }],
  ['upi', 'upi', { destination: 'source', isDue: false }],
  ['upi', 'later', { destination: 'source', isDue: true }],
  ['cod', undefined, { destination: 'cash', isDue: false }],
  ['cod', 'later', { destination: 'cash', isDue: true }],
  ['cod', 'upi', { destination: 'cash', isDue: false }],
] as const)('%s, given back %s', (method, chosen, plan) => expect(planHandReturn(method, chosen)).toEqual(plan))
