import {
  applyMovement,
  isPossibleLevel,
  MOVEMENT_EFFECTS,
  type MovementKind,
  type StockLevel,
} from '@jhola/contract/inventory/stock/movements'
import type { ProductPricing } from '@jhola/contract/orders/placing/order-conditions'
import type { MovementRecord } from '../demo.repo.ts'

/** A product of the demo with its stock; `available` in its terms follows the level. */
export type StockItem = {
  terms: ProductPricing & { name_hi: string | null; image: string; pack_size: string | null; hsn: string | null }
  level: StockLevel
  /** Base units: the reorder level, and the quantity of a delivery. */
  minStock: number
  lot: number
}

/** Who moved stock, and why; `order_id` null for the shop's own movements. */
export type MoveCause = {
  order_id: string | null
  actor_kind: string
  actor_id: string | null
  reason: string | null
  atMs: number
}

/** A shop's stock and its ledger. */
export type DemoStock = {
  items: readonly StockItem[]
  /** The current data for the placing rules. */
  terms: ReadonlyMap<string, ProductPricing>
  movements: MovementRecord[]
  itemOf(productId: string): StockItem
  /** Moves stock and writes the ledger. Throws when the stock is not enough. */
  move(item: StockItem, kind: MovementKind, quantity: number, cause: MoveCause): void
}

export const createDemoStock = (storeId: string, items: readonly StockItem[], nextId: (atMs: number) => string): DemoStock => {
  const byId = new Map(items.map((item) => [item.terms.product_id, item]))
  const movements: MovementRecord[] = []
  return {
    items,
    terms: new Map(items.map((item) => [item.terms.product_id, item.terms])),
    movements,
    itemOf: (productId) => {
      const item = byId.get(productId)
      if (!item) throw new Error(`${storeId} does not sell ${productId}`)
      return item
    },
    move: (item, kind, quantity, { atMs, ...cause }) => {
      const level = applyMovement(item.level, kind, quantity)
      if (!isPossibleLevel(level)) throw new Error(`${item.terms.name}: ${kind} of ${quantity} is impossible`)
      const effect = MOVEMENT_EFFECTS[kind](quantity)
      item.level = level
      item.terms.available = level.on_hand - level.reserved
      movements.push({
        store_id: storeId,
        movement_id: nextId(atMs),
        product_id: item.terms.product_id,
        kind,
        quantity,
        delta_on_hand: effect.on_hand,
        delta_reserved: effect.reserved,
        on_hand_after: level.on_hand,
        reserved_after: level.reserved,
        ...cause,
        at: new Date(atMs).toISOString(),
      })
    },
  }
}
