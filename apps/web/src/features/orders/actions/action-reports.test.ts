import type { QueuedAction } from '@jhola/contract/orders/offline/action-queue'
import { expect, test } from 'vitest'
import type { Order } from '../data/board-state.ts'
import { createActionReports } from './action-reports.ts'

// @NOTE only the fields that the reports read
const action = (over: Partial<QueuedAction> = {}) =>
  ({ id: 'a', orderId: 'o', type: 'accept', state: 'waiting', was_deferred: false, ...over }) as QueuedAction
const order = { id: 'o' } as Order

const setUp = () => {
  const log: string[] = []
  const reports = createActionReports({
    done: ({ id }) => log.push(`done ${id}`),
    failed: ({ id }) => log.push(`failed ${id}`),
    outdated: (id) => log.push(`read ${id}`),
    passed: ({ synced, failed }) => log.push(`${synced} synced, ${failed} failed`),
  })
  return { log, reports }
}

test('an answer is reported once and dropped when its action is settled; that of "acknowledge" too', () => {
  const { log, reports } = setUp()
  reports.answered(action(), order)
  reports.settled(action(), 'done', undefined)
  reports.settled(action(), 'done', undefined)
  expect(log).toEqual(['done a'])

  reports.answered(action({ id: 'b', type: 'acknowledge' }), order)
  reports.settled(action({ id: 'b', type: 'acknowledge' }), 'done', undefined)
  // This would report the order if its answer were still stored.
  reports.settled(action({ id: 'b' }), 'done', undefined)
  expect(log).toEqual(['done a'])
})

test('another device did the same: no error, the order is read again, and a bulk step goes on', () => {
  const { log, reports } = setUp()
  const done: string[] = []
  reports.listen('a', (id) => done.push(id))
  reports.settled(action(), 'refused', undefined)
  expect([done, log]).toEqual([['a'], ['read o']])
})

test('an action of a bulk step is reported to its own callback until it is settled', () => {
  const { log, reports } = setUp()
  const done: string[] = []
  reports.listen('a', (id) => done.push(id))
  reports.settled(action(), 'refused', action({ state: 'conflict' }))
  expect(log).toEqual(['read o'])
  reports.answered(action(), order)
  reports.settled(action(), 'done', undefined)
  expect([done, log]).toEqual([['a'], ['read o']])
  // The callback is removed once the action is settled.
  reports.answered(action(), order)
  reports.settled(action(), 'done', undefined)
  expect([done, log]).toEqual([['a'], ['read o', 'done a']])
  reports.listen('c', (id) => done.push(id))
  reports.forget('c')
  reports.answered(action({ id: 'c' }), order)
  expect(done).toEqual(['a'])
})

test('actions that were deferred are counted and reported together', () => {
  const { log, reports } = setUp()
  reports.settled(action({ was_deferred: true }), 'done', undefined)
  reports.settled(action({ was_deferred: true }), 'refused', action({ state: 'failed' }))
  reports.settled(action(), 'refused', action({ state: 'failed' }))
  reports.passed()
  reports.passed()
  expect(log).toEqual(['read o', 'failed a', 'read o', '1 synced, 1 failed', '0 synced, 0 failed'])
})

test('a bulk step without a caller, also after a restart, says nothing of what succeeded and counts what failed', () => {
  const { log, reports } = setUp()
  for (const id of ['a', 'b']) {
    reports.answered(action({ id, batch: 'all' }), order)
    reports.settled(action({ id, batch: 'all' }), 'done', undefined)
  }
  for (const id of ['c', 'd'])
    reports.settled(action({ id, batch: 'all' }), 'refused', action({ id, batch: 'all', state: 'conflict' }))
  reports.passed()
  expect(log).toEqual(['read o', 'read o', '0 synced, 2 failed'])
})
