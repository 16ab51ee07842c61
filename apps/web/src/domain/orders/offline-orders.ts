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
 * An order that was placed without a network. It is on the device's database before any screen says so, and is sent under one key
 * for ever, so that it is placed once at most. `was_sent`: it left once and nobody knows whether it arrived.
 */
export type OfflineOrder = {
  key: string
  body: OrderBody
  store_name: string
  /** The lines as the cart had them: they go back there when the customer decides anew. */
  items: CartItem[]
  /** Rupees, as the customer saw them. */
  total: number
  placed_at: number
  /** When the customer last said that it should go, epoch ms. */
  agreed_at: number
  state: 'waiting' | 'refused' | 'calling_off'
  was_sent: boolean
  refusal: { code: string; details?: unknown } | null
  /** The account that was signed in when it was put here; a guest's has none. */
  owner?: string | null
  /** That person has left this device: it still goes, and whoever is here now neither sees it nor gets its token. */
  is_left?: boolean
}

/** Does an order go by itself now? What waited too long, or was refused, is for its customer to decide. */
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

/** Orders that wait on this device, oldest first, in every tab the same. */
export const offlineOrders = {
  /** What is known here; call `load` first. */
  read: (): readonly OfflineOrder[] => known,
  load: readAgain,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Resolves when the device has it for good. Rejects where nothing can be kept. */
  put: async (order: OfflineOrder): Promise<void> => {
    await records.put(order.key, order)
    await changed()
  },
  /** Changes it, or takes it away, in one step that no other tab can come between; gives what is there afterwards. */
  change: async (key: string, next: (order: OfflineOrder) => OfflineOrder | 'remove'): Promise<OfflineOrder | undefined> => {
    const after = await records.change(key, next)
    await changed()
    return after
  },
}

/** Puts an order of the checkout away until the network is back. Resolves when the device has it for good, else rejects. */
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

/** Every account but this one has left the device: what goes by itself still goes; what waits for a decision is taken away. */
export const dropOfflineOrders = async (userId: string | null): Promise<void> => {
  await offlineOrders.load()
  for (const { key, owner } of offlineOrders.read())
    if (owner && owner !== userId)
      await offlineOrders.change(key, (kept) => (sendsItself(kept, Date.now()) ? { ...kept, is_left: true } : 'remove'))
}

/** May it go while this account is signed in? Another person's order would become theirs. */
export const maySend = ({ owner }: OfflineOrder, userId: string | null): boolean => !owner || userId === null || owner === userId
