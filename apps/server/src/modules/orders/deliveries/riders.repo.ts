import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

/** Somebody who took an order out; one of the shop's people has only the account. */
export type UsedRider = {
  rider_id: string
  rider_key: string
  user_id: string | null
  name: string | null
  phone: string | null
  vehicle_number: string | null
}

const PUT_USED_RIDER = statement(
  'put_used_rider',
  `INSERT INTO shop_riders (store_id, rider_id, rider_key, user_id, name, phone, vehicle_number, used_at)
     VALUES (:store_id, :rider_id, :rider_key, :user_id, :name, :phone, :vehicle_number, :at)
     ON CONFLICT (store_id, rider_key) DO UPDATE SET name = excluded.name, phone = coalesce(excluded.phone, shop_riders.phone),
       vehicle_number = coalesce(excluded.vehicle_number, shop_riders.vehicle_number),
       used_at = greatest(shop_riders.used_at, excluded.used_at)`,
)

const DELETE_UNUSED_RIDERS = statement(
  'delete_unused_riders',
  `DELETE FROM shop_riders WHERE store_id = :store_id AND (used_at < :before OR rider_id IN (
     SELECT rider_id FROM shop_riders WHERE store_id = :store_id ORDER BY used_at DESC, rider_id OFFSET :most))`,
)

/** Keeps whom the shop sent; the oldest ones beyond `most`, and those not used since `before`, go. */
export const keepUsedRider = async (
  sql: Sql,
  storeId: string,
  rider: UsedRider,
  { at, before, most }: { at: Date; before: Date; most: number },
): Promise<void> => {
  await sql.run(PUT_USED_RIDER, { store_id: storeId, ...rider, at })
  await sql.run(DELETE_UNUSED_RIDERS, { store_id: storeId, before, most })
}

const LIST_USED_RIDERS = statement(
  'list_used_riders',
  `SELECT rider_id, user_id, name, phone, vehicle_number, used_at FROM shop_riders WHERE store_id = :store_id
     ORDER BY used_at DESC, rider_id LIMIT :most`,
)

/** Whom the shop sent before, the last one first. */
export const listUsedRiders = (sql: Sql, storeId: string, most: number) => sql.rows(LIST_USED_RIDERS, { store_id: storeId, most })

const DELETE_USED_RIDER = statement(
  'delete_used_rider',
  'DELETE FROM shop_riders WHERE store_id = :store_id AND rider_id = :rider_id',
)

/** Forgets a rider; one of the shop's people stays one. */
export const deleteUsedRider = (sql: Sql, storeId: string, riderId: string): Promise<number> =>
  sql.run(DELETE_USED_RIDER, { store_id: storeId, rider_id: riderId })
