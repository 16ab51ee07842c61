import { HOLDING_STATUSES } from '@jhola/contract/availability/holding-statuses'
import type { Order } from '../../data/board-state.ts'

/** An order that holds a product; `quantity` in selling units. */
export type HoldingOrder = { id: string; number: string; quantity: number; unit: string; loose: boolean }

const isHolding = ({ status, practice }: Order): boolean => !practice && HOLDING_STATUSES.some((one) => one === status)
const exact = (quantity: number): number => Math.round(quantity * 1000) / 1000

/** The other open orders of the board that hold these products, oldest first: known to the device, also without a network. */
export const ordersHolding = (orders: readonly Order[], productIds: readonly string[], exceptId: string): HoldingOrder[] =>
  orders
    .filter((order) => order.id !== exceptId && isHolding(order))
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
    .flatMap((order) => {
      const mine = order.items.filter(({ product_id }) => productIds.includes(product_id))
      const [first] = mine
      if (!first) return []
      const quantity = exact(mine.reduce((sum, one) => sum + one.quantity, 0))
      return [{ id: order.id, number: order.order_number, quantity, unit: first.unit, loose: first.loose }]
    })
