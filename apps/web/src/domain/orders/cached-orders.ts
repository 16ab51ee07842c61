import type { Order } from '@jhola/contract/orders/schema'
import { accountStore } from '../../shared/device-store/account.ts'
import { createStoredValue } from '../../shared/device-store/stored-value.ts'

/** How an order stood when the server last said so (epoch ms). `owner`: the account that may see it; null: whoever has this device. */
export type CachedOrder = { order: Order; at: number; owner: string | null }

export const NO_CACHED_ORDERS: readonly CachedOrder[] = []
const MOST = 10
/** An order that did not change is written again only after this long. */
const AGAIN_MS = 60_000

const isCachedOrder = (found: unknown): found is CachedOrder => {
  // @NOTE written by ourselves; an older version of us may have left something else.
  const { order, at } = (found ?? {}) as Partial<CachedOrder>
  return (
    typeof at === 'number' && typeof order?.id === 'string' && Array.isArray(order.items) && Array.isArray(order.status_history)
  )
}

/** The last orders seen on this device, newest first, for when there is no network. */
export const cachedOrdersStore = createStoredValue<readonly CachedOrder[]>('kept_orders', NO_CACHED_ORDERS, (found) =>
  Array.isArray(found) ? found.filter(isCachedOrder) : undefined,
)

/** Those that whoever uses the device now may see. */
export const cachedOrdersFor = (kept: readonly CachedOrder[], account: string | null): readonly CachedOrder[] =>
  kept.filter(({ owner }) => owner === null || owner === account)

export const findCachedOrder = (orderId: string): CachedOrder | undefined =>
  cachedOrdersFor(cachedOrdersStore.read(), accountStore.read()).find(({ order }) => order.id === orderId)

const isNews = ({ order, at }: CachedOrder): boolean => {
  const known = cachedOrdersStore.read().find((kept) => kept.order.id === order.id)
  return !known || order.version > known.order.version || (order.version === known.order.version && at > known.at + AGAIN_MS)
}

/** Puts away how orders stand now; what is older than the known copy changes nothing. */
export const cacheOrders = (orders: readonly CachedOrder[]): void => {
  const news = orders.filter(isNews)
  if (news.length === 0) return
  const known = cachedOrdersFor(cachedOrdersStore.read(), accountStore.read())
  const ids = new Set(news.map(({ order }) => order.id))
  cachedOrdersStore.write(
    [...news, ...known.filter(({ order }) => !ids.has(order.id))]
      .toSorted((one, other) => Date.parse(other.order.created_at) - Date.parse(one.order.created_at))
      .slice(0, MOST),
  )
}

export const dropCachedOrder = (orderId: string): void =>
  cachedOrdersStore.write((kept) => kept.filter(({ order }) => order.id !== orderId))

/** Whoever had the device leaves it. */
export const clearCachedOrders = (): void => cachedOrdersStore.write(NO_CACHED_ORDERS)
