import { api } from '../../../shared/api/api-client.ts'

/** How push stands on this device: `asked` and refused, off, on, or not to be had at all. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

/** The worker comes with the built app only, and a moment after the page. */
const WORKER_MAX_MS = 10_000

export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && typeof Notification !== 'undefined'

const readyWorker = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('there is no service worker')), WORKER_MAX_MS)),
  ])

/** How it stands now; nobody is asked anything. */
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

/** This browser's subscription for our key: the one it has, or a new one. */
const subscriptionFor = async (registration: ServiceWorkerRegistration, key: Uint8Array<ArrayBuffer>) => {
  const known = await registration.pushManager.getSubscription()
  if (known && isFor(known, key)) return known
  // Made for another server's key: no push of ours would arrive.
  await known?.unsubscribe()
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/** Subscribes this browser and tells the server. The permission must be there. Rejects when either refuses. */
export const subscribeDevice = async (): Promise<void> => {
  const [registration, { public_key }] = [await readyWorker(), await api('GET /notifications/key')]
  const { endpoint, expirationTime, keys } = (await subscriptionFor(registration, bytesOf(public_key))).toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  await api('POST /notifications/subscribe', {
    body: { subscription: { endpoint: endpoint ?? '', expirationTime: expirationTime ?? null, keys: { p256dh, auth } } },
  })
}

/** No push to this browser any more; the server is told first, so that nothing is sent into the void. */
export const unsubscribeDevice = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await api('POST /notifications/unsubscribe', { body: subscription ? { endpoint: subscription.endpoint } : {} })
  await subscription?.unsubscribe()
}
