import { expect, test } from 'vitest'
import { pageValueOf } from './page-value.ts'

test('the value of a page is the sum of its orders without cancelled ones, exact to the paisa', () => {
  const rows = [
    { status: 'delivered', total_amount: 0.1 },
    { status: 'pending', total_amount: 0.2 },
    { status: 'cancelled', total_amount: 500 },
    { status: 'refunded', total_amount: 20.5 },
    { status: 'ready', total_amount: 1_40_144.11 },
  ] as const
  expect(pageValueOf(rows)).toBe(1_40_144.41)
  expect(pageValueOf([])).toBe(0)
})
