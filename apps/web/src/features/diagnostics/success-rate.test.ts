import { expect, test } from 'vitest'
import { type CheckState, rateTone, successRate } from './success-rate.ts'

const states = (passed: number, failed: number, skipped = 0): CheckState[] => [
  ...Array<CheckState>(passed).fill('passed'),
  ...Array<CheckState>(failed).fill('failed'),
  ...Array<CheckState>(skipped).fill('skipped'),
]

test.each([
  [states(0, 0), null],
  [states(0, 0, 5), null],
  [states(5, 0), 100],
  [states(4, 1), 80],
  [states(3, 2), 60],
  [states(2, 1), 67],
  [states(3, 0, 2), 100],
  [states(0, 5), 0],
])('%j is %s percent', (all, percent) => expect(successRate(all)).toBe(percent))

test.each([
  [100, 'success'],
  [80, 'success'],
  [79, 'warning'],
  [60, 'warning'],
  [59, 'error'],
  [0, 'error'],
])('%i percent is %s', (percent, tone) => expect(rateTone(percent)).toBe(tone))
