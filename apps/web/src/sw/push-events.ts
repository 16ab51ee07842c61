import type { PushAction, PushAnswer } from '@jhola/contract/notifications/payload'
import { type Answer, answerOrder, type Post } from './answer-order.ts'
import { type KeptAnswer, keptAnswers } from './kept-answers.ts'
import { type NoticeData, pathOf, readPayload, toNotice, toWord } from './notice.ts'
import { findCounter, ringsSomewhere } from './open-pages.ts'

declare const self: ServiceWorkerGlobalScope & {
  registration: ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }
}

/** The documents' time after which a desktop's notification closes by itself, unless it wants an answer. */
const CLOSES_MS = 5000
const RETRY_AFTER_MS = [1000, 3000] as const
const SYNC_TAG = 'answers'

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
/** Phones put notifications into a tray, where they are not in the way. */
const isDesk = (): boolean => !/Android|iPhone|iPad|Mobi/.test(navigator.userAgent)

type Notice = ReturnType<typeof toNotice> | ReturnType<typeof toWord>

const show = async ({ title, options }: Notice): Promise<void> => {
  await self.registration.showNotification(title, options as NotificationOptions)
  if (options.requireInteraction || !isDesk()) return
  await wait(CLOSES_MS)
  for (const shown of await self.registration.getNotifications({ tag: options.tag })) if (shown.title === title) shown.close()
}

const post: Post = async (path, body, headers) => {
  const answer = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json().catch(() => null) }
}

const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

const tellPages = async (message: unknown): Promise<void> => {
  for (const page of await openPages()) page.postMessage(message)
}

const say = (tag: string, data: NoticeData, answer: PushAnswer): Promise<void> =>
  show(toWord(data.says?.[answer] ?? 'Jhola', tag, data, answer === 'accepted' || answer === 'rejected'))

/** Keeps an answer until there is a network, where the browser wakes us up for it. */
const keep = async (answer: KeptAnswer): Promise<PushAnswer> => {
  try {
    if (!self.registration.sync) return 'failed'
    await keptAnswers.put(answer)
    await self.registration.sync.register(SYNC_TAG)
    return 'kept'
  } catch {
    await keptAnswers.remove(answer).catch(() => undefined)
    return 'failed'
  }
}

const answer = async (action: PushAction, tag: string, data: NoticeData): Promise<void> => {
  const { order_id = '', version = 1, language } = data
  const given: Answer = { action, order_id, version, language }
  let said = await answerOrder(post, given)
  for (const delay of RETRY_AFTER_MS) {
    if (said !== 'again') break
    await wait(delay)
    said = await answerOrder(post, given)
  }
  const final = said === 'again' ? await keep({ ...given, tag, data }) : said
  await tellPages({ type: 'order answered', order_id, answer: final })
  await say(tag, data, final)
}

/** Sends what was kept. Rejects while there is still no network, so that the browser tries again. */
const sendKept = async (): Promise<void> => {
  for (const kept of await keptAnswers.all()) {
    const said = await answerOrder(post, kept)
    if (said === 'again') throw new Error('there is no network yet')
    await keptAnswers.remove(kept)
    await say(kept.tag, kept.data, said)
  }
}

/** Opens a page of ours: in the counter that is open already, where the bell stays unlocked, else in a new window. */
const open = async (path: string): Promise<void> => {
  const counter = findCounter(await openPages())
  if (!counter) {
    await self.clients.openWindow(path)
    return
  }
  await counter.focus()
  counter.postMessage({ type: 'open', path })
}

const isAnswer = (action: string): action is PushAction => action === 'accept_order' || action === 'reject_order'

const subscribeAgain = async (options: PushSubscriptionOptions | undefined): Promise<void> => {
  if (!options?.applicationServerKey) return
  const { applicationServerKey } = options
  const fresh = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const { endpoint, expirationTime = null, keys } = fresh.toJSON()
  await post('/api/v1/notifications/subscribe', { subscription: { endpoint, expirationTime, keys } }, {})
}

const receive = async (text: string): Promise<void> => show(toNotice(readPayload(text), await ringsSomewhere(await openPages())))

/** Pushes are shown, answered and opened, with every page closed too. */
export const listenForPushes = (): void => {
  self.addEventListener('push', (event) => event.waitUntil(receive(event.data?.text() ?? '')))
  self.addEventListener('notificationclick', (event) => {
    const { notification, action } = event
    notification.close()
    // @NOTE put there by `toNotice` or `toWord`.
    const data = notification.data as NoticeData
    event.waitUntil(isAnswer(action) && data.order_id ? answer(action, notification.tag, data) : open(pathOf(data)))
  })
  self.addEventListener('pushsubscriptionchange', (event) => {
    // @NOTE TypeScript's worker library does not know this event yet.
    const { oldSubscription } = event as ExtendableEvent & { oldSubscription?: PushSubscription }
    ;(event as ExtendableEvent).waitUntil(subscribeAgain(oldSubscription?.options))
  })
  self.addEventListener('sync' as keyof ServiceWorkerGlobalScopeEventMap, (event) => {
    ;(event as ExtendableEvent).waitUntil(sendKept())
  })
}
