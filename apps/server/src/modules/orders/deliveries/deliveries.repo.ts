import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

const PUT_RIDER = statement(
  'put_rider',
  `INSERT INTO order_riders (store_id, order_id, user_id, given_at)
     SELECT :store_id, :order_id, m.user_id, :at FROM memberships m WHERE m.store_id = :store_id AND m.user_id = :user_id
     ON CONFLICT (store_id, order_id) DO UPDATE SET user_id = excluded.user_id, given_at = excluded.given_at`,
)

/** Gives an order to one of the shop's people. Zero when they do not work here. */
export const putRider = (sql: Sql, given: { store_id: string; order_id: string; user_id: string; at: Date }): Promise<number> =>
  sql.run(PUT_RIDER, { store_id: given.store_id, order_id: given.order_id, user_id: given.user_id, at: given.at })

const DELETE_RIDER = statement('delete_rider', 'DELETE FROM order_riders WHERE store_id = :store_id AND order_id = :order_id')

/** Takes an order back: it is anybody's again. */
export const deleteRider = (sql: Sql, storeId: string, orderId: string): Promise<number> =>
  sql.run(DELETE_RIDER, { store_id: storeId, order_id: orderId })

const LIST_ON_THE_WAY = statement(
  'list_on_the_way',
  `SELECT o.order_id, r.user_id AS rider_id FROM orders o
     LEFT JOIN order_riders r ON r.store_id = :store_id AND r.order_id = o.order_id
     WHERE o.store_id = :store_id AND o.status = 'out_for_delivery' AND o.delivery_type = 'delivery'
     ORDER BY o.updated_at, o.order_id LIMIT :limit`,
)

/** The orders that are on their way, the longest first, each with who has it. */
export const listOnTheWay = (
  sql: Sql,
  storeId: string,
  limit: number,
): Promise<{ order_id: string; rider_id: string | null }[]> => sql.rows(LIST_ON_THE_WAY, { store_id: storeId, limit })

const LIST_SHOP_PEOPLE = statement(
  'list_shop_people',
  `SELECT m.user_id, coalesce(m.name, u.name) AS name, m.role, m.staff_role, m.rights FROM memberships m JOIN users u ON u.user_id = m.user_id
     WHERE m.store_id = :store_id AND m.joined_at IS NOT NULL ORDER BY m.role = 'store_owner' DESC, m.created_at, m.user_id LIMIT 100`,
)

/** The people who work in the shop, with their roles. */
export const listShopPeople = (sql: Sql, storeId: string) => sql.rows(LIST_SHOP_PEOPLE, { store_id: storeId })
