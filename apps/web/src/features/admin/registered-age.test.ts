import { expect, test } from 'vitest'
import { registeredAge } from './registered-age.ts'

/** Noon in India. */
const NOW = '2026-11-20T06:30:00.000Z'

test.each([
  ['2026-11-20T06:30:00.000Z', { unit: 'today' }],
  ['2026-11-19T18:30:00.000Z', { unit: 'today' }],
  ['2026-11-19T18:29:59.000Z', { unit: 'yesterday' }],
  ['2026-11-18T18:30:00.000Z', { unit: 'yesterday' }],
  ['2026-11-18T18:29:59.000Z', { unit: 'days', count: 2 }],
  ['2026-11-14T06:30:00.000Z', { unit: 'days', count: 6 }],
  ['2026-11-13T06:30:00.000Z', { unit: 'weeks', count: 1 }],
  ['2026-11-07T06:30:00.000Z', { unit: 'weeks', count: 1 }],
  ['2026-11-06T06:30:00.000Z', { unit: 'weeks', count: 2 }],
  ['2026-10-22T06:30:00.000Z', { unit: 'weeks', count: 4 }],
  ['2026-10-21T06:30:00.000Z', { unit: 'months', count: 1 }],
  ['2026-09-22T06:30:00.000Z', { unit: 'months', count: 1 }],
  ['2026-09-21T06:30:00.000Z', { unit: 'months', count: 2 }],
  ['2025-11-20T06:30:00.000Z', { unit: 'months', count: 12 }],
  // The reader's clock is behind the server's.
  ['2026-11-21T06:30:00.000Z', { unit: 'today' }],
])('registered at %s is %j', (at, age) => {
  expect(registeredAge(Date.parse(at), Date.parse(NOW))).toEqual(age)
})
