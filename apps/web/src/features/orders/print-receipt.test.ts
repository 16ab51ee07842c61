import { expect, test } from 'vitest'
import { paperLengthMm } from './print-receipt.ts'

test.each([
  [0, 10],
  [96, 36],
  [960, 264],
])('a receipt of %d px wants %d mm of paper, margins included', (heightPx, mm) => {
  expect(paperLengthMm(heightPx)).toBe(mm)
})
