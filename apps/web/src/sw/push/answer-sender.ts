import type { PushAnswer } from '@jhola/contract/notifications/payload'
import { answerOrder, type Post } from './answer-order.ts'
import type { QueuedAnswer, queuedAnswers } from './queued-answers.ts'

const RETRY_AFTER_MS = [1000, 3000] as const

/** What a sender needs of its worker. */
type Worker = {
  post: Post
  kept: Pick<typeof queuedAnswers, 'put' | 'remove' | 'all'>
  /** Has the browser wake us up when there is a network; rejects where it will not. */
  wakeLater(): Promise<void>
  wait(ms: number): Promise<void>
  tellPages(given: QueuedAnswer, answer: PushAnswer): Promise<void>
  /** Says in the place of the notification what became of the answer. */
  say(given: QueuedAnswer, answer: PushAnswer): Promise<void>
}

const nothing = () => undefined

/**
 * Sends answers that were given on notifications; none is lost in silence, whatever the network and the browser do. An answer is kept
 * before it is tried: on a line that hangs the browser may end the worker in the middle of it.
 */
export const createAnswerSender = ({ post, kept, wakeLater, wait, tellPages, say }: Worker) => {
  /** Answers on their way: whoever is woken up for them meanwhile waits for their end. */
  const underway = new Set<Promise<void>>()
  let sending = Promise.resolve()

  const send = async (given: QueuedAnswer): Promise<PushAnswer | 'again'> => {
    for (const delay of RETRY_AFTER_MS) {
      const said = await answerOrder(post, given)
      if (said !== 'again') return said
      await wait(delay)
    }
    return answerOrder(post, given)
  }
  const give = async (given: QueuedAnswer): Promise<void> => {
    const isPut = await kept.put(given).then(
      () => true,
      () => false,
    )
    // Beside the answer: whatever a browser does with the wish to be woken up, the answer leaves at once.
    const isWoken = isPut
      ? wakeLater().then(
          () => true,
          () => false,
        )
      : false
    const said = await send(given)
    const final = said === 'again' ? ((await isWoken) ? 'kept' : 'failed') : said
    if (final !== 'kept') await kept.remove(given).catch(nothing)
    await tellPages(given, final)
    await say(given, final)
  }
  const sendKept = async (isLast: boolean): Promise<void> => {
    await Promise.allSettled(underway)
    for (const given of await kept.all()) {
      const said = await answerOrder(post, given)
      if (said === 'again' && !isLast) throw new Error('there is no network yet')
      await kept.remove(given)
      await say(given, said === 'again' ? 'failed' : said)
    }
  }
  return {
    give: async (given: QueuedAnswer): Promise<void> => {
      const work = give(given)
      underway.add(work)
      await work.finally(() => underway.delete(work))
    },
    /** Sends what was kept. Rejects while there is still no network, so that the browser tries again; `isLast`: it will not. */
    sendKept: (isLast: boolean): Promise<void> => {
      const sent = sending.then(() => sendKept(isLast))
      sending = sent.catch(nothing)
      return sent
    },
  }
}
