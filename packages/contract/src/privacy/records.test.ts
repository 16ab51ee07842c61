import { expect, test } from 'vitest'
import { computeSealedUntil, isSealedAt } from './records.ts'

test('a record is kept for a year after its last processing', () => {
  const until = (at: string) => computeSealedUntil(new Date(at)).toISOString()
  expect(until('2027-06-01T10:00:00.000Z')).toBe('2028-06-01T10:00:00.000Z')
  expect(until('2028-02-29T10:00:00.000Z')).toBe('2029-03-01T10:00:00.000Z')
})

test('nothing is sealed before the rule begins at midnight in India, and nothing older than a year after that', () => {
  const isSealed = (now: string, processed: string) => isSealedAt(new Date(now), new Date(processed))
  expect(isSealed('2027-05-12T18:29:59.999Z', '2027-05-12T10:00:00Z')).toBe(false)
  expect(isSealed('2027-05-12T18:30:00.000Z', '2027-05-12T10:00:00Z')).toBe(true)
  expect(isSealed('2027-05-12T18:30:00.000Z', '2026-05-12T18:30:00.001Z')).toBe(true)
  expect(isSealed('2027-05-12T18:30:00.000Z', '2026-05-12T18:30:00.000Z')).toBe(false)
})
