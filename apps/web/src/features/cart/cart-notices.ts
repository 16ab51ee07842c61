import type { Store } from '@jhola/contract/stores/schema'

type Problem = { code: string; details?: unknown }
type Facts = { store: Store | undefined; bill: { subtotal: number }; problems: readonly Problem[] }

/** What stands between a cart and its order. Amounts in rupees, moments as on the wire. */
export type CartNoticeData = {
  /** How much is missing to the smallest order; 0 when it is reached. */
  missing: number
  minimum: number
  /** The shop is closed and opens at this moment, or nobody knows when. */
  closed: { opensAt: string | null } | undefined
  /** The shop takes no orders until this moment; null: until it says so; undefined: it takes them. */
  pausedUntil: string | null | undefined
}

const detailOf = (problem: Problem | undefined, name: string): string | null => {
  const details = problem?.details
  if (typeof details !== 'object' || details === null) return null
  const value = Object.entries(details).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : null
}

/** Reads a quote's problems for the cart page. The smallest order is ours to check: the server names one problem at a time. */
export const cartNotices = ({ store, bill, problems }: Facts): CartNoticeData => {
  const minimum = store?.min_order_amount ?? 0
  const closed = problems.find(({ code }) => code === 'stores.closed')
  const paused = problems.find(({ code }) => code === 'stores.paused')
  return {
    missing: Math.max(0, Math.round((minimum - bill.subtotal) * 100) / 100),
    minimum,
    closed: closed && { opensAt: detailOf(closed, 'opens_at') },
    pausedUntil: paused ? detailOf(paused, 'until') : undefined,
  }
}
