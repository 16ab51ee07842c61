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

/** One change of a product's stock that somebody made; base units. `delta` is what it does to what stands in the shop. */
export type StockMove = {
  product_id: string
  movement_id: string
  kind: Extract<MovementKind, 'in' | 'out' | 'set' | 'adjustment'>
  quantity: number
  delta: number
  reason: string | null
}

/** Whose stock is moved, by whom and when. */
export type StockWriter = { storeId: string; actor: StockActor; at: Date }

/**
 * Writes movements and moves the stock by them, at most one for each product, products locked in id order. What was told to run low
 * and is filled up again may be told again. A level below zero or below what is held makes the statement fail.
 */
export const writeStockMoves = (tx: Sql, { storeId, actor, at }: StockWriter, moves: readonly StockMove[]): Promise<number> =>
  tx.execute(
    `WITH asked AS (
       SELECT * FROM json_to_recordset($2::json)
         AS a (product_id uuid, movement_id uuid, kind text, quantity bigint, delta bigint, reason text)
     ),
     locked AS MATERIALIZED (
       SELECT p.product_id FROM products p WHERE p.store_id = $1 AND p.product_id = ANY (SELECT a.product_id FROM asked a)
       ORDER BY p.product_id FOR UPDATE
     ),
     moved AS (
       UPDATE products p SET on_hand = p.on_hand + a.delta, updated_at = $5
       FROM asked a JOIN locked USING (product_id) WHERE p.store_id = $1 AND p.product_id = a.product_id
       RETURNING p.product_id, p.on_hand, p.reserved, p.min_stock
     ),
     filled AS (
       DELETE FROM low_stock_told t USING moved m
       WHERE t.store_id = $1 AND t.product_id = m.product_id AND m.on_hand - m.reserved > m.min_stock
     )
     INSERT INTO stock_movements (store_id, movement_id, product_id, kind, quantity, delta_on_hand, delta_reserved, on_hand_after,
       reserved_after, order_id, actor_kind, actor_id, reason, at)
     SELECT $1, a.movement_id, m.product_id, a.kind, a.quantity, a.delta, 0, m.on_hand, m.reserved, NULL, $3, $4, a.reason, $5
     FROM moved m JOIN asked a USING (product_id)`,
    [storeId, JSON.stringify(moves), actor.kind, actor.user_id, at],
  )

/** Writes down what products have that were put on the shelf in this transaction, by nobody seen or held yet. */
export const writeFirstStock = (tx: Sql, { storeId, actor, at }: StockWriter, moves: readonly StockMove[]): Promise<number> =>
  tx.execute(
    `INSERT INTO stock_movements (store_id, movement_id, product_id, kind, quantity, delta_on_hand, delta_reserved, on_hand_after,
       reserved_after, order_id, actor_kind, actor_id, reason, at)
     SELECT $1, a.movement_id, a.product_id, a.kind, a.quantity, a.delta, 0, a.delta, 0, NULL, $3, $4, a.reason, $5
     FROM json_to_recordset($2::json) AS a (product_id uuid, movement_id uuid, kind text, quantity bigint, delta bigint, reason text)`,
    [storeId, JSON.stringify(moves), actor.kind, actor.user_id, at],
  )
