import type { MovementKind } from '@jhola/contract/inventory/stock/movements'
import { MOVEMENT_EFFECTS } from '@jhola/contract/inventory/stock/movements'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('inventory')

/** Who moved the stock, and why. */
export type StockActor = { kind: 'shop' | 'customer' | 'system' | 'payment'; user_id: string | null }

const MOVE_ORDER_STOCK = statement(
  'move_order_stock',
  `WITH locked AS MATERIALIZED (
       SELECT p.product_id FROM products p
       WHERE p.store_id = :store_id AND p.product_id = ANY (SELECT i.product_id FROM order_items i WHERE i.store_id = :store_id AND i.order_id = :order_id AND i.counted)
       ORDER BY p.product_id FOR UPDATE
     ),
     demand AS (
       SELECT i.product_id, sum(i.quantity)::bigint AS quantity
       FROM order_items i JOIN locked USING (product_id)
       WHERE i.store_id = :store_id AND i.order_id = :order_id AND i.counted GROUP BY i.product_id
     ),
     moved AS (
       UPDATE products p SET on_hand = p.on_hand + :on_hand::int * d.quantity, reserved = p.reserved + :reserved::int * d.quantity
       FROM demand d WHERE p.store_id = :store_id AND p.product_id = d.product_id
       RETURNING p.product_id, d.quantity, p.on_hand, p.reserved
     )
     INSERT INTO stock_movements (store_id, movement_id, product_id, kind, quantity, delta_on_hand, delta_reserved, on_hand_after,
       reserved_after, order_id, actor_kind, actor_id, reason, at)
     SELECT :store_id, gen_random_uuid(), m.product_id, :kind, m.quantity, :on_hand::int * m.quantity, :reserved::int * m.quantity, m.on_hand, m.reserved, :order_id, :actor_kind, :user_id, NULL, :at
     FROM moved m
     RETURNING product_id`,
)

/**
 * Moves the stock of a whole order at once: its lines that are counted are summed by product, products are locked in ID order, and each gets one
 * ledger row. A duplicate ledger row of an order and kind violates a unique index, so an effect runs once. Returns the number of
 * products moved.
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
  const rows = await sql.rows(MOVE_ORDER_STOCK, {
    store_id: move.storeId,
    order_id: move.orderId,
    on_hand,
    reserved,
    kind: move.kind,
    actor_kind: move.actor.kind,
    user_id: move.actor.user_id,
    at: move.at,
  })
  return rows.length
}

/** A manual change of a product's stock; base units. `delta`: the change of the stock on hand. */
export type StockMove = {
  product_id: string
  movement_id: string
  kind: Extract<MovementKind, 'in' | 'out' | 'set' | 'adjustment'>
  quantity: number
  delta: number
  reason: string | null
}

/** The shop, the user and the time of a stock change. */
export type StockWriter = { storeId: string; actor: StockActor; at: Date }

const WRITE_STOCK_MOVES = statement(
  'write_stock_moves',
  `WITH asked AS (
       SELECT * FROM json_to_recordset(:moves::json)
         AS a (product_id uuid, movement_id uuid, kind text, quantity bigint, delta bigint, reason text)
     ),
     locked AS MATERIALIZED (
       SELECT p.product_id FROM products p WHERE p.store_id = :store_id AND p.product_id = ANY (SELECT a.product_id FROM asked a)
       ORDER BY p.product_id FOR UPDATE
     ),
     moved AS (
       UPDATE products p SET on_hand = p.on_hand + a.delta, updated_at = :at,
         off_until = CASE WHEN a.delta > 0 THEN NULL ELSE p.off_until END, seen_at = CASE WHEN a.delta > 0 THEN :at ELSE p.seen_at END
       FROM asked a JOIN locked USING (product_id) WHERE p.store_id = :store_id AND p.product_id = a.product_id
       RETURNING p.product_id, p.on_hand, p.reserved, p.min_stock
     ),
     filled AS (
       DELETE FROM low_stock_told t USING moved m
       WHERE t.store_id = :store_id AND t.product_id = m.product_id AND m.on_hand - m.reserved > m.min_stock
     )
     INSERT INTO stock_movements (store_id, movement_id, product_id, kind, quantity, delta_on_hand, delta_reserved, on_hand_after,
       reserved_after, order_id, actor_kind, actor_id, reason, at)
     SELECT :store_id, a.movement_id, m.product_id, a.kind, a.quantity, a.delta, 0, m.on_hand, m.reserved, NULL, :kind, :user_id, a.reason, :at
     FROM moved m JOIN asked a USING (product_id)`,
)

/**
 * Writes movements and applies them to the stock, at most one for each product; products are locked in ID order. A refilled
 * product is on the shelf again, and gets its low-stock alert again. A balance below zero or below the reserved stock makes the statement fail.
 */
export const writeStockMoves = (tx: Sql, { storeId, actor, at }: StockWriter, moves: readonly StockMove[]): Promise<number> =>
  tx.run(WRITE_STOCK_MOVES, { store_id: storeId, moves: JSON.stringify(moves), kind: actor.kind, user_id: actor.user_id, at })

const WRITE_FIRST_STOCK = statement(
  'write_first_stock',
  `INSERT INTO stock_movements (store_id, movement_id, product_id, kind, quantity, delta_on_hand, delta_reserved, on_hand_after,
       reserved_after, order_id, actor_kind, actor_id, reason, at)
     SELECT :store_id, a.movement_id, a.product_id, a.kind, a.quantity, a.delta, 0, a.delta, 0, NULL, :kind, :user_id, a.reason, :at
     FROM json_to_recordset(:moves::json) AS a (product_id uuid, movement_id uuid, kind text, quantity bigint, delta bigint, reason text)`,
)

/**
 * Writes the first ledger entries of products that this transaction inserted, so no other transaction has seen or reserved them.
 */
export const writeFirstStock = (tx: Sql, { storeId, actor, at }: StockWriter, moves: readonly StockMove[]): Promise<number> =>
  tx.run(WRITE_FIRST_STOCK, { store_id: storeId, moves: JSON.stringify(moves), kind: actor.kind, user_id: actor.user_id, at })

const MOVE_PACKED_STOCK = statement(
  'move_packed_stock',
  `WITH asked AS (
       SELECT * FROM json_to_recordset(:moves::json) AS a (product_id uuid, delta bigint)
     ),
     locked AS MATERIALIZED (
       SELECT p.product_id FROM products p WHERE p.store_id = :store_id AND p.product_id = ANY (SELECT a.product_id FROM asked a)
       ORDER BY p.product_id FOR UPDATE
     ),
     moved AS (
       UPDATE products p SET on_hand = p.on_hand + CASE WHEN :is_held::boolean THEN 0 ELSE a.delta END,
         reserved = p.reserved - CASE WHEN :is_held THEN a.delta ELSE 0 END,
         unproven_held = CASE WHEN :unproven::boolean THEN greatest(0, p.unproven_held - a.delta) ELSE p.unproven_held END
       FROM asked a JOIN locked USING (product_id) WHERE p.store_id = :store_id AND p.product_id = a.product_id
       RETURNING p.product_id, p.on_hand, p.reserved
     )
     INSERT INTO stock_movements (store_id, movement_id, product_id, kind, quantity, delta_on_hand, delta_reserved, on_hand_after,
       reserved_after, order_id, actor_kind, actor_id, reason, at)
     SELECT :store_id, gen_random_uuid(), m.product_id, CASE WHEN :is_held THEN 'change' ELSE 'packing' END, CASE WHEN :is_held THEN -a.delta ELSE a.delta END,
       CASE WHEN :is_held THEN 0 ELSE a.delta END, CASE WHEN :is_held THEN -a.delta ELSE 0 END, m.on_hand, m.reserved, :order_id, :actor_kind, :user_id, NULL, :at
     FROM moved m JOIN asked a USING (product_id)`,
)

/**
 * Moves the stock of an order whose lines changed; of a pending one (`isHeld`) what is reserved for it. `delta` is what comes back on the shelf (positive) or goes into the order
 * (negative), in base units, at most one for each product. A balance below zero makes the statement fail.
 */
export const movePackedStock = (
  tx: Sql,
  { storeId, actor, at }: StockWriter,
  order: { orderId: string; isUnproven: boolean; isHeld: boolean; moves: readonly { product_id: string; delta: number }[] },
): Promise<number> =>
  tx.run(MOVE_PACKED_STOCK, {
    store_id: storeId,
    order_id: order.orderId,
    moves: JSON.stringify(order.moves),
    unproven: order.isUnproven,
    is_held: order.isHeld,
    actor_kind: actor.kind,
    user_id: actor.user_id,
    at,
  })
