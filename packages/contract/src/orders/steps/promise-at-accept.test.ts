import { expect, test } from 'vitest'
import { hasChosenTime, promiseAtAccept } from './promise-at-accept.ts'

const NOW_MS = 1_764_000_000_000

test.each([
  ['asap', 20, 1_764_001_200_000],
  ['asap', 10, 1_764_000_600_000],
  ['express', 15, 1_764_000_900_000],
  ['asap', undefined, null],
  ['morning', 20, null],
  ['evening', 10, null],
  ['evening', undefined, null],
] as const)('%s, ready in %s minutes', (delivery_slot, minutes, promiseMs) => {
  expect(promiseAtAccept({ delivery_slot }, minutes, NOW_MS)).toBe(promiseMs)
})

test('only a slot is a time that the customer chose', () => {
  expect(
    (['asap', 'express', 'morning', 'afternoon', 'evening'] as const).filter((slot) => hasChosenTime({ delivery_slot: slot })),
  ).toEqual(['morning', 'afternoon', 'evening'])
})
