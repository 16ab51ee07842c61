import { expect, test } from 'vitest'
import { createScanBurst } from './scan-burst.ts'

/** Presses these keys one after the other; returns the code that the last one completed. */
const type = (keys: readonly string[], gapMs: number, burst = createScanBurst(), fromMs = 1000) =>
  keys.map((key, index) => burst.press(key, fromMs + index * gapMs)).at(-1)?.code

const CODE = [...'8901234567894']

test('a scanner types a code quickly and ends it with Enter', () => {
  expect(type([...CODE, 'Enter'], 8)).toBe('8901234567894')
  expect(type([...CODE, 'Enter'], 80)).toBe('8901234567894')
})

test('slow typing and words are not scans', () => {
  expect(type([...CODE, 'Enter'], 140)).toBeNull()
  expect(type([...'atta', 'Enter'], 20)).toBeNull()
  // A word is never taken for a code, however fast it is typed.
  expect(type([...'biscuits', 'Enter'], 40)).toBeNull()
})

test('text typed before the scan is not part of the code', () => {
  const burst = createScanBurst()
  type([...'da'], 200, burst)
  expect(type([...CODE, 'Enter'], 8, burst, 5000)).toBe('8901234567894')
})

test('Shift is ignored, and a code ends only once', () => {
  const burst = createScanBurst()
  expect(type(['Shift', 'D', 'Shift', 'A', 'L', '-', '5', '0', '0', 'Enter'], 8, burst)).toBe('DAL-500')
  expect(burst.press('Enter', 1100).code).toBeNull()
})

test('the first key of a burst is reported, because the field still has its earlier value then', () => {
  const burst = createScanBurst()
  expect(burst.press('8', 1000).isFirst).toBe(true)
  expect(burst.press('9', 1008).isFirst).toBe(false)
  expect(burst.press('1', 2000).isFirst).toBe(true)
})
