import type { MovementKind } from '@jhola/contract/inventory/stock/movements'
import type { ShopRole } from '@jhola/contract/staff/roles'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('inventory')

/** A line of the ledger with its user and order; base units. */
export type MovementRow = {
  movement_id: string
  kind: MovementKind
  delta_on_hand: number
  delta_reserved: number
  on_hand_after: number
  reserved_after: number
  reason: string | null
  order_id: string | null
  order_no: number | null
  actor_kind: string
  actor_name: string | null
  /** The role of a person of the shop, as long as they work there. */
  actor_role: ShopRole | null
  at: Date
  total: number
}

const LIST_MOVEMENTS = statement(
  'list_movements',
  `WITH page AS (
       SELECT m.store_id, m.movement_id, m.kind, m.delta_on_hand, m.delta_reserved, m.on_hand_after, m.reserved_after, m.reason, m.order_id,
         m.actor_kind, m.actor_id, m.at, count(*) OVER ()::int AS total
       FROM stock_movements m WHERE m.store_id = :store_id AND m.product_id = :product_id
       ORDER BY m.at DESC, m.movement_id DESC LIMIT :limit OFFSET :skip
     )
     SELECT m.movement_id, m.kind, m.delta_on_hand, m.delta_reserved, m.on_hand_after, m.reserved_after, m.reason, m.order_id, o.order_no,
       m.actor_kind, CASE WHEN m.actor_kind = 'customer' THEN o.customer_name ELSE u.name END AS actor_name,
       CASE WHEN m.actor_kind = 'shop' THEN CASE w.role WHEN 'store_owner' THEN 'owner' ELSE w.staff_role END END AS actor_role, m.at, m.total
     FROM page m
     LEFT JOIN orders o ON o.store_id = m.store_id AND o.order_id = m.order_id
     LEFT JOIN users u ON u.user_id = CASE WHEN m.actor_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN m.actor_id::uuid END
     LEFT JOIN memberships w ON w.store_id = m.store_id AND w.user_id = u.user_id
     ORDER BY m.at DESC, m.movement_id DESC`,
)

/** A page of a product's ledger, newest first. */
export const listMovements = (
  sql: Sql,
  { storeId, productId }: { storeId: string; productId: string },
  { limit, skip }: { limit: number; skip: number },
): Promise<MovementRow[]> => sql.rows(LIST_MOVEMENTS, { store_id: storeId, product_id: productId, limit, skip })

/** A product whose stock and ledger differ, with the kind of difference. */
export type BrokenLedger = { store_id: string; product_id: string; problem: string }

/**
 * The invariant of the ledger, checked by one query. Stock on hand is the sum of all movements, reserved stock is the sum of
 * reservations and releases, and the balances form one chain from zero to the current stock. Times can be equal, so the chain is
 * checked without an order: every balance after a movement is the balance before exactly one other, except the first and the
 * last. No value is negative, and reserved stock never exceeds stock on hand. `null` checks all shops. Returns the differences;
 * no rows when all is correct.
 */
const FIND_BROKEN_LEDGERS = statement(
  'find_broken_ledgers',
  `
WITH moves AS (
  SELECT store_id, product_id, delta_on_hand, delta_reserved, on_hand_after, reserved_after,
    on_hand_after - delta_on_hand AS on_hand_before, reserved_after - delta_reserved AS reserved_before
  FROM stock_movements WHERE :store_id::text IS NULL OR store_id = :store_id
),
shelves AS (SELECT store_id, product_id, on_hand, reserved FROM products WHERE :store_id::text IS NULL OR store_id = :store_id),
sums AS (
  SELECT store_id, product_id, sum(delta_on_hand) AS on_hand, sum(delta_reserved) AS reserved FROM moves GROUP BY store_id, product_id
),
ends AS (
  SELECT store_id, product_id, on_hand_after AS on_hand, reserved_after AS reserved, 1 AS n FROM moves
  UNION ALL SELECT store_id, product_id, on_hand_before, reserved_before, -1 FROM moves
  UNION ALL SELECT store_id, product_id, 0, 0, 1 FROM shelves
  UNION ALL SELECT store_id, product_id, on_hand, reserved, -1 FROM shelves
)
SELECT s.store_id, s.product_id, 'stock is not its ledger' AS problem FROM shelves s LEFT JOIN sums m USING (store_id, product_id)
WHERE s.on_hand <> coalesce(m.on_hand, 0) OR s.reserved <> coalesce(m.reserved, 0)
UNION ALL
SELECT store_id, product_id, 'below nothing, or held and not there' FROM shelves WHERE reserved < 0 OR on_hand < reserved
UNION ALL
SELECT store_id, product_id, 'a balance below nothing, or held and not there' FROM moves
WHERE reserved_after < 0 OR on_hand_after < reserved_after OR reserved_before < 0 OR on_hand_before < reserved_before
UNION ALL
SELECT store_id, product_id, 'balances that are no chain' FROM ends GROUP BY store_id, product_id, on_hand, reserved HAVING sum(n) <> 0
UNION ALL
SELECT m.store_id, m.product_id, 'a ledger without a product' FROM sums m LEFT JOIN shelves s USING (store_id, product_id) WHERE s.product_id IS NULL`,
)

/** Ledger differences of a shop, or of all shops. */
export const findBrokenLedgers = (sql: Sql, storeId: string | null): Promise<BrokenLedger[]> =>
  sql.rows(FIND_BROKEN_LEDGERS, { store_id: storeId })
