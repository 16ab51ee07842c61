import { expect, test, vi } from 'vitest'
import type { Post } from './answer-order.ts'
import { createAnswerSender } from './answer-sender.ts'
import type { QueuedAnswer } from './queued-answers.ts'

const GIVEN: QueuedAnswer = {
  action: 'accept_order',
  order_id: 'o-7',
  version: 1,
  language: 'hi',
  tag: 'o-7',
  data: { type: 'view_order', order_id: 'o-7', language: 'hi' },
}
const DONE: Post = async () => ({ status: 200, body: {} })
const HANGS: Post = () => new Promise(() => undefined)
const UNREACHED: Post = async () => Promise.reject(new TypeError('Failed to fetch'))

/** A service worker on a device; stored data outlives the worker. */
const startWorker = (
  post: Post,
  { kept = new Map<string, QueuedAnswer>(), canKeep = true, canWake = true, isDeaf = false } = {},
) => {
  const said: string[] = []
  const notified: string[] = []
  const sender = createAnswerSender({
    post: vi.fn(post),
    kept: {
      put: async (answer) => {
        if (!canKeep) throw new DOMException('no room', 'QuotaExceededError')
        kept.set(answer.order_id, answer)
      },
      remove: async ({ order_id }) => kept.delete(order_id),
      all: async () => [...kept.values()],
    },
    wakeLater: async () => {
      if (isDeaf) await new Promise(() => undefined)
      if (!canWake) throw new DOMException('no sync', 'NotAllowedError')
    },
    wait: async () => undefined,
    notifyPages: async (_, answer) => void notified.push(answer),
    say: async (_, answer) => void said.push(answer),
  })
  return { ...sender, kept, said, notified }
}

test('a reply on a connection that hangs is stored before it is sent, and sent by the next worker', async () => {
  const first = startWorker(HANGS)
  void first.give(GIVEN)
  await expect.poll(() => [...first.kept.values()]).toEqual([GIVEN])
  // The browser ends the worker during the request.
  const next = startWorker(DONE, { kept: first.kept })
  await next.sendKept(false)
  expect([next.said, next.kept.size]).toEqual([['accepted'], 0])
})

test('a successful reply is shown, sent to the pages and removed from the queue', async () => {
  const { give, said, notified, kept } = startWorker(DONE)
  await give(GIVEN)
  expect([said, notified, kept.size]).toEqual([['accepted'], ['accepted'], 0])
})

test('a reply is sent also where the registration of a background sync never settles', async () => {
  const { give, said, kept } = startWorker(DONE, { isDeaf: true })
  void give(GIVEN)
  await expect.poll(() => said).toEqual(['accepted'])
  expect(kept.size).toBe(0)
})

test('offline a reply stays queued where background sync exists, and is shown as failed where it does not', async () => {
  const woken = startWorker(UNREACHED)
  await woken.give(GIVEN)
  expect([woken.said, woken.kept.size]).toEqual([['kept'], 1])
  const alone = startWorker(UNREACHED, { canWake: false })
  await alone.give(GIVEN)
  expect([alone.said, alone.kept.size]).toEqual([['failed'], 0])
})

test('a full device still sends the reply, or shows that it failed', async () => {
  const good = startWorker(DONE, { canKeep: false })
  await good.give(GIVEN)
  expect(good.said).toEqual(['accepted'])
  const bad = startWorker(UNREACHED, { canKeep: false })
  await bad.give(GIVEN)
  expect(bad.said).toEqual(['failed'])
})

test('a background sync while the reply is being sent neither sends nor shows it twice', async () => {
  const posted: (() => void)[] = []
  const { give, sendKept, said } = startWorker(
    () => new Promise((resolve) => posted.push(() => resolve({ status: 200, body: {} }))),
  )
  const given = give(GIVEN)
  await expect.poll(() => posted).toHaveLength(1)
  const woken = [sendKept(false), sendKept(false)]
  for (const answer of posted) answer()
  await Promise.all([given, ...woken])
  expect([posted.length, said]).toEqual([1, ['accepted']])
})

test('the browser is asked to retry until its last try; then the failure is shown', async () => {
  const { give, sendKept, said, kept } = startWorker(UNREACHED)
  await give(GIVEN)
  await expect(sendKept(false)).rejects.toThrow()
  expect([said, kept.size]).toEqual([['kept'], 1])
  await sendKept(true)
  expect([said, kept.size]).toEqual([['kept', 'failed'], 0])
})
