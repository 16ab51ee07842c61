import type { Order } from '@jhola/contract/orders/schema'
import { useEffect } from 'react'
import { cacheOrders, dropCachedOrder, findCachedOrder } from '../../../../domain/orders/cached-orders.ts'
import { ApiError } from '../../../../shared/api/api-client.ts'
import { useOnline } from '../../../../shared/api/use-online.ts'
import { accountStore } from '../../../../shared/device-store/account.ts'
import type { OrderKey, ShownOrder } from '../api/order.ts'

const NOT_FETCHED = -1

/** True when the server has answered. Before that the payment provider of the order is not known. */
export const isFetched = ({ seq }: ShownOrder): boolean => seq > NOT_FETCHED

const toInitialData = (order: Order): ShownOrder => ({
  success: true,
  order,
  view_only: false,
  seq: NOT_FETCHED,
  upi: null,
  transaction_id: null,
})

/**
 * The initial data of an order's query: the order passed on by the checkout, or this device's copy when that is newer. It keeps
 * its age, so that it is refetched at once. A shared link starts without initial data.
 */
export const beginWith = ({ orderId, isByLink }: OrderKey, placed: Order | undefined) => {
  const cached = isByLink ? undefined : findCachedOrder(orderId)
  const own = placed?.id === orderId ? placed : undefined
  if (own && own.version > (cached?.order.version ?? 0))
    return { initialData: () => toInitialData(own), initialDataUpdatedAt: Date.parse(own.updated_at) }
  return cached && { initialData: () => toInitialData(cached.order), initialDataUpdatedAt: cached.at }
}

type Answer = { data: ShownOrder | undefined; error: Error | null; dataUpdatedAt: number }

/** The server says that there is no such order for this user. */
export const isGoneError = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)

/**
 * The interval of a query: it is asked again while the last answer failed, so that what it shows is not called old once the server can be
 * reached, and while `isMoving` says so.
 */
export const askAgain =
  <Data>(isMoving: (data: Data) => boolean | undefined, everyMs: number) =>
  ({ state: { data, error } }: { state: { data: Data | undefined; error: Error | null } }): number | false =>
    (error ? !isGoneError(error) : data && isMoving(data)) ? everyMs : false

/**
 * Caches the server's order on this device, and removes one that the server does not know. Returns the time (epoch ms) of the
 * shown state while the server cannot be reached; `null` when it is fresh.
 */
export const useCachedOrder = ({ orderId, token, isByLink }: OrderKey, { data, error, dataUpdatedAt }: Answer): number | null => {
  const isOnline = useOnline()
  const isGone = isGoneError(error)
  useEffect(() => {
    if (isGone) dropCachedOrder(orderId)
    else if (data && isFetched(data) && !data.view_only && !isByLink)
      cacheOrders([{ order: data.order, at: dataUpdatedAt, owner: token ? null : accountStore.read() }])
  }, [orderId, token, isByLink, data, dataUpdatedAt, isGone])
  return data && (error || !isOnline) && !isGone ? dataUpdatedAt : null
}
