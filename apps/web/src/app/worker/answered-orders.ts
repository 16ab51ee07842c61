import type { Board } from '../../features/orders/data/board-state.ts'

/**
 * Orders that no longer need a reply according to the live board: answered, seen, or removed since `before`, the board that was
 * shown last. A board from the device cache proves nothing, and an order that was not on the board yet may have been pushed a
 * moment ago. When such an order ends elsewhere the server sends a push about it.
 */
export const answeredOrders = (board: Board, before: Board | undefined): ReadonlySet<string> => {
  if (board.keptAt !== undefined) return new Set()
  const there = new Set(board.orders.map(({ id }) => id))
  const answered = board.orders.filter(({ status, acknowledged_at }) => status !== 'pending' || acknowledged_at !== null)
  const gone = before?.orders.filter(({ id }) => !there.has(id)) ?? []
  return new Set([...answered, ...gone].map(({ id }) => id))
}
