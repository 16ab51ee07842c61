import { expect, test } from 'vitest'
import { shownAmount } from './shown-amount.ts'

test.each([
  [0.96, 'kg', 960, 'g'],
  [0.25, 'kg', 250, 'g'],
  [1, 'kg', 1, 'kg'],
  [1.25, 'kg', 1.25, 'kg'],
  [0.5, 'liter', 500, 'ml'],
  [2.0004, 'liter', 2, 'liter'],
  [3, 'packet', 3, 'packet'],
  [0.5, 'dozen', 0.5, 'dozen'],
])('%d %s is %d %s', (quantity, unit, amount, shown) => expect(shownAmount(quantity, unit)).toEqual({ amount, unit: shown }))
