import type { Order } from '@jhola/contract/orders/schema'
import { REJECT_REASONS } from '@jhola/contract/orders/statuses'

const REASON_CODES = [...REJECT_REASONS, 'not_accepted_in_time', 'not_paid_in_time', 'customer'] as const
export type CancelReason = (typeof REASON_CODES)[number]

/** Why an order was cancelled: a reason that is translated, and an optional free text. */
export type Cancellation = { reason: CancelReason | null; note: string | null }

const asCode = (text: string | undefined): CancelReason | null => REASON_CODES.find((code) => code === text) ?? null

/** Parses `cancellation_reason`: `too_busy`, `other: Rain`, the specified `Cancelled by customer`, or free text. */
export const readCancellation = (order: Pick<Order, 'cancellation_reason' | 'cancelled_by'>): Cancellation => {
  const text = order.cancellation_reason?.trim() ?? ''
  if (order.cancelled_by === 'customer')
    return { reason: 'customer', note: text === 'Cancelled by customer' ? null : text || null }
  const [, code, note] = /^([a-z_]+)(?::\s*([\s\S]+))?$/.exec(text) ?? []
  const reason = asCode(code)
  return reason ? { reason, note: note ?? null } : { reason: null, note: text || null }
}

/**
 * The missing items at the start of a note, matched with the items of the order (`Toor Dal, Atta. Tomorrow again`), in the user's
 * language.
 */
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
