/** What each side says most, kept as a key: each reader sees it in their own language. */
export const QUICK_REPLIES = {
  customer: ['where', 'callOnArrival', 'leaveAtDoor', 'bringChange', 'later', 'ok', 'thanks'],
  shop: ['onItsWay', 'tenMinutes', 'atDoor', 'callUs', 'notThere', 'ok', 'thanks'],
} as const

export type ThreadSide = keyof typeof QUICK_REPLIES
export type QuickReply = (typeof QUICK_REPLIES)[ThreadSide][number]

/** Every key once. */
export const ALL_QUICK_REPLIES = [...new Set<QuickReply>([...QUICK_REPLIES.customer, ...QUICK_REPLIES.shop])]

/** Whether this side says it: the shop never asks where its own order is. */
export const isQuickReplyOf = (side: ThreadSide, quick: QuickReply): boolean =>
  (QUICK_REPLIES[side] as readonly QuickReply[]).includes(quick)
