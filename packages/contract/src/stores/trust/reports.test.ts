import { expect, test } from 'vitest'
import { decideReport } from './reports.ts'

test.each([
  [0, 0, false, true],
  [2, 9, false, true],
  [3, 3, false, false],
  [0, 10, false, false],
  [3, 10, true, true],
])(
  'after %i of the device and %i of the address (the same again: %s) one more is taken: %s',
  (byDevice, byAddress, isChange, ok) => expect(decideReport({ byDevice, byAddress, isChange }).ok).toBe(ok),
)
