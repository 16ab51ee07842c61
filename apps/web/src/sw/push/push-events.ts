import type { PushAction, PushAnswer } from '@jhola/contract/notifications/payload'
import { createAnswerSender } from './answer-sender.ts'
import { findCounter, ringsSomewhere } from './open-pages.ts'
import { type PushNotificationData, pathOf, readPayload, toPushNotification, toWord } from './push-notification.ts'
import { type QueuedAnswer, queuedAnswers } from './queued-answers.ts'
import { postToServer } from './send-to-server.ts'

declare const self: ServiceWorkerGlobalScope & {
  registration: ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }
}

/** The specified time, ms, after which a desktop notification closes itself, unless it asks for a reply. */
const CLOSES_MS = 5000
const SYNC_TAG = 'answers'

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
/** Phones collect notifications in a tray, where they can stay. */
const isDesk = (): boolean => !/Android|iPhone|iPad|Mobi/.test(navigator.userAgent)

type Notice = ReturnType<typeof toPushNotification> | ReturnType<typeof toWord>

const show = async ({ title, options }: Notice): Promise<void> => {
  await self.registration.showNotification(title, options as NotificationOptions)
  if (options.requireInteraction || !isDesk()) return
  await wait(CLOSES_MS)
  for (const shown of await self.registration.getNotifications({ tag: options.tag })) if (shown.title === title) shown.close()
}

const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

const notifyPages = async (message: unknown): Promise<void> => {
  for (const page of await openPages()) page.postMessage(message)
}

const say = (tag: string, data: PushNotificationData, answer: PushAnswer): Promise<void> =>
  show(toWord(data.says?.[answer] ?? 'Jhola', tag, data, answer === 'accepted' || answer === 'rejected'))

const answers = createAnswerSender({
  post: postToServer,
  kept: queuedAnswers,
  // Rejects where no page of this site is open, or the permission is missing.
  wakeLater: async () => {
    if (!self.registration.sync) throw new Error('background sync is not supported')
    await self.registration.sync.register(SYNC_TAG)
  },
  wait,
  notifyPages: ({ order_id }, answer) => notifyPages({ type: 'order answered', order_id, answer }),
  say: ({ tag, data }, answer) => say(tag, data, answer),
})

/** Opens a page of this site: in the open counter, where the bell stays unlocked, else in a new window. */
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

const toAnswer = (action: PushAction, tag: string, data: PushNotificationData): QueuedAnswer => {
  const { order_id = '', version = 1, language } = data
  return { action, order_id, version, language, tag, data }
}

const subscribeAgain = async (options: PushSubscriptionOptions | undefined): Promise<void> => {
  if (!options?.applicationServerKey) return
  const { applicationServerKey } = options
  const fresh = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const { endpoint, expirationTime = null, keys } = fresh.toJSON()
  await postToServer('/api/v1/notifications/subscribe', { subscription: { endpoint, expirationTime, keys } }, {})
}

const receive = async (text: string): Promise<void> => {
  const payload = readPayload(text)
  const notice = toPushNotification(payload, await ringsSomewhere(await openPages()))
  // An open counter does not close a notification that closes itself.
  if (!notice.options.requireInteraction) return show(notice)
  await show(notice)
  await notifyPages({ type: 'shown', order_id: payload.data.order_id })
}

/** Shows, answers and opens push notifications, also with every page closed. */
export const listenForPushes = (): void => {
  self.addEventListener('push', (event) => {
    event.waitUntil(receive(event.data?.text() ?? ''))
    // A browser without background sync may have ended the worker during a reply.
    event.waitUntil(answers.sendKept(false).catch(() => undefined))
  })
  self.addEventListener('notificationclick', (event) => {
    const { notification, action } = event
    notification.close()
    // @NOTE put there by `toPushNotification` or `toWord`.
    const data = notification.data as PushNotificationData
    event.waitUntil(
      isAnswer(action) && data.order_id ? answers.give(toAnswer(action, notification.tag, data)) : open(pathOf(data)),
    )
  })
  self.addEventListener('pushsubscriptionchange', (event) => {
    // @NOTE missing in TypeScript's worker library.
    const { oldSubscription } = event as ExtendableEvent & { oldSubscription?: PushSubscription }
    ;(event as ExtendableEvent).waitUntil(subscribeAgain(oldSubscription?.options))
  })
  self.addEventListener('sync' as keyof ServiceWorkerGlobalScopeEventMap, (event) => {
    // @NOTE missing in TypeScript's worker library.
    const { lastChance } = event as ExtendableEvent & { lastChance: boolean }
    ;(event as ExtendableEvent).waitUntil(answers.sendKept(lastChance))
  })
}
