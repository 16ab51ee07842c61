import { createStoredValue } from './stored-value.ts'

/** An order placed from this device, with the token that opens it. */
export type OwnOrder = { order_id: string; token: string; store_name: string; placed_at: string }

const MOST = 100

const isOwnOrder = (found: unknown): found is OwnOrder => {
  // @NOTE checked field by field right here.
  const order = found as OwnOrder | null
  return typeof order === 'object' && order !== null && typeof order.order_id === 'string' && typeof order.token === 'string'
}

export const NO_ORDERS: readonly OwnOrder[] = []

/** Orders of this device, newest first. */
export const ownOrdersStore = createStoredValue<readonly OwnOrder[]>('orders', NO_ORDERS, (found) =>
  Array.isArray(found) ? found.filter(isOwnOrder) : undefined,
)

export const rememberOrder = (order: OwnOrder): void =>
  ownOrdersStore.write((orders) => [order, ...orders.filter((known) => known.order_id !== order.order_id)].slice(0, MOST))
