import type { OrderEvent } from '@jhola/contract/realtime/events'
import { expect, test } from 'vitest'
import { createSequence } from './realtime-client.ts'

// @NOTE only the number of an event matters here.
const event = (seq: number) => ({ seq }) as OrderEvent
const hello = (seq: number, resync: boolean) => ({ seq, server_time: '', resync })

const follow = (since: number) => {
  const passed: number[] = []
  const asked: number[] = []
  const sequence = createSequence(
    since,
    ({ seq }) => passed.push(seq),
    (from) => asked.push(from),
  )
  const take = (...seqs: number[]) => seqs.map(event).forEach(sequence.take)
  return { passed, asked, take, sequence }
}

test('events are passed on once and in order', () => {
  const { passed, asked, take } = follow(4)
  take(3, 4, 5, 5, 6, 5, 7)
  expect(passed).toEqual([5, 6, 7])
  expect(asked).toEqual([])
})

test('behind a gap nothing is passed on until what is missing has come; it is asked for once', () => {
  const { passed, asked, take } = follow(0)
  take(1, 4, 5, 6)
  expect(passed).toEqual([1])
  expect(asked).toEqual([1])
  take(2, 3, 4, 5, 6, 7)
  expect(passed).toEqual([1, 2, 3, 4, 5, 6, 7])
  take(9)
  expect(asked).toEqual([1, 7])
})

test('an answer that left the gap open lets it be asked for again', () => {
  const { asked, take, sequence } = follow(0)
  take(3)
  sequence.startAt(hello(3, false))
  take(4)
  expect(asked).toEqual([0, 0])
})

test('a resync goes on from the number of the fresh list', () => {
  const { passed, take, sequence } = follow(2)
  sequence.startAt(hello(50, true))
  take(3, 50, 51)
  expect(passed).toEqual([51])
})
