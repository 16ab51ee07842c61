import type { MovementKind } from '@jhola/contract/inventory/movements'
import { MOVEMENT_EFFECTS } from '@jhola/contract/inventory/movements'
import type { Sql } from '../../platform/db/sql.ts'

/** Who moved the goods, and why. */
export type StockActor = { kind: 'shop' | 'customer' | 'system' | 'payment'; user_id: string | null }

/**
 * Moves the goods of a whole order at once: its lines summed per product, products locked in id order, one ledger row
 * each. A row that the ledger already has for this order and kind makes the statement fail (unique), so an effect runs
 * once. Returns how many products moved.
 */
export const moveOrderStock = async (
  sql: Sql,
  move: {
    storeId: string
    orderId: string
    kind: Extract<MovementKind, 'sale' | 'release' | 'return'>
    actor: StockActor
    at: Date
  },
): Promise<number> => {
  const { on_hand, reserved } = MOVEMENT_EFFECTS[move.kind](1)
  const rows = await sql.query<{ product_id: string }>(
    `WITH locked AS MATERIALIZED (
       SELECT p.product_id FROM products p
       WHERE p.store_id = $1 AND p.product_id = ANY (SELECT i.product_id FROM order_items i WHERE i.store_id = $1 AND i.order_id = $2)
       ORDER BY p.product_id FOR UPDATE
     ),
     demand AS (
       SELECT i.product_id, sum(i.quantity)::bigint AS quantity
       FROM order_items i JOIN locked USING (product_id)
       WHERE i.store_id = $1 AND i.order_id = $2 GROUP BY i.product_id
     ),
     moved AS (
       UPDATE products p SET on_hand = p.on_hand + $3::int * d.quantity, reserved = p.reserved + $4::int * d.quantity
       FROM demand d WHERE p.store_id = $1 AND p.product_id = d.product_id
       RETURNING p.product_id, d.quantity, p.on_hand, p.reserved
     )
     INSERT INTO stock_movements (store_id, movement_id, product_id, kind, quantity, delta_on_hand, delta_reserved, on_hand_after,
       reserved_after, order_id, actor_kind, actor_id, reason, at)
     SELECT $1, gen_random_uuid(), m.product_id, $5, m.quantity, $3::int * m.quantity, $4::int * m.quantity, m.on_hand, m.reserved, $2, $6, $7, NULL, $8
     FROM moved m
     RETURNING product_id`,
    [move.storeId, move.orderId, on_hand, reserved, move.kind, move.actor.kind, move.actor.user_id, move.at],
  )
  return rows.length
}
