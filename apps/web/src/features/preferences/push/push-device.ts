import { api } from '../../../shared/api/api-client.ts'

/** State of push on this device; `denied`: the person has refused the permission. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

/** Maximum wait for the worker, which exists only in the built app and registers shortly after the page is loaded. */
const WORKER_MAX_MS = 10_000

export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && typeof Notification !== 'undefined'

const readyWorker = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('there is no service worker')), WORKER_MAX_MS)),
  ])

/** The current state, without a permission prompt. */
export const readPushState = async (): Promise<PushState> => {
  if (!isPushSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  return subscription && Notification.permission === 'granted' ? 'on' : 'off'
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0))

const isFor = (subscription: PushSubscription, key: Uint8Array): boolean => {
  const theirs = subscription.options.applicationServerKey
  return theirs !== null && new Uint8Array(theirs).join() === key.join()
}

/** This browser's subscription for our key: the existing one, or a new one. */
const subscriptionFor = async (registration: ServiceWorkerRegistration, key: Uint8Array<ArrayBuffer>) => {
  const known = await registration.pushManager.getSubscription()
  if (known && isFor(known, key)) return known
  // Created for another server's key: our pushes would not arrive.
  await known?.unsubscribe()
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/** Subscribes this browser and registers it with the server. Requires the permission. Rejects when either refuses. */
export const subscribeDevice = async (): Promise<void> => {
  const [registration, { public_key }] = [await readyWorker(), await api('GET /notifications/key')]
  const { endpoint, expirationTime, keys } = (await subscriptionFor(registration, bytesOf(public_key))).toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  await api('POST /notifications/subscribe', {
    body: { subscription: { endpoint: endpoint ?? '', expirationTime: expirationTime ?? null, keys: { p256dh, auth } } },
  })
}

/** Unsubscribes this browser. The server is informed first, so that it does not send to a dead subscription. */
export const unsubscribeDevice = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await api('POST /notifications/unsubscribe', { body: subscription ? { endpoint: subscription.endpoint } : {} })
  await subscription?.unsubscribe()
}
