import { expect, test } from 'vitest'
import { createScanBurst } from './scan-burst.ts'

/** Presses these keys one after the other; returns the code that the last one completed. */
const type = (keys: readonly string[], gapMs: number, burst = createScanBurst(), fromMs = 1000) =>
  keys.map((key, index) => burst.press(key, fromMs + index * gapMs)).at(-1)?.code

const CODE = [...'8901234567894']

test('a scanner types a code at once and ends it', () => {
  expect(type([...CODE, 'Enter'], 8)).toBe('8901234567894')
  expect(type([...CODE, 'Enter'], 80)).toBe('8901234567894')
})

test('fingers do not', () => {
  expect(type([...CODE, 'Enter'], 140)).toBeNull()
  expect(type([...'atta', 'Enter'], 20)).toBeNull()
  // A word is never taken for a code, however fast it is typed.
  expect(type([...'biscuits', 'Enter'], 40)).toBeNull()
})

test('what was typed before the scan is not part of it', () => {
  const burst = createScanBurst()
  type([...'da'], 200, burst)
  expect(type([...CODE, 'Enter'], 8, burst, 5000)).toBe('8901234567894')
})

test('Shift in between is no letter, and a code ends only once', () => {
  const burst = createScanBurst()
  expect(type(['Shift', 'D', 'Shift', 'A', 'L', '-', '5', '0', '0', 'Enter'], 8, burst)).toBe('DAL-500')
  expect(burst.press('Enter', 1100).code).toBeNull()
})

test('the first letter of a burst is told apart: that is when a field still holds what was in it', () => {
  const burst = createScanBurst()
  expect(burst.press('8', 1000).isFirst).toBe(true)
  expect(burst.press('9', 1008).isFirst).toBe(false)
  expect(burst.press('1', 2000).isFirst).toBe(true)
})
