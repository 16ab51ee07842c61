import { expect, test } from 'vitest'
import { closingOf, EMPTY_DRAFT } from './closing-draft.ts'

const drawer = { date: '2026-11-22', cash_in: 1250.5, cash_out: 63 }

test('without a count the day cannot be closed', () => {
  expect(closingOf(drawer, EMPTY_DRAFT)).toMatchObject({ isReady: false, figures: { expected: 1187.5, counted: 0 } })
})

test('notes and coins are sent as counted, without a reason when the cash tallies', () => {
  const draft = {
    ...EMPTY_DRAFT,
    opening: 0.5,
    takenOut: 1000,
    pieces: { 100: 1, 50: 1, 20: 1, 10: 1, 5: 1, 2: 1, 1: 1, 500: 0 },
  }
  expect(closingOf(drawer, { ...draft, reason: 'other' })).toEqual({
    isCounted: true,
    isReady: true,
    figures: { expected: 188, counted: 188, difference: 0 },
    body: {
      date: '2026-11-22',
      opening: 0.5,
      taken_out: 1000,
      expected: 188,
      pieces: { 100: 1, 50: 1, 20: 1, 10: 1, 5: 1, 2: 1, 1: 1 },
    },
  })
})

test('a difference needs a reason', () => {
  const draft = { ...EMPTY_DRAFT, how: 'sum' as const, counted: 1187, note: ' tea ' }
  expect(closingOf(drawer, draft)).toMatchObject({ isReady: false, figures: { difference: -0.5 } })
  expect(closingOf(drawer, { ...draft, reason: 'unknown' })).toMatchObject({
    isReady: true,
    body: { counted: 1187, reason: 'unknown', note: 'tea' },
  })
})
