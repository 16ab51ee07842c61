import { expect, test } from 'vitest'
import { UNDO_MS } from '../../constants.ts'
import { batchEndsAtMs, idsToTakeBack, mayRemove, undoRows } from './action-batch.ts'
import { admitAction, type NewAction, type QueuedAction } from './action-queue.ts'

const NOW_MS = 10_000
const SEND_AFTER = NOW_MS + UNDO_MS

const queueOf = (...wishes: (Partial<NewAction> & { id: string; orderId: string })[]): QueuedAction[] => {
  const queue: QueuedAction[] = []
  for (const wish of wishes) {
    const admitted = admitAction(queue, {
      ...{ type: 'accept', data: {}, user_id: 'u1', store_id: 's1', order_number: '001-0001' },
      ...{ seen: { version: 1, status: 'pending' }, timestamp: NOW_MS, send_after: SEND_AFTER },
      ...wish,
    } as NewAction)
    if (typeof admitted === 'string') throw new Error(admitted)
    queue.push(admitted)
  }
  return queue
}
const rowsOf = (queue: readonly QueuedAction[], nowMs = NOW_MS) =>
  undoRows(queue, nowMs).map(({ key, actions }) => `${key}: ${actions.map(({ id }) => id).join(' ')}`)

test('a bulk step is one row among those of single actions', () => {
  const queue = queueOf(
    { id: 'a', orderId: '1' },
    { id: 'b', orderId: '2', batch: 'all' },
    { id: 'c', orderId: '3', batch: 'all' },
    { id: 'd', orderId: '4' },
  )
  expect(rowsOf(queue)).toEqual(['a: a', 'all: b c', 'd: d'])
})

test('its row ends when it is due, before anything of it is sent', () => {
  const queue = queueOf({ id: 'a', orderId: '1', batch: 'all' }, { id: 'b', orderId: '2', batch: 'all' })
  expect(rowsOf(queue, SEND_AFTER - 1)).toEqual(['all: a b'])
  expect(rowsOf(queue, SEND_AFTER)).toEqual([])
  expect(batchEndsAtMs(queue, SEND_AFTER - 1)).toBe(SEND_AFTER)
  expect(batchEndsAtMs(queue, SEND_AFTER)).toBeNull()
  expect(batchEndsAtMs(queueOf({ id: 'a', orderId: '1' }), NOW_MS)).toBeNull()
})

test('taken back together, with what builds upon each of them', () => {
  const queue = queueOf(
    { id: 'a', orderId: '1', batch: 'all' },
    { id: 'b', orderId: '2', batch: 'all' },
    { id: 'c', orderId: '2', type: 'update_status', data: { status: 'ready' } } as never,
    { id: 'd', orderId: '3' },
  )
  expect(idsToTakeBack(queue, queue.slice(0, 2))).toEqual(['a', 'b', 'c'])
})

test('what was sent may not go, what waits for a person may', () => {
  const [one] = queueOf({ id: 'a', orderId: '1' })
  if (!one) throw new Error('one action was queued')
  expect(mayRemove(one)).toBe(true)
  expect(mayRemove({ ...one, was_sent: true })).toBe(false)
  expect(mayRemove({ ...one, was_sent: true, state: 'conflict' })).toBe(true)
})
