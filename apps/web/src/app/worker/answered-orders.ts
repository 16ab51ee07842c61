import type { Board } from '../../features/orders/data/board-state.ts'

/**
 * Orders that want no answer any more, as the live board knows: answered, seen, or gone from it since `before`, the board that was shown
 * last. Of a board that this device has kept nothing is known, and an order that was not on the board yet may have been pushed a moment
 * before; when one ends elsewhere the server says so itself.
 */
export const answeredOrders = (board: Board, before: Board | undefined): ReadonlySet<string> => {
  if (board.keptAt !== undefined) return new Set()
  const there = new Set(board.orders.map(({ id }) => id))
  const answered = board.orders.filter(({ status, acknowledged_at }) => status !== 'pending' || acknowledged_at !== null)
  const gone = before?.orders.filter(({ id }) => !there.has(id)) ?? []
  return new Set([...answered, ...gone].map(({ id }) => id))
}
