import { describe, expect, test } from 'vitest'
import { bestOffers, type Candidate, matchGoods, type SoldGoods, sumOf, type WantedLine } from './match-goods.ts'
import { offersElsewhere } from './offers-elsewhere.ts'
import { differencesOf, type Goods, kindWords } from './same-goods.ts'

const goods = (name: string, brand = '', pack_size: string | null = null, over: Partial<Goods> = {}): Goods => ({
  ...{ name, brand, pack_size, unit: 'packet', loose: false },
  ...over,
})
const LOOSE = { unit: 'kg', loose: true }

describe('whether two products are the same', () => {
  test.each<[Goods, Goods, string[]]>([
    [goods('Amul Butter', 'Amul', '500 g'), goods('Butter', 'AMUL', '500g'), []],
    [goods('Amul Butter (500 g)'), goods('Butter', 'Amul', '0.5 kg'), []],
    [goods('Tata Salt', 'Tata', '1 kg'), goods('Tata Salt 1kg', '', null), []],
    [goods('Eggs', '', '6 pieces'), goods('Egg', '', '6 pcs'), []],
    [goods('Onion (Loose)', '', null, LOOSE), goods('Onions', '', null, LOOSE), []],
    [goods('Banana', '', null, { unit: 'dozen' }), goods('Banana', '', '12 pieces'), []],
    // Never a wrong product.
    [goods('Amul Butter', 'Amul', '500 g'), goods('Amul Butter', 'Amul', '100 g'), ['size']],
    [goods('Amul Butter', 'Amul', '500 g'), goods('Amul Butter', 'Amul'), ['size']],
    [goods('Butter', 'Amul', '500 g'), goods('Butter', 'Mother Dairy', '500 g'), ['brand']],
    [goods('Butter', 'Amul', '500 g'), goods('Butter', '', '500 g'), ['brand']],
    [goods('Amul Butter', 'Amul', '500 g'), goods('Amul Peanut Butter', 'Amul', '500 g'), ['name']],
    [goods('Toned Milk', 'Amul', '500 ml'), goods('Milk', 'Amul', '500 ml'), ['name']],
    [goods('Frooti', 'Parle', '6 x 200 ml'), goods('Frooti', 'Parle', '1.2 L'), ['size']],
    [goods('Onion', '', null, LOOSE), goods('Onion', '', '1 kg'), ['size']],
    [goods('Atta', 'Aashirvaad', '5 kg'), goods('Multigrain Atta', 'Pillsbury', '1 kg'), ['brand', 'name', 'size']],
  ])('%o and %o', (one, other, differs) => {
    expect(differencesOf(one, other)).toEqual(differs)
    expect(differencesOf(other, one)).toEqual(differs)
  })

  test('something like it is searched without brand and size', () => {
    expect(kindWords(goods('Aashirvaad Atta 5 kg', 'Aashirvaad'))).toBe('atta')
    expect(kindWords(goods('Maggi', 'Maggi', '70 g'))).toBe('maggi')
  })
})

const wanted = (name: string, over: Partial<WantedLine> = {}): WantedLine => ({
  ...goods(name, 'Amul', '500 g'),
  ...{ product_id: 'wanted', quantity: 2 },
  ...over,
})
const sold = (id: string, over: Partial<SoldGoods> = {}, more: Partial<Candidate<SoldGoods>> = {}): Candidate<SoldGoods> => ({
  product: {
    ...goods('Butter', 'Amul', '500 g'),
    ...{ id, category: 'Dairy', price: 100, mrp: null, current_stock: 9 },
    ...over,
  },
  rank: 0,
  isSameCode: false,
  ...more,
})
const match = (line: WantedLine, ...candidates: Candidate<SoldGoods>[]) => {
  const found = matchGoods(line, candidates)
  return found && [found.product.id, found.likeness, found.quantity, ...found.differs]
}

describe('what a shop has for a line', () => {
  test('the same before anything like it, the whole of it before a part, the cheaper one of two', () => {
    const other = sold('other', { brand: 'Nandini', price: 1 })
    expect(match(wanted('Butter'), other, sold('dear'), sold('cheap', { price: 90 }))).toEqual(['cheap', 'same', 2])
    expect(match(wanted('Butter'), sold('one', { current_stock: 1, price: 1 }), sold('two'))).toEqual(['two', 'same', 2])
    expect(match(wanted('Butter'), other, sold('one', { current_stock: 1 }))).toEqual(['one', 'same', 1, 'amount'])
  })

  test('what is out of stock, or another thing, is nothing', () => {
    expect(match(wanted('Butter'), sold('out', { current_stock: 0 }))).toBeNull()
    expect(match(wanted('Butter'), sold('cookies', { name: 'Butter Cookies' }, { rank: 10 }))).toBeNull()
  })

  test('the code of the maker says more than the names', () => {
    const named = { name: 'Makkhan', brand: '' }
    expect(match(wanted('Butter'), sold('code', named, { isSameCode: true, rank: 12 }))).toEqual(['code', 'same', 2])
  })

  test('another size is similar, in as many packs as hold as much', () => {
    expect(match(wanted('Butter'), sold('small', { pack_size: '100 g', current_stock: 50 }))).toEqual([
      'small',
      'similar',
      10,
      'size',
    ])
    expect(match(wanted('Butter'), sold('large', { pack_size: '1 kg' }))).toEqual(['large', 'similar', 1, 'size'])
    const onion = { brand: '', pack_size: null, unit: 'kg', loose: true, quantity: 1.5 }
    expect(match(wanted('Onion', onion), sold('bag', { name: 'Onion', brand: '', pack_size: '1 kg' }))).toEqual([
      'bag',
      'similar',
      2,
      'size',
    ])
    expect(match(wanted('Onion', onion), sold('loose', { name: 'Onion', ...onion }))).toEqual(['loose', 'same', 1.5])
  })

  test('only the same counts and is paid', () => {
    const lines = [
      matchGoods(wanted('Butter'), [sold('a', { price: 55.35 })]),
      matchGoods(wanted('Butter'), [sold('b', { price: 10.1 })]),
      matchGoods(wanted('Butter'), [sold('c', { brand: 'Nandini' })]),
    ].flatMap((found) => found ?? [])
    expect(sumOf(lines)).toEqual({ has: 2, total: 130.9 })
  })

  test('who has most, then the cheapest, then the nearest; nobody who has none', () => {
    const offer = (id: string, has: number, total: number, distance_km: number) => ({ id, has, total, shop: { distance_km } })
    const offers = [
      offer('none', 0, 0, 0),
      offer('few', 1, 5, 0.1),
      offer('far', 2, 50, 3),
      offer('near', 2, 50, 1),
      offer('cheap', 2, 40, 4),
    ]
    expect(bestOffers(offers, 3).map(({ id }) => id)).toEqual(['cheap', 'near', 'far'])
  })
})

test.each([
  ['cancelled', 'store', 'too_busy', true],
  ['refunded', 'store', 'other: Rain', true],
  ['cancelled', 'system', 'not_accepted_in_time', true],
  ['cancelled', 'system', 'not_paid_in_time', false],
  ['cancelled', 'customer', 'Cancelled by customer', false],
  ['refunded', null, null, false],
  ['pending', null, null, false],
] as const)('an order that is %s by %s (%s) is offered elsewhere: %s', (status, cancelled_by, cancellation_reason, isOffered) =>
  expect(offersElsewhere({ status, cancelled_by, cancellation_reason })).toBe(isOffered),
)
