import type { Store } from '@jhola/contract/stores/schema'

type Problem = { code: string; details?: unknown }
type NoticeInput = { store: Store | undefined; bill: { subtotal: number }; problems: readonly Problem[] }

/** Reasons why a cart cannot be ordered yet. Amounts in rupees, times as on the wire. */
export type CartNoticeData = {
  /** Amount missing to the minimum order; 0 when it is reached. */
  missing: number
  minimum: number
  /** The shop is closed and opens at this time; null when the time is unknown. */
  closed: { opensAt: string | null } | undefined
  /** The shop is paused until this time; null: without an end time; undefined: not paused. */
  pausedUntil: string | null | undefined
}

const detailOf = (problem: Problem | undefined, name: string): string | null => {
  const details = problem?.details
  if (typeof details !== 'object' || details === null) return null
  const value = Object.entries(details).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : null
}

/**
 * Reads a quote's problems for the cart page. The minimum order is checked here, because the server reports one problem at a
 * time.
 */
export const cartNotices = ({ store, bill, problems }: NoticeInput): CartNoticeData => {
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
