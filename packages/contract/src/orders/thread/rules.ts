import { agree, type Decision, refuse } from '../../shared/decision.ts'
import { DAY_MS } from '../../shared/time.ts'
import type { Order } from '../schema.ts'
import { isOpenStatus } from '../statuses.ts'
import { isQuickReplyOf, type QuickReply, type ThreadSide } from './quick-replies.ts'

/** Characters of one message. */
export const MESSAGE_MAX = 500
/** Messages and photos that one side may write about one order: a talk about an order, not a chat. */
export const MESSAGES_MAX = 60
export const PHOTOS_MAX = 6
/** How long after the end of an order it can still be written about. */
export const THREAD_CLOSES_AFTER_MS = 3 * DAY_MS
/** How long the words are kept after the thread was last written in. */
export const THREAD_KEPT_MS = 90 * DAY_MS

type ThreadOrder = Pick<Order, 'status' | 'status_history' | 'created_at'>

/** When the thread closes, in epoch ms; null while the order is open. */
export const threadClosesAtMs = (order: ThreadOrder): number | null => {
  if (isOpenStatus(order.status)) return null
  return Date.parse(order.status_history.at(-1)?.timestamp ?? order.created_at) + THREAD_CLOSES_AFTER_MS
}

export const isThreadOpen = (order: ThreadOrder, nowMs: number): boolean => {
  const closesAtMs = threadClosesAtMs(order)
  return closesAtMs === null || nowMs < closesAtMs
}

/** What one side has written about the order so far. */
export type Written = { messages: number; photos: number }
export type Said = { kind: 'text' } | { kind: 'quick'; quick: QuickReply } | { kind: 'photo' }

/** Whether this may be said now: `threads.closed`, `threads.full`, `threads.not_yours`. */
export const decideMessage = (
  order: ThreadOrder,
  side: ThreadSide,
  said: Said,
  written: Written,
  nowMs: number,
): Decision<null> => {
  if (!isThreadOpen(order, nowMs)) return refuse('threads.closed')
  if (said.kind === 'quick' && !isQuickReplyOf(side, said.quick)) return refuse('threads.not_yours')
  if (written.messages >= MESSAGES_MAX || (said.kind === 'photo' && written.photos >= PHOTOS_MAX)) return refuse('threads.full')
  return agree(null)
}

/** Where the reading of a thread stands: message numbers, 0 for nothing. */
export type ReadState = { lastFromOther: number; readUpTo: number }

/**
 * Whether the other side is told by push or message: of the first that it has not read. What follows is found beside it, and
 * nobody's phone rings sixty times.
 */
export const isNewsForOther = (before: ReadState): boolean => before.lastFromOther <= before.readUpTo
