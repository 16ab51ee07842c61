import type { Answer } from './answer-order.ts'
import type { PushNotificationData } from './push-notification.ts'

/** A queued reply, with the data for its result notification. */
export type QueuedAnswer = Answer & { tag: string; data: PushNotificationData }

const CACHE = 'answers'
const addressOf = ({ order_id }: Pick<Answer, 'order_id'>): string => `/kept-answers/${encodeURIComponent(order_id)}`

/** Replies that could not be sent yet; one for each order, the last one counts. They survive the worker and the browser. */
export const queuedAnswers = {
  put: async (answer: QueuedAnswer): Promise<void> =>
    (await caches.open(CACHE)).put(addressOf(answer), new Response(JSON.stringify(answer))),
  remove: async (answer: QueuedAnswer): Promise<unknown> => (await caches.open(CACHE)).delete(addressOf(answer)),
  all: async (): Promise<QueuedAnswer[]> => {
    const cache = await caches.open(CACHE)
    const found = await Promise.all((await cache.keys()).map((request) => cache.match(request)))
    // @NOTE written by `put` above.
    return Promise.all(found.flatMap((answer) => (answer ? [answer.json() as Promise<QueuedAnswer>] : [])))
  },
}
