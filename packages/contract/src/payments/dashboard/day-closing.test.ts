import { describe, expect, test } from 'vitest'
import { paise } from '../../shared/money.ts'
import { type ClosingReason, decideClosing, expectedCash, nextOpening, sumPieces } from './day-closing.ts'

test('notes and coins are added up', () => {
  expect(sumPieces({})).toBe(0)
  expect(sumPieces({ 500: 3, 200: 1, 100: 4, 50: 1, 20: 2, 10: 5, 5: 1, 2: 3, 1: 4 })).toBe(2255_00)
  expect(sumPieces({ 1: 1, 500: undefined })).toBe(1_00)
})

const drawer = {
  openingPaise: paise(500_00),
  cashInPaise: paise(1250_50),
  cashOutPaise: paise(63_00),
  takenOutPaise: paise(400_00),
}

test('what should lie there: the morning’s money and what came, less what went back and was taken out', () => {
  expect(expectedCash(drawer)).toBe(1287_50)
  expect(expectedCash({ ...drawer, openingPaise: paise(0), cashInPaise: paise(0) })).toBe(-463_00)
})

describe('closing a day', () => {
  const close = (countedPaise: number, reason?: ClosingReason, date = '2026-11-22') =>
    decideClosing(drawer, { date, today: '2026-11-22', countedPaise: paise(countedPaise), reason })

  test('with what should lie there needs no reason', () => {
    expect(close(1287_50)).toEqual({
      ok: true,
      value: { ...drawer, expectedPaise: 1287_50, countedPaise: 1287_50, differencePaise: 0 },
    })
    expect(close(1287_50, undefined, '2026-11-01').ok).toBe(true)
  })

  test.each([
    [1287_00, -50],
    [1288_00, 50],
    [0, -1287_50],
  ])('with %i paise differs by %i and says why', (counted, difference) => {
    expect(close(counted)).toMatchObject({
      ok: false,
      refusal: { code: 'request.invalid', details: { fields: [{ field: 'reason' }] } },
    })
    expect(close(counted, 'wrong_change')).toMatchObject({ ok: true, value: { differencePaise: difference } })
  })

  test('waits for its day', () => {
    expect(close(1287_50, undefined, '2026-11-23')).toMatchObject({
      ok: false,
      refusal: { code: 'request.invalid', details: { fields: [{ field: 'date' }] } },
    })
  })
})

test('the next morning begins with what was counted and what came after that', () => {
  expect(nextOpening({ countedPaise: paise(1287_00) }, paise(209_00))).toBe(1496_00)
  expect(nextOpening({ countedPaise: paise(10_00) }, paise(-63_00))).toBe(0)
})
