import type { Order } from '@jhola/contract/orders/schema'
import { accountStore } from '../../shared/device-store/account.ts'
import { createStoredValue } from '../../shared/device-store/stored-value.ts'

/** An order placed from this device, with its access token. `placed_at`: ISO 8601, empty when it is not known. `owner`: the account that was signed in; none for a guest. */
export type OwnOrder = { order_id: string; token: string; store_name: string; placed_at: string; owner?: string | null }

const MAX_ORDERS = 100

const isOwnOrder = (found: unknown): found is OwnOrder => {
  // @NOTE checked field by field here.
  const order = found as OwnOrder | null
  return typeof order === 'object' && order !== null && typeof order.order_id === 'string' && typeof order.token === 'string'
}

/** A record of an old version or an odd clock keeps its key; a date that is none would be shown as "Invalid Date". */
const withKnownDate = (order: OwnOrder): OwnOrder => ({
  ...order,
  store_name: typeof order.store_name === 'string' ? order.store_name : '',
  placed_at: Number.isNaN(Date.parse(order.placed_at)) ? '' : order.placed_at,
})

export const NO_ORDERS: readonly OwnOrder[] = []

/** Orders of this device, newest first. */
export const ownOrdersStore = createStoredValue<readonly OwnOrder[]>('orders', NO_ORDERS, (found) =>
  Array.isArray(found) ? found.filter(isOwnOrder).map(withKnownDate) : undefined,
)

export const saveOwnOrder = (
  { id, store_name, created_at }: Pick<Order, 'id' | 'store_name' | 'created_at'>,
  token: string,
): void =>
  ownOrdersStore.write((orders) =>
    [
      { order_id: id, token, store_name, placed_at: created_at, owner: accountStore.read() },
      ...orders.filter((known) => known.order_id !== id),
    ].slice(0, MAX_ORDERS),
  )
