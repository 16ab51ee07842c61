import type { Order } from './board-state.ts'

type Timed = Pick<Order, 'id' | 'created_at' | 'estimated_delivery'>

/** What the customer was promised, else when the order came; epoch ms. */
const promisedMs = ({ estimated_delivery, created_at }: Timed): number => Date.parse(estimated_delivery ?? created_at)

/** Orders as they are worked on: those that ring first, then by the time that was promised; of equal ones the longest waiting. */
export const byUrgency = <T extends Timed>(orders: readonly T[], ringing: ReadonlySet<string>): T[] =>
  orders.toSorted(
    (a, b) =>
      Number(ringing.has(b.id)) - Number(ringing.has(a.id)) ||
      promisedMs(a) - promisedMs(b) ||
      a.created_at.localeCompare(b.created_at),
  )
