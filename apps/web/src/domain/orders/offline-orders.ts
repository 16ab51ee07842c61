import type { RouteOf } from '@jhola/contract/api'
import { OFFLINE_ORDER_SENDS_MS } from '@jhola/contract/constants'
import type { RouteBody } from '@jhola/contract/route'
import { accountStore } from '../../shared/device-store/account.ts'
import { openRecords } from '../../shared/device-store/records.ts'
import type { Cart, CartItem } from '../cart/cart.ts'
import { offlineOrderCountStore } from './offline-order-count.ts'

/** The body of `POST /orders` in the checkout's shape. */
type OrderBody = Extract<RouteBody<RouteOf<'POST /orders'>>, { storeId: string }>

/**
 * An order placed offline. It is stored in the device's database before any screen shows it, and is always sent under the same
 * idempotency key, so that it is placed at most once. `was_sent`: it was sent once and the result is unknown.
 */
export type OfflineOrder = {
  key: string
  body: OrderBody
  store_name: string
  /** The lines as the cart had them, to restore the cart when the customer changes the order. */
  items: CartItem[]
  /** Rupees, as the customer saw them. */
  total: number
  placed_at: number
  /** When the customer last asked to send it, epoch ms. */
  agreed_at: number
  state: 'waiting' | 'refused' | 'calling_off'
  was_sent: boolean
  refusal: { code: string; details?: unknown } | null
  /** The account that was signed in when the order was stored; none for a guest. */
  owner?: string | null
  /**
   * That person has signed out of this device: the order is still sent, but the current user neither sees it nor gets its token.
   */
  is_left?: boolean
}

/**
 * Whether the order is sent automatically now. An order that waited too long, or was refused, needs a decision of its customer.
 */
export const sendsItself = (order: Pick<OfflineOrder, 'state' | 'agreed_at'>, nowMs: number): boolean =>
  order.state === 'calling_off' || (order.state === 'waiting' && nowMs - order.agreed_at < OFFLINE_ORDER_SENDS_MS)

const records = openRecords<OfflineOrder>('waiting_orders')
const listeners = new Set<() => void>()
let known: readonly OfflineOrder[] = []

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('jhola.waiting_orders')
const readAgain = async (): Promise<void> => {
  known = (await records.all()).toSorted((a, b) => a.placed_at - b.placed_at)
  if (offlineOrderCountStore.read() !== known.length) offlineOrderCountStore.write(known.length)
  for (const listener of listeners) listener()
}
channel?.addEventListener('message', () => void readAgain().catch(() => undefined))

const changed = async (): Promise<void> => {
  await readAgain()
  channel?.postMessage('changed')
}

/** The offline orders of this device, oldest first, the same in every tab. */
export const offlineOrders = {
  /** The loaded orders; call `load` first. */
  read: (): readonly OfflineOrder[] => known,
  load: readAgain,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Resolves when it is stored durably. Rejects where nothing can be stored. */
  put: async (order: OfflineOrder): Promise<void> => {
    await records.put(order.key, order)
    await changed()
  },
  /** Changes or deletes an order in one transaction across tabs; returns the resulting order. */
  change: async (key: string, next: (order: OfflineOrder) => OfflineOrder | 'remove'): Promise<OfflineOrder | undefined> => {
    const after = await records.change(key, next)
    await changed()
    return after
  },
}

/** Stores an order of the checkout until the network is back. Resolves when it is stored durably, else rejects. */
export const queueOfflineOrder = (
  { key, body, started_at }: { key: string; body: OrderBody; started_at: number },
  { store_name, items }: Cart,
  wasSent: boolean,
): Promise<void> =>
  offlineOrders.put({
    key,
    body,
    store_name,
    items,
    total: body.expected_total ?? 0,
    placed_at: started_at,
    agreed_at: Date.now(),
    state: 'waiting',
    was_sent: wasSent,
    refusal: null,
    owner: accountStore.read(),
  })

/**
 * Every account but this one has signed out of the device: orders that are sent automatically are still sent; those that wait for
 * a decision are deleted.
 */
export const dropOfflineOrders = async (userId: string | null): Promise<void> => {
  await offlineOrders.load()
  for (const { key, owner } of offlineOrders.read())
    if (owner && owner !== userId)
      await offlineOrders.change(key, (kept) => (sendsItself(kept, Date.now()) ? { ...kept, is_left: true } : 'remove'))
}

/** Whether it may be sent while this account is signed in. Otherwise another person's order would be assigned to this account. */
export const maySend = ({ owner }: OfflineOrder, userId: string | null): boolean => !owner || userId === null || owner === userId
