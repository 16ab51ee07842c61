import { expect, test } from 'vitest'
import { paise } from '../shared/money.ts'
import { rupeeSigns } from './rupee-signs.ts'

test.each([
  [0, '₹'],
  [99_99, '₹'],
  [100_00, '₹'],
  [199_99, '₹'],
  [200_00, '₹₹'],
  [499_99, '₹₹₹₹'],
  [500_00, '₹₹₹₹₹'],
  [599_99, '₹₹₹₹₹'],
  [600_00, '₹ × 6'],
  [12_345_00, '₹ × 123'],
])('%i paise: %s', (total, signs) => expect(rupeeSigns(paise(total))).toBe(signs))
