import type { Order } from '@jhola/contract/orders/schema'
import { REJECT_REASONS } from '@jhola/contract/orders/statuses'

const REASON_CODES = [...REJECT_REASONS, 'not_accepted_in_time', 'not_paid_in_time', 'customer'] as const
export type CancelReason = (typeof REASON_CODES)[number]

/** Why an order was called off: a reason that has words in every language, and what somebody wrote besides. */
export type Cancellation = { reason: CancelReason | null; note: string | null }

const asCode = (text: string | undefined): CancelReason | null => REASON_CODES.find((code) => code === text) ?? null

/** Reads `cancellation_reason`: `too_busy`, `other: Rain`, the specified `Cancelled by customer`, or free words. */
export const readCancellation = (order: Pick<Order, 'cancellation_reason' | 'cancelled_by'>): Cancellation => {
  const text = order.cancellation_reason?.trim() ?? ''
  if (order.cancelled_by === 'customer')
    return { reason: 'customer', note: text === 'Cancelled by customer' ? null : text || null }
  const [, code, note] = /^([a-z_]+)(?::\s*([\s\S]+))?$/.exec(text) ?? []
  const reason = asCode(code)
  return reason ? { reason, note: note ?? null } : { reason: null, note: text || null }
}

/** The goods that a note begins with, as the order has them (`Toor Dal, Atta. Tomorrow again`), in the reader's words. */
export const nameProducts = (note: string, names: ReadonlyMap<string, string>): string => {
  const [goods = '', ...own] = note.split('. ')
  return [
    goods
      .split(', ')
      .map((name) => names.get(name) ?? name)
      .join(', '),
    ...own,
  ].join('. ')
}
