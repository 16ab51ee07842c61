import { createStoredValue } from '../../../shared/device-store/stored-value.ts'
import type { OrderBody } from './order-body.ts'

/**
 * An order that was sent and not answered yet. Kept on the device from before the first send, so that after a timeout, a
 * reload or a closed phone the same order is asked for with the same key, and is placed once at most.
 */
export type PendingOrder = { key: string; body: OrderBody; started_at: number }

/** The server forgets a key after seven days; an attempt older than this (ms) is no longer worth repeating. */
const WORTH_REPEATING_MS = 24 * 3_600_000

const isPending = (found: unknown): found is PendingOrder => {
  // @NOTE checked field by field right here; the body was written by us and is judged by the server.
  const pending = found as PendingOrder | null
  return (
    typeof pending === 'object' &&
    pending !== null &&
    typeof pending.key === 'string' &&
    typeof pending.started_at === 'number' &&
    typeof pending.body === 'object' &&
    pending.body !== null &&
    typeof pending.body.storeId === 'string'
  )
}

export type PendingOrders = Readonly<Record<string, PendingOrder>>
export const NO_PENDING: PendingOrders = {}

/** Unanswered orders of this device, by store. */
export const pendingOrdersStore = createStoredValue<PendingOrders>('pending_orders', NO_PENDING, (found) =>
  typeof found === 'object' && found !== null
    ? Object.fromEntries(Object.entries(found).filter(([, pending]) => isPending(pending)))
    : undefined,
)

/** The unanswered order of a store that is still worth repeating. */
export const pendingOf = (orders: PendingOrders, storeId: string, nowMs: number): PendingOrder | undefined => {
  const pending = orders[storeId]
  return pending && nowMs - pending.started_at < WORTH_REPEATING_MS ? pending : undefined
}

/** The attempt to send: the unanswered one again when it asks for the very same, else a new one with a new key. */
export const attemptFor = (
  unanswered: PendingOrder | undefined,
  body: OrderBody,
  newKey: () => string,
  nowMs: number,
): PendingOrder =>
  unanswered && JSON.stringify(unanswered.body) === JSON.stringify(body) ? unanswered : { key: newKey(), body, started_at: nowMs }

export const savePending = (pending: PendingOrder): void =>
  pendingOrdersStore.write((orders) => ({ ...orders, [pending.body.storeId]: pending }))

export const dropPending = (storeId: string): void =>
  pendingOrdersStore.write((orders) => Object.fromEntries(Object.entries(orders).filter(([id]) => id !== storeId)))
