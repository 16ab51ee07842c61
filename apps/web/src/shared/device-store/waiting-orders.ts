import type { RouteOf } from '@jhola/contract/api'
import type { RouteBody } from '@jhola/contract/route'
import type { CartItem } from './cart.ts'
import { openRecords } from './records.ts'
import { waitingCountStore } from './waiting-count.ts'

/** The body of `POST /orders` in the checkout's shape. */
type OrderBody = Extract<RouteBody<RouteOf<'POST /orders'>>, { storeId: string }>

/**
 * An order that was placed without a network. It is on the device's database before any screen says so, and is sent under one key
 * for ever, so that it is placed once at most. `was_sent`: it left once and nobody knows whether it arrived.
 */
export type WaitingOrder = {
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
}

const records = openRecords<WaitingOrder>('waiting_orders')
const listeners = new Set<() => void>()
let known: readonly WaitingOrder[] = []

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('jhola.waiting_orders')
const readAgain = async (): Promise<void> => {
  known = (await records.all()).toSorted((a, b) => a.placed_at - b.placed_at)
  if (waitingCountStore.read() !== known.length) waitingCountStore.write(known.length)
  for (const listener of listeners) listener()
}
channel?.addEventListener('message', () => void readAgain().catch(() => undefined))

const changed = async (): Promise<void> => {
  await readAgain()
  channel?.postMessage('changed')
}

/** Orders that wait on this device, oldest first, in every tab the same. */
export const waitingOrders = {
  /** What is known here; call `load` first. */
  read: (): readonly WaitingOrder[] => known,
  load: readAgain,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Resolves when the device has it for good. Rejects where nothing can be kept. */
  put: async (order: WaitingOrder): Promise<void> => {
    await records.put(order.key, order)
    await changed()
  },
  /** Changes it, or takes it away, in one step that no other tab can come between; gives what is there afterwards. */
  change: async (key: string, next: (order: WaitingOrder) => WaitingOrder | 'remove'): Promise<WaitingOrder | undefined> => {
    const after = await records.change(key, next)
    await changed()
    return after
  },
}
