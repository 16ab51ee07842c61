import { UNPROVEN_HOLD_PERCENT, UNPROVEN_LIMITS, UNPROVEN_ORDER_PERCENT, UNPROVEN_SLOT_PERCENT } from '../../constants.ts'

/**
 * Why an order of an unproven number needs a code: its value, its share of a product's stock, the stock that unproven orders
 * hold already, the places of its delivery slot that they take, or too many open unproven orders.
 */
export const CODE_REASONS = ['value', 'share', 'stock', 'slot', 'many'] as const
export type CodeReason = (typeof CODE_REASONS)[number]

/** What open unproven orders of a shop are counted by. */
export type UnprovenKind = keyof typeof UNPROVEN_LIMITS
/** What an open unproven order is counted in: the kinds with a fixed limit, and its delivery slot. */
export type CountKind = UnprovenKind | 'slot'

/** An order of an unproven number against the shop's shelf; quantities in base units, of one product each. */
export type UnprovenOrder = {
  totalPaise: number
  /** The shop's own limit. */
  codeAbovePaise: number
  lines: readonly { quantity: number; onHand: number; unprovenHeld: number }[]
  /** Open unproven orders that count with this one. */
  open: Partial<Record<UnprovenKind, number>>
  /** The delivery slot, in a shop that limits its places: `unproven` of them are taken by unproven orders. */
  slot?: { capacity: number; unproven: number }
}

const isMore = (quantity: number, percent: number, onHand: number): boolean => quantity * 100 > onHand * percent

/** Whether an order is above the shop's limit for numbers without a code. */
export const isAboveCodeLimit = (totalPaise: number, codeAbovePaise: number): boolean => totalPaise > codeAbovePaise

/** How many places of a delivery slot unproven orders may take together. */
export const unprovenPlacesOf = (capacity: number): number => Math.max(1, Math.ceil((capacity * UNPROVEN_SLOT_PERCENT) / 100))

/**
 * The first reason why this order needs a code; `null`: it needs none. The statement that places an order decides the same from
 * the locked rows (`insert-order.sql.ts`).
 */
export const codeReasonOf = ({ totalPaise, codeAbovePaise, lines, open, slot }: UnprovenOrder): CodeReason | null => {
  if (isAboveCodeLimit(totalPaise, codeAbovePaise)) return 'value'
  if (lines.some(({ quantity, onHand }) => isMore(quantity, UNPROVEN_ORDER_PERCENT, onHand))) return 'share'
  if (lines.some(({ quantity, onHand, unprovenHeld }) => isMore(unprovenHeld + quantity, UNPROVEN_HOLD_PERCENT, onHand)))
    return 'stock'
  if (slot && slot.unproven >= unprovenPlacesOf(slot.capacity)) return 'slot'
  const kinds = Object.keys(UNPROVEN_LIMITS) as UnprovenKind[]
  return kinds.some((kind) => (open[kind] ?? 0) >= UNPROVEN_LIMITS[kind]) ? 'many' : null
}
