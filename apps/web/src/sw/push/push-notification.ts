import type { PushDestination, PushPayload } from '@jhola/contract/notifications/payload'

/** Options of `showNotification`; TypeScript's own type lacks half of them. */
export type PushNotificationOptions = {
  body: string
  tag: string
  lang: string
  icon: string
  badge: string
  data: PushNotificationData
  actions?: readonly { action: string; title: string }[]
  requireInteraction: boolean
  renotify: boolean
  silent: boolean
  vibrate?: readonly number[]
}
export type PushNotificationData = PushPayload['data'] & { language: string }

const VIBRATION_MS = [300, 150, 300, 150, 300]
const ICON = '/icon-192.png'

/** The pushed data, if it is one of ours. A browser requires a notification for every push, so unknown data gets a plain text. */
export const readPayload = (text: string): PushPayload => {
  const usual: PushPayload = {
    title: 'Jhola',
    body: '',
    tag: 'jhola',
    language: 'en',
    sound: true,
    vibration: true,
    stays: false,
    data: { type: 'view_dashboard' },
    actions: [],
  }
  try {
    const found: unknown = JSON.parse(text)
    // @NOTE our own server encrypted it for this browser, and its payload has this type.
    return typeof found === 'object' && found !== null ? { ...usual, ...(found as Partial<PushPayload>) } : usual
  } catch {
    return usual
  }
}

/**
 * The notification of a push. Without sound a browser allows no vibration either. `rings`: the bell of an open counter on this
 * device is ringing already.
 */
export const toPushNotification = (payload: PushPayload, rings: boolean): { title: string; options: PushNotificationOptions } => {
  const { title, body, tag, language, vibration, stays, data, actions } = payload
  const quiet = payload.quiet ?? false
  const sound = payload.sound && !rings && !quiet
  const options: PushNotificationOptions = {
    body,
    tag,
    lang: language,
    icon: ICON,
    badge: ICON,
    data: { ...data, language },
    actions,
    requireInteraction: stays,
    renotify: !quiet,
    silent: !sound,
    ...(sound && vibration && { vibrate: VIBRATION_MS }),
  }
  return { title, options }
}

/** The notification with the result of a reply, which replaces the answered one. */
export const toWord = (title: string, tag: string, { language, order_id }: PushNotificationData, isDone: boolean) => {
  const data: PushNotificationData = { type: 'view_order', language, ...(order_id && { order_id }) }
  const options: PushNotificationOptions = {
    body: '',
    tag,
    lang: language,
    icon: ICON,
    badge: ICON,
    data,
    requireInteraction: !isDone,
    renotify: !isDone,
    silent: isDone,
  }
  return { title, options }
}

const DOORS: Record<PushDestination, string> = {
  view_order: '/store/orders',
  track_order: '/orders',
  view_dashboard: '/store-dashboard',
  view_inventory: '/inventory',
  view_analytics: '/analytics',
  view_product: '/orders',
}

/** Sections of the inventory, as its address names them. */
const SHELVES = { low: '?tab=low', expiring: '?expiring=true&sort=expiry' } as const

type PushDoor = Pick<PushNotificationData, 'type' | 'order_id' | 'shelf' | 'store_id' | 'product_id'>

/** The page that a notification opens. */
export const pathOf = ({ type, order_id, shelf, store_id, product_id }: PushDoor): string => {
  if (type === 'view_product' && store_id && product_id)
    return `/store/${encodeURIComponent(store_id)}/p/${encodeURIComponent(product_id)}`
  if (type === 'view_order' && order_id) return `${DOORS.view_order}?order=${encodeURIComponent(order_id)}`
  if (type === 'track_order' && order_id) return `/order/${encodeURIComponent(order_id)}/track`
  return type === 'view_inventory' && shelf ? DOORS.view_inventory + SHELVES[shelf] : DOORS[type]
}
