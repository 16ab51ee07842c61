import { expect, test } from 'vitest'
import { createTestClock } from '../../test/build-test-app.ts'
import { createIds } from './ids.ts'

const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('ids are version 7, carry the time and ascend within a millisecond', () => {
  const clock = createTestClock('2026-11-20T06:00:00.123Z')
  const ids = createIds(clock)
  const many = Array.from({ length: 10_000 }, ids.uuid)
  expect(many.every((id) => VERSION_7.test(id))).toBe(true)
  expect(new Set(many).size).toBe(many.length)
  expect(many).toEqual(many.toSorted())
  expect(Number.parseInt(many[0]?.replace('-', '').slice(0, 12) ?? '', 16)).toBe(clock.now().getTime())
})

test('ids ascend also when the clock steps back', () => {
  const clock = createTestClock('2026-11-20T06:00:00Z')
  const ids = createIds(clock)
  const before = ids.uuid()
  clock.advance(-60_000)
  expect(ids.uuid() > before).toBe(true)
})

test('a secret has the bytes asked for', () => {
  const secret = createIds(createTestClock('2026-01-01')).secret(32)
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
})
