import { admitAction, type NewAction, type QueuedAction, type SendOutcome } from '@jhola/contract/orders/offline/action-queue'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueueSender, type SyncStatus } from './queue-sender.ts'

const ME = { user_id: 'u1', store_id: 's1' }

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A device whose network and server answers are set by the test. */
const aDevice = (owner = ME, disk = new Map<string, QueuedAction>()) => {
  const world = { isOnline: true, answer: { kind: 'done', order: { version: 2, status: 'confirmed' } } as SendOutcome }
  const sent: string[] = []
  const statuses: SyncStatus[] = []
  const sender = createQueueSender({
    owner,
    storage: {
      load: async () => [...disk.values()],
      change: async (id, next) => {
        const stored = disk.get(id)
        if (!stored) return undefined
        const after = next(stored)
        if (after === 'remove') disk.delete(id)
        else disk.set(id, after)
        return after === 'remove' ? undefined : after
      },
    },
    send: async ({ id }) => {
      sent.push(id)
      return world.answer
    },
    sendOnPageHide: ({ id }) => void sent.push(id),
    isOnline: () => world.isOnline,
    nowMs: () => Date.now(),
    onStatus: (status) => statuses.push(status),
    onSettled: () => undefined,
    onPassed: () => undefined,
  })
  const accept = (id: string, holdMs = 0) => {
    const seen = { version: 1, status: 'pending' }
    const fields = { ...owner, id, orderId: `order-${id}`, order_number: id, seen, timestamp: 0, send_after: Date.now() + holdMs }
    const admitted = admitAction([...disk.values()], { type: 'accept', data: {}, ...fields } as NewAction)
    if (typeof admitted !== 'string') disk.set(id, admitted)
  }
  return { world, sent, statuses, sender, accept, disk }
}

test('no action is sent while it can be undone', async () => {
  const { sender, sent, accept } = aDevice()
  accept('a', 5000)
  await sender.wake()
  await vi.advanceTimersByTimeAsync(4900)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toEqual(['a'])
  sender.stop()
})

test('offline no action is sent and each can be undone; back online each is sent once, in order', async () => {
  const { world, sender, sent, statuses, accept, disk } = aDevice()
  world.isOnline = false
  accept('a')
  accept('b')
  await sender.wake()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sent, statuses.at(-1)]).toEqual([[], 'error'])
  expect([...disk.values()].map((one) => [one.was_sent, one.was_deferred])).toEqual([
    [false, true],
    [false, true],
  ])
  world.isOnline = true
  await sender.wakeFresh()
  expect([sent, disk.size]).toEqual([['a', 'b'], 0])
  expect(statuses.slice(-2)).toEqual(['syncing', 'synced'])
  await vi.advanceTimersByTimeAsync(5000)
  expect(statuses.at(-1)).toBe('idle')
  sender.stop()
})

test('without an answer the sender retries without end, with a backoff of 38 s at most', async () => {
  const { world, sender, sent, accept } = aDevice()
  world.answer = { kind: 'unreachable' }
  accept('a')
  await sender.wake()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(sent.length).toBeGreaterThanOrEqual(16)
  expect(sent.length).toBeLessThan(40)
  world.answer = { kind: 'done', order: { version: 2, status: 'confirmed' } }
  await vi.advanceTimersByTimeAsync(38_000)
  const sentBefore = sent.length
  await vi.advanceTimersByTimeAsync(600_000)
  expect(sent.length).toBe(sentBefore)
  sender.stop()
})

test.each([true, false])('a clock that is set back delays nothing; with a network again: %s', async (isOnline) => {
  const { world, sender, sent, statuses, accept, disk } = aDevice()
  world.isOnline = false
  vi.setSystemTime(40 * 60_000)
  accept('a', 5000)
  await sender.wake()
  vi.setSystemTime(0)
  world.isOnline = isOnline
  await sender.wakeFresh()
  if (isOnline) expect([sent, disk.size]).toEqual([['a'], 0])
  else expect([disk.get('a')?.was_deferred, statuses.at(-1)]).toEqual([true, 'error'])
  sender.stop()
})

test("another user's actions stay in the queue", async () => {
  const theirs = aDevice({ user_id: 'u2', store_id: 's1' })
  theirs.accept('theirs')
  const mine = aDevice(ME, theirs.disk)
  mine.accept('mine')
  await mine.sender.wake()
  expect([mine.sent, [...mine.disk.keys()]]).toEqual([['mine'], ['theirs']])
  mine.sender.stop()
})

test('an action that a closed tab left behind is sent, although this tab had none', async () => {
  const { sender, sent, accept } = aDevice()
  await sender.wake()
  accept('theirs', 5000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual(['theirs'])
  sender.stop()
})

test('actions that are held for undo are sent when the page is hidden', async () => {
  const { sender, sent, accept } = aDevice()
  accept('a', 5000)
  await sender.wake()
  expect(sent).toEqual([])
  await sender.release()
  expect(sent).toEqual(['a'])
  sender.stop()
})

test('when the page is hidden offline, an action stays and can still be undone', async () => {
  const { world, sender, sent, accept, disk } = aDevice()
  world.isOnline = false
  accept('a', 5000)
  await sender.release()
  expect([sent, disk.get('a')?.was_sent, disk.get('a')?.was_deferred]).toEqual([[], false, true])
  sender.stop()
})

test('when the page unloads, the first action of each order is sent; none overtakes another, none is sent twice', async () => {
  const { world, sender, sent, accept, disk } = aDevice()
  accept('a', 5000)
  accept('b', 5000)
  const [first, other] = [...disk.values()] as [QueuedAction, QueuedAction]
  const next: QueuedAction = { ...first, id: 'next', seq: 3 }
  const left: QueuedAction = { ...first, id: 'left', orderId: 'order-left', was_sent: true }
  const broken: QueuedAction = { ...first, id: 'broken', orderId: 'order-broken', state: 'conflict' }
  sender.sendOnUnload([first, other, next, left, broken])
  expect(sent).toEqual(['a', 'b'])
  await vi.advanceTimersByTimeAsync(0)
  expect([...disk.values()].map((one) => one.was_sent)).toEqual([true, true])
  world.isOnline = false
  sender.sendOnUnload([next])
  expect(sent).toEqual(['a', 'b'])
  sender.stop()
})
