import { expect, test } from 'vitest'
import { pageRule, rollLengthMm } from './page-rule.ts'

test.each([
  ['80', 0, 10],
  ['80', 378, 111],
  ['80', 1000, 275],
  ['58', 378, 113],
] as const)('%s mm roll for %d px of receipt is %d mm long', (paper, height, length) => {
  expect(rollLengthMm(paper, height)).toBe(length)
})

test('the page rule of each paper size', () => {
  expect(pageRule('58', 378)).toBe('@page { size: 58mm 113mm; margin: 5mm }')
  expect(pageRule('80', 378)).toBe('@page { size: 80mm 111mm; margin: 4mm }')
  expect(pageRule('a4', 378)).toBe('@page { size: A4; margin: 14mm }')
  expect(pageRule('a5', 378)).toBe('@page { size: A5; margin: 10mm }')
  expect(pageRule('a4-wide', 9000)).toBe('@page { size: A4 landscape; margin: 10mm }')
})
