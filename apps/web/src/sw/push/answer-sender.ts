import type { PushAnswer } from '@jhola/contract/notifications/payload'
import { answerOrder, type Post } from './answer-order.ts'
import type { QueuedAnswer, queuedAnswers } from './queued-answers.ts'

const RETRY_AFTER_MS = [1000, 3000] as const

/** Dependencies of a sender. */
type Worker = {
  post: Post
  kept: Pick<typeof queuedAnswers, 'put' | 'remove' | 'all'>
  /** Registers a background sync for when there is a network; rejects where the browser does not support it. */
  wakeLater(): Promise<void>
  wait(ms: number): Promise<void>
  notifyPages(given: QueuedAnswer, answer: PushAnswer): Promise<void>
  /** Replaces the notification by one with the result of the reply. */
  say(given: QueuedAnswer, answer: PushAnswer): Promise<void>
}

const nothing = () => undefined

/**
 * Sends replies given on notifications; none is lost silently, whatever the network and the browser do. A reply is stored before
 * it is sent, because on a connection that hangs the browser may end the worker during the request.
 */
export const createAnswerSender = ({ post, kept, wakeLater, wait, notifyPages, say }: Worker) => {
  /** Replies being sent: a background sync in the meantime waits for them. */
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
    // In parallel: the reply is sent immediately, however the registration of the background sync ends.
    const isWoken = isPut
      ? wakeLater().then(
          () => true,
          () => false,
        )
      : false
    const said = await send(given)
    const final = said === 'again' ? ((await isWoken) ? 'kept' : 'failed') : said
    if (final !== 'kept') await kept.remove(given).catch(nothing)
    await notifyPages(given, final)
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
    /**
     * Sends the stored replies. Rejects while there is still no network, so that the browser retries; `isLast`: it will not retry
     * again.
     */
    sendKept: (isLast: boolean): Promise<void> => {
      const sent = sending.then(() => sendKept(isLast))
      sending = sent.catch(nothing)
      return sent
    },
  }
}
