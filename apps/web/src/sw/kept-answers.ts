import type { Answer } from './answer-order.ts'
import type { NoticeData } from './notice.ts'

/** An answer that waits for a network, with what has to be said about it. */
export type KeptAnswer = Answer & { tag: string; data: NoticeData }

const CACHE = 'answers'
const addressOf = ({ order_id }: Pick<Answer, 'order_id'>): string => `/kept-answers/${encodeURIComponent(order_id)}`

/** Answers that could not be sent yet; one for each order, the last one counts. They survive the worker and the browser. */
export const keptAnswers = {
  put: async (answer: KeptAnswer): Promise<void> =>
    (await caches.open(CACHE)).put(addressOf(answer), new Response(JSON.stringify(answer))),
  remove: async (answer: KeptAnswer): Promise<unknown> => (await caches.open(CACHE)).delete(addressOf(answer)),
  all: async (): Promise<KeptAnswer[]> => {
    const cache = await caches.open(CACHE)
    const found = await Promise.all((await cache.keys()).map((request) => cache.match(request)))
    // @NOTE written by `put` above.
    return Promise.all(found.flatMap((answer) => (answer ? [answer.json() as Promise<KeptAnswer>] : [])))
  },
}
