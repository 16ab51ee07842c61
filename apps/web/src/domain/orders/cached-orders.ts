import type { Order } from '@jhola/contract/orders/schema'
import { accountStore } from '../../shared/device-store/account.ts'
import { createStoredValue } from '../../shared/device-store/stored-value.ts'

/**
 * An order as the server last reported it (`at` in epoch ms). `owner`: the account that may see it; null: every user of this
 * device.
 */
export type CachedOrder = { order: Order; at: number; owner: string | null }

export const NO_CACHED_ORDERS: readonly CachedOrder[] = []
const MAX_ORDERS = 10
/** An unchanged order is written again only after this long. */
const AGAIN_MS = 60_000

const isCachedOrder = (found: unknown): found is CachedOrder => {
  // @NOTE written by our own code; an older version may have left another shape.
  const { order, at } = (found ?? {}) as Partial<CachedOrder>
  return (
    Number.isFinite(at) &&
    typeof order?.id === 'string' &&
    !Number.isNaN(Date.parse(order.created_at)) &&
    Array.isArray(order.items) &&
    Array.isArray(order.status_history)
  )
}

/** The last orders seen on this device, newest first, for offline use. */
export const cachedOrdersStore = createStoredValue<readonly CachedOrder[]>('kept_orders', NO_CACHED_ORDERS, (found) =>
  Array.isArray(found) ? found.filter(isCachedOrder) : undefined,
)

/** The orders that the current user of the device may see. */
export const cachedOrdersFor = (kept: readonly CachedOrder[], account: string | null): readonly CachedOrder[] =>
  kept.filter(({ owner }) => owner === null || owner === account)

export const findCachedOrder = (orderId: string): CachedOrder | undefined =>
  cachedOrdersFor(cachedOrdersStore.read(), accountStore.read()).find(({ order }) => order.id === orderId)

const isNews = ({ order, at }: CachedOrder): boolean => {
  const known = cachedOrdersStore.read().find((kept) => kept.order.id === order.id)
  return !known || order.version > known.order.version || (order.version === known.order.version && at > known.at + AGAIN_MS)
}

/** Caches the current state of orders; data older than the cached copy is ignored. */
export const cacheOrders = (orders: readonly CachedOrder[]): void => {
  const news = orders.filter(isNews)
  if (news.length === 0) return
  const known = cachedOrdersFor(cachedOrdersStore.read(), accountStore.read())
  const ids = new Set(news.map(({ order }) => order.id))
  cachedOrdersStore.write(
    [...news, ...known.filter(({ order }) => !ids.has(order.id))]
      .toSorted((one, other) => Date.parse(other.order.created_at) - Date.parse(one.order.created_at))
      .slice(0, MAX_ORDERS),
  )
}

export const dropCachedOrder = (orderId: string): void =>
  cachedOrdersStore.write((kept) => kept.filter(({ order }) => order.id !== orderId))

/** Removes the cached orders of a user who signs out. */
export const clearCachedOrders = (): void => cachedOrdersStore.write(NO_CACHED_ORDERS)
