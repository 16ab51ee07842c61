import { describe, expect, test } from 'vitest'
import { isIdle, isPin, isWeakPin, pinTriesLeft } from './rules.ts'

const ALL = Array.from({ length: 10_000 }, (_, index) => String(index).padStart(4, '0'))

describe('a PIN', () => {
  test.each(['0000', '1234', '4321', '7890', '8901', '0987', '1212', '1122', '1221', '1987', '2004', '2580', '0852'])(
    '%s is easy to guess',
    (pin) => expect(isWeakPin(pin)).toBe(true),
  )
  test.each(['4071', '8306', '5927', '1357', '0417'])('%s may be chosen', (pin) => expect(isWeakPin(pin)).toBe(false))
  test('leaves 9,502 of 10,000 to choose from', () => {
    expect(ALL.filter((pin) => !isWeakPin(pin))).toHaveLength(9502)
  })
  test('has four digits of the keyboard', () => {
    expect(['4071', '407', '40711', '40a1', '४०७१', ''].map(isPin)).toEqual([true, false, false, false, false, false])
  })
  test('may be wrong five times', () => {
    expect([0, 1, 4, 5, 6].map(pinTriesLeft)).toEqual([5, 4, 1, 0, 0])
  })
})

describe('a shared device', () => {
  const after = (minutes: number, limit: 5 | 15 | 60 | 0) => isIdle({ usedAtMs: 0, nowMs: minutes * 60_000, minutes: limit })
  test('locks itself after the chosen time, to the millisecond', () => {
    expect([after(4.999, 5), after(5, 5), after(14, 15), after(15, 15), after(59, 60), after(60, 60)]).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
    ])
  })
  test('never, where that was chosen', () => expect(after(100_000, 0)).toBe(false))
  test('also when its clock was set back', () => expect(after(-6, 5)).toBe(true))
})
