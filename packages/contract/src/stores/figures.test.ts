import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIGURES_MIN, type StoreFigures, worthShowing } from './figures.ts'

const names = (figures: StoreFigures) => worthShowing(figures).map(({ name }) => name)

test.each([
  [{ stores: 0, cities: 0, delivered_orders: 0 }, []],
  [{ stores: 9, cities: 2, delivered_orders: 99 }, []],
  [{ ...FIGURES_MIN }, ['stores', 'cities', 'delivered_orders']],
  [{ stores: 24, cities: 2, delivered_orders: 12_345 }, ['stores', 'delivered_orders']],
])('of %j is shown %j', (figures, expected) => expect(names(figures)).toEqual(expected))

test('what is shown is what was counted, and never too small', () => {
  const count = fc.nat({ max: 1_000_000 })
  fc.assert(
    fc.property(fc.record({ stores: count, cities: count, delivered_orders: count }), (figures) => {
      for (const { name, count: shown } of worthShowing(figures)) {
        expect(shown).toBe(figures[name])
        expect(shown).toBeGreaterThanOrEqual(FIGURES_MIN[name])
      }
    }),
  )
})
