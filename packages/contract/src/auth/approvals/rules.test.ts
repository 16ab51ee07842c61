import { describe, expect, test } from 'vitest'
import { APPROVAL_NUMBERS, APPROVAL_VALID_MS, approvalWaitMs, pickNumber, WAITING_MAX, type WaitingApproval } from './rules.ts'

const NOW = 1_800_000_000_000
const waiting = (count: number, overrides: Partial<WaitingApproval> = {}): WaitingApproval[] =>
  Array.from({ length: count }, (_, index) => ({
    number: 1000 + index,
    standing: 'unknown',
    isSameNetwork: false,
    isSameDevice: false,
    expiresMs: NOW + 1000 * (index + 1),
    ...overrides,
  }))

describe('a device that asks to be let in', () => {
  test.each([
    ['nobody waits', 'unknown', [], 0],
    ['39 strangers wait', 'unknown', waiting(39), 0],
    ['40 strangers wait: until the first gives up', 'unknown', waiting(40), 1000],
    ['two of its network wait', 'unknown', waiting(2, { isSameNetwork: true }), 0],
    ['three of its network wait', 'unknown', waiting(3, { isSameNetwork: true }), 1000],
    ['it asked before, which does not count', 'unknown', waiting(3, { isSameNetwork: true, isSameDevice: true }), 0],
    ['40 strangers wait, and it is near', 'near', waiting(40), 0],
    ['40 strangers wait, and it is known', 'known', waiting(40), 0],
    ['ten near ones wait: it counts as a stranger', 'near', waiting(10, { standing: 'near' }), 0],
    ['ten near ones and 40 strangers wait', 'near', [...waiting(10, { standing: 'near' }), ...waiting(40)], 1000],
  ] as const)('%s (%s): waits %#', (_what, standing, others, ms) => {
    expect(approvalWaitMs(standing, others, NOW)).toBe(ms)
  })

  test('never waits longer than a request is valid', () => {
    const all = waiting(WAITING_MAX.unknown, { expiresMs: NOW + APPROVAL_VALID_MS })
    expect(approvalWaitMs('unknown', all, NOW)).toBe(APPROVAL_VALID_MS)
  })
})

describe('the number', () => {
  test('is so far from every other one that a wrong digit lets nobody in', () => {
    const taken: WaitingApproval[] = []
    for (let count = 0; count < WAITING_MAX.unknown + WAITING_MAX.near; count += 1) {
      const [last] = waiting(1, { number: pickNumber(taken, (count * 0.618) % 1) })
      if (last) taken.push(last)
    }
    const numbers = taken.map(({ number }) => String(number))
    for (const one of numbers) {
      expect(Number(one)).toBeGreaterThanOrEqual(APPROVAL_NUMBERS.from)
      expect(Number(one)).toBeLessThanOrEqual(APPROVAL_NUMBERS.to)
      for (const other of numbers.filter((each) => each !== one))
        expect([...one].filter((digit, index) => digit !== other[index]).length, `${one} ${other}`).toBeGreaterThan(1)
    }
    expect(new Set(numbers).size).toBe(taken.length)
  })

  test('has four digits', () => {
    expect(pickNumber([], 0)).toBe(1000)
    expect(pickNumber([], 0.9999)).toBe(9999)
  })

  test('is always there: the requests that may wait exclude less than all numbers', () => {
    const neighbours = 1 + 9 * APPROVAL_NUMBERS.digits
    expect((WAITING_MAX.unknown + WAITING_MAX.near) * neighbours).toBeLessThan(APPROVAL_NUMBERS.to - APPROVAL_NUMBERS.from)
  })
})
