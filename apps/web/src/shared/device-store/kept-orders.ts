import type { Order } from '@jhola/contract/orders/schema'
import { accountStore } from './account.ts'
import { createStoredValue } from './stored-value.ts'

/** How an order stood when the server last said so (epoch ms). `owner`: the account that may see it; null: whoever has this device. */
export type KeptOrder = { order: Order; at: number; owner: string | null }

export const NO_KEPT: readonly KeptOrder[] = []
const MOST = 10
/** An order that did not change is written again only after this long. */
const AGAIN_MS = 60_000

const isKeptOrder = (found: unknown): found is KeptOrder => {
  // @NOTE written by ourselves; an older version of us may have left something else.
  const { order, at } = (found ?? {}) as Partial<KeptOrder>
  return (
    typeof at === 'number' && typeof order?.id === 'string' && Array.isArray(order.items) && Array.isArray(order.status_history)
  )
}

/** The last orders seen on this device, newest first, for when there is no network. */
export const keptOrdersStore = createStoredValue<readonly KeptOrder[]>('kept_orders', NO_KEPT, (found) =>
  Array.isArray(found) ? found.filter(isKeptOrder) : undefined,
)

/** Those that whoever uses the device now may see. */
export const keptFor = (kept: readonly KeptOrder[], account: string | null): readonly KeptOrder[] =>
  kept.filter(({ owner }) => owner === null || owner === account)

export const findKept = (orderId: string): KeptOrder | undefined =>
  keptFor(keptOrdersStore.read(), accountStore.read()).find(({ order }) => order.id === orderId)

const isNews = ({ order, at }: KeptOrder): boolean => {
  const known = keptOrdersStore.read().find((kept) => kept.order.id === order.id)
  return !known || order.version > known.order.version || (order.version === known.order.version && at > known.at + AGAIN_MS)
}

/** Puts away how orders stand now; what is older than the known copy changes nothing. */
export const keepOrders = (orders: readonly KeptOrder[]): void => {
  const news = orders.filter(isNews)
  if (news.length === 0) return
  const known = keptFor(keptOrdersStore.read(), accountStore.read())
  const ids = new Set(news.map(({ order }) => order.id))
  keptOrdersStore.write(
    [...news, ...known.filter(({ order }) => !ids.has(order.id))]
      .toSorted((one, other) => Date.parse(other.order.created_at) - Date.parse(one.order.created_at))
      .slice(0, MOST),
  )
}

export const forgetKept = (orderId: string): void =>
  keptOrdersStore.write((kept) => kept.filter(({ order }) => order.id !== orderId))

/** Whoever had the device leaves it. */
export const forgetAllKept = (): void => keptOrdersStore.write(NO_KEPT)
