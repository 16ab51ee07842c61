import { expect, test } from 'vitest'
import { byUrgency } from './order-urgency.ts'

const at = (minute: number) => `2026-11-28T10:${String(minute).padStart(2, '0')}:00Z`
const order = (id: string, created: number, promised: number | null) => ({
  id,
  created_at: at(created),
  estimated_delivery: promised === null ? null : at(promised),
})
const sorted = (orders: ReturnType<typeof order>[], ringing: string[] = []) =>
  byUrgency(orders, new Set(ringing)).map(({ id }) => id)

test('what was promised first is first, however late it was placed', () => {
  expect(sorted([order('early', 1, 50), order('express', 9, 20), order('middle', 3, 40)])).toEqual(['express', 'middle', 'early'])
})

test('what rings is before everything else, and by its promise among its like', () => {
  const orders = [order('late', 0, 5), order('rings-b', 9, 45), order('rings-a', 8, 40)]
  expect(sorted(orders, ['rings-a', 'rings-b'])).toEqual(['rings-a', 'rings-b', 'late'])
})

test('of equal promises the longest waiting is first; without a promise the time of the order counts', () => {
  expect(sorted([order('second', 4, 30), order('first', 2, 30), order('none', 29, null)])).toEqual(['none', 'first', 'second'])
})
