import { createStoredValue } from '../../../shared/device-store/stored-value.ts'
import type { OrderBody } from './order-body.ts'

/**
 * An order that was sent and has no answer yet. It is stored on the device before the first request, so that after a timeout, a
 * reload or a restart the same order is sent with the same key and is placed at most once.
 */
export type PendingOrder = { key: string; body: OrderBody; started_at: number }

/** The server deletes an idempotency key after seven days; an attempt older than this (ms) is not repeated. */
const WORTH_REPEATING_MS = 24 * 3_600_000

const isPending = (found: unknown): found is PendingOrder => {
  // @NOTE checked field by field right here; we wrote the body, and the server validates it
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

/** The unanswered orders of this device, by store. */
export const pendingOrdersStore = createStoredValue<PendingOrders>('pending_orders', NO_PENDING, (found) =>
  typeof found === 'object' && found !== null
    ? Object.fromEntries(Object.entries(found).filter(([, pending]) => isPending(pending)))
    : undefined,
)

/** The unanswered order of a store that can still be repeated. */
export const pendingOf = (orders: PendingOrders, storeId: string, nowMs: number): PendingOrder | undefined => {
  const pending = orders[storeId]
  return pending && nowMs - pending.started_at < WORTH_REPEATING_MS ? pending : undefined
}

/** The attempt to send: the unanswered one if its body is the same, else a new one with a new key. */
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
