import { expect, test } from 'vitest'
import { isOpeningSoon, SET_UP_STEPS, type SetUpFacts, setUpProgress } from './steps.ts'

const NOTHING: SetUpFacts = {
  is_phone_proven: false,
  confirmed: { place: false, hours: false, poster: false },
  products: 0,
  sellable: 0,
  has_test_order: false,
}

const doneOf = (facts: Partial<SetUpFacts>): string[] =>
  setUpProgress({ ...NOTHING, ...facts })
    .steps.filter(({ is_done }) => is_done)
    .map(({ step }) => step)

test.each([
  ['nothing', {}, []],
  ['the number', { is_phone_proven: true }, ['phone']],
  ['place and poster', { confirmed: { place: true, hours: false, poster: true } }, ['place', 'poster']],
  ['hours', { confirmed: { place: false, hours: true, poster: false } }, ['hours']],
  ['products that are counted at 0', { products: 12 }, ['products']],
  ['products that can be ordered', { products: 12, sellable: 1 }, ['products', 'stock']],
  ['a test order', { has_test_order: true }, ['test_order']],
] as const)('%s', (_, facts, done) => {
  expect(doneOf(facts)).toEqual(done)
})

test('the next step is the first that is not done', () => {
  expect(setUpProgress(NOTHING)).toMatchObject({ done: 0, next: 'phone' })
  expect(setUpProgress({ ...NOTHING, is_phone_proven: true, products: 3, sellable: 3 })).toMatchObject({ done: 3, next: 'place' })
})

test('nothing is next when all is done', () => {
  const all = {
    is_phone_proven: true,
    confirmed: { place: true, hours: true, poster: true },
    products: 1,
    sellable: 1,
    has_test_order: true,
  }
  expect(setUpProgress(all)).toMatchObject({ done: SET_UP_STEPS.length, next: null })
})

test.each([
  [0, false, true],
  [0, true, false],
  [1, false, false],
  [12, true, false],
])('delivered %i, something to order %s: opening soon %s', (delivered, sellable, expected) => {
  expect(isOpeningSoon({ delivered, sellable })).toBe(expected)
})
