import { agree, type Decision, refuse } from '../../shared/decision.ts'
import { DAY_MS, isoMoment } from '../../shared/time.ts'
import { isOpenAt, isPausedAt, nextOpeningMs } from '../../stores/hours.ts'
import type { NewOrder } from '../placing/new-order.ts'
import type { StoreOrderSettings } from '../placing/order-conditions.ts'
import { decideReach } from '../placing/placing.ts'

const HOUR_MS = 3_600_000
/** Photos of one list: a page, its back and one more. */
export const PHOTO_LIST_PHOTOS_MAX = 3
/** What the customer adds in words, what the shop writes beside its bill, and why either side ends it. */
export const PHOTO_LIST_NOTE_MAX = 300
/** Lists of one number that wait at one shop, and of all numbers: the shop types them by hand. */
export const OPEN_PHOTO_LISTS_PER_PHONE = 2
export const OPEN_PHOTO_LISTS_PER_SHOP = 50
/** How long the photos of a list may take to arrive. */
export const PHOTO_LIST_UPLOAD_MS = HOUR_MS
/** How long the shop has to type a list, from when it is open. */
export const PHOTO_LIST_ANSWER_MS = 4 * HOUR_MS
/** How long the customer has to confirm the bill. Shorter than an idempotency key is kept: a repeated confirmation finds its order. */
export const PHOTO_LIST_CONFIRM_MS = 12 * HOUR_MS
/** How long photos are kept after the end of a list, for a question about it, and how long the rest is. */
export const PHOTO_LIST_PHOTOS_KEPT_MS = 2 * DAY_MS
export const PHOTO_LIST_KEPT_MS = 30 * DAY_MS

/**
 * `uploading`: photos are on their way. `waiting`: the shop is to type it. `billed`: the customer is to confirm the bill. The others are
 * ends: an order was placed, the shop cannot do it, the customer does not want it, nobody answered in time.
 */
export const PHOTO_LIST_STATUSES = ['uploading', 'waiting', 'billed', 'ordered', 'refused', 'cancelled', 'expired'] as const
export type PhotoListStatus = (typeof PHOTO_LIST_STATUSES)[number]

/** Every act on a list: whose it is, from which states, and where it leads. `expire` is the clock's. */
export const PHOTO_LIST_ACTS = {
  add_photo: { by: 'customer', from: ['uploading'], to: 'uploading' },
  send: { by: 'customer', from: ['uploading'], to: 'waiting' },
  bill: { by: 'shop', from: ['waiting'], to: 'billed' },
  refuse: { by: 'shop', from: ['waiting', 'billed'], to: 'refused' },
  confirm: { by: 'customer', from: ['billed'], to: 'ordered' },
  cancel: { by: 'customer', from: ['uploading', 'waiting', 'billed'], to: 'cancelled' },
  expire: { by: 'clock', from: ['uploading', 'waiting', 'billed'], to: 'expired' },
} as const satisfies Record<string, { by: 'customer' | 'shop' | 'clock'; from: readonly PhotoListStatus[]; to: PhotoListStatus }>
export type PhotoListAct = keyof typeof PHOTO_LIST_ACTS

/** Whether nothing more can become of it. */
export const isPhotoListOver = (status: PhotoListStatus): boolean =>
  !(PHOTO_LIST_ACTS.expire.from as readonly PhotoListStatus[]).includes(status)

/** What is left of a list's time; `expires_at` is null once it is over. Epoch ms. */
export type PhotoListTime = { status: PhotoListStatus; expiresAtMs: number | null }

/** The state that a list is in now: the job that writes `expired` may come later than the moment. */
export const photoListStatusAt = ({ status, expiresAtMs }: PhotoListTime, nowMs: number): PhotoListStatus =>
  !isPhotoListOver(status) && expiresAtMs !== null && nowMs >= expiresAtMs ? 'expired' : status

/**
 * Whether this act is possible now: `photo_lists.expired`; `photo_lists.answered` when the shop has answered or the customer has ordered
 * already; `photo_lists.over` when it ended another way.
 */
export const decidePhotoListAct = (act: PhotoListAct, list: PhotoListTime, nowMs: number): Decision<PhotoListStatus> => {
  const status = photoListStatusAt(list, nowMs)
  const { from, to } = PHOTO_LIST_ACTS[act]
  if ((from as readonly PhotoListStatus[]).includes(status)) return agree(to)
  if (status === 'expired') return refuse('photo_lists.expired')
  return status === 'cancelled' || status === 'uploading' ? refuse('photo_lists.over') : refuse('photo_lists.answered')
}

/** Until when a list waits in a state that it enters now, epoch ms. A shop that is closed has its time from when it opens. */
export const photoListExpiresAtMs = (
  status: 'uploading' | 'waiting' | 'billed',
  store: StoreOrderSettings,
  nowMs: number,
): number => {
  if (status === 'uploading') return nowMs + PHOTO_LIST_UPLOAD_MS
  if (status === 'billed') return nowMs + PHOTO_LIST_CONFIRM_MS
  return (isOpenAt(store, nowMs) ? nowMs : (nextOpeningMs(store, nowMs) ?? nowMs)) + PHOTO_LIST_ANSWER_MS
}

type Asked = Pick<NewOrder, 'delivery_type' | 'place' | 'pincode'>

/**
 * Whether a shop takes a list now: as for orders it must not be paused, must be open or open again by its hours, and must deliver there.
 * `waiting`: open lists of this number and of the shop.
 */
export const decideNewPhotoList = (
  asked: Asked,
  store: StoreOrderSettings,
  waiting: { ofPhone: number; ofShop: number },
  nowMs: number,
): Decision<null> => {
  if (isPausedAt(store, nowMs)) return refuse('stores.paused', { until: store.paused_until ?? null, reason: null })
  if (!isOpenAt(store, nowMs)) {
    const opensAt = store.closed_for_now ? null : nextOpeningMs(store, nowMs)
    if (opensAt === null) return refuse('stores.closed', { opens_at: null })
    // What opens after a longer holiday would be answered when nobody waits for it any more.
    if (opensAt > nowMs + DAY_MS) return refuse('stores.closed', { opens_at: isoMoment(opensAt) })
  }
  if (waiting.ofPhone >= OPEN_PHOTO_LISTS_PER_PHONE || waiting.ofShop >= OPEN_PHOTO_LISTS_PER_SHOP)
    return refuse('photo_lists.most')
  return decideReach(asked, store)
}
