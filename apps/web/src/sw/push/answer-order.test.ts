import { expect, test } from 'vitest'
import { type Answer, answerOrder } from './answer-order.ts'

const ANSWER: Answer = { action: 'accept_order', order_id: 'o-1', version: 1, language: 'hi' }

/** A fake server with a list of responses; `null` is a network error. */
const aServer = (...replies: ([number, unknown?] | null)[]) => {
  const requests: { path: string; body: unknown; key: string | undefined }[] = []
  const post = async (path: string, body: unknown, headers: Record<string, string>) => {
    requests.push({ path, body, key: headers['idempotency-key'] })
    const reply = replies.shift()
    if (!reply) throw new TypeError('Failed to fetch')
    return { status: reply[0], body: reply[1] ?? {} }
  }
  return { post, requests }
}
const stale = (current: string, version: number) => ({
  code: 'orders.stale',
  details: { current, version, by: 'Raju', at: null },
})

test.each([
  [[200], 'accepted'],
  [[401], 'sign_in'],
  [[404], 'moved_on'],
  [[409], 'moved_on'],
  [[412, stale('confirmed', 2)], 'moved_on'],
  [[403], 'failed'],
  [[503], 'again'],
  [null, 'again'],
] as [[number, unknown?] | null, string][])('the server says %j: %s', async (reply, said) => {
  expect(await answerOrder(aServer(reply).post, ANSWER)).toBe(said)
})

test('a reply goes to its order, with the same idempotency key for the same reply', async () => {
  const server = aServer([200], [200])
  await answerOrder(server.post, ANSWER)
  await answerOrder(server.post, { ...ANSWER, action: 'reject_order' })
  expect(server.requests).toEqual([
    { path: '/api/v1/orders/o-1/accept', body: { version: 1 }, key: 'push-accept-o-1-1' },
    { path: '/api/v1/orders/o-1/reject', body: { version: 1 }, key: 'push-reject-o-1-1' },
  ])
})

test('when the order was only seen in the meantime, the reply is repeated once for the newest version', async () => {
  const server = aServer([412, stale('pending', 2)], [200])
  expect(await answerOrder(server.post, ANSWER)).toBe('accepted')
  expect(server.requests.map(({ body }) => body)).toEqual([{ version: 1 }, { version: 2 }])
  const twice = aServer([412, stale('pending', 2)], [412, stale('pending', 3)])
  expect(await answerOrder(twice.post, ANSWER)).toBe('moved_on')
})
