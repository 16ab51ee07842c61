import type { Order } from '../features/orders/board-state.ts'

/**
 * Orders that want no answer any more, as the live board knows. Of a board that this device has kept (`keptAt`) nothing is known, and an
 * order that is not on the board yet may have been pushed a moment before; when one ends elsewhere the server says so itself.
 */
export const answeredOrders = (orders: readonly Order[], keptAt: number | undefined): ReadonlySet<string> =>
  new Set(
    keptAt === undefined
      ? orders.flatMap(({ id, status, acknowledged_at }) => (status !== 'pending' || acknowledged_at !== null ? [id] : []))
      : [],
  )
