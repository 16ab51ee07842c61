import { type Paise, paise } from '../../shared/money.ts'

/** Money that a payment service holds of an order. `leftPaise`: what it did not give back yet. */
export type RefundSource = { payment_id: string; leftPaise: number }

/** A part of a return: through this payment, or by the shop's own hands (null). */
export type RefundShare = { payment_id: string | null; amountPaise: Paise }

/**
 * Which payments a return goes through: the first that can give it alone, else as much as each of them still has, and what no
 * service took by hand. So no service is asked for more than it took.
 */
export const shareRefund = (amountPaise: number, sources: readonly RefundSource[]): RefundShare[] => {
  const whole = sources.find(({ leftPaise }) => leftPaise >= amountPaise)
  if (whole) return [{ payment_id: whole.payment_id, amountPaise: paise(amountPaise) }]
  const shares: RefundShare[] = []
  let rest = amountPaise
  for (const { payment_id, leftPaise } of sources) {
    const part = Math.min(rest, leftPaise)
    if (part > 0) shares.push({ payment_id, amountPaise: paise(part) })
    rest -= Math.max(0, part)
  }
  return rest > 0 ? [...shares, { payment_id: null, amountPaise: paise(rest) }] : shares
}
