import { beforeEach, expect, test } from 'vitest'
import { noteAnswer, noteUnreached, readOldestAnswer, readUnreached, subscribeAnswers } from './kept-answers.ts'

const EARLY = '2026-11-22T06:00:00.000Z'
const LATE = '2026-11-22T07:00:00.000Z'

beforeEach(() => noteAnswer(null))

test('the oldest of the kept answers is told, and that the server was out of reach', () => {
  noteAnswer(LATE)
  noteAnswer(EARLY)
  noteAnswer(LATE)
  expect([readOldestAnswer(), readUnreached()]).toEqual([EARLY, true])
})

test('a call that nobody answered says so without making anything older', () => {
  noteUnreached()
  expect([readOldestAnswer(), readUnreached()]).toEqual([null, true])
})

test('one fresh answer ends both', () => {
  noteAnswer(EARLY)
  noteUnreached()
  noteAnswer(null)
  expect([readOldestAnswer(), readUnreached()]).toEqual([null, false])
})

test('screens are told when something changed, and only then', () => {
  let told = 0
  const stop = subscribeAnswers(() => {
    told += 1
  })
  noteUnreached()
  noteUnreached()
  noteAnswer(null)
  noteAnswer(null)
  stop()
  noteUnreached()
  expect(told).toBe(2)
})
