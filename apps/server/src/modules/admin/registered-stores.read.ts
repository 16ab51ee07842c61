import type { StoreStatus } from '@jhola/contract/stores/schema'
import type { Sql } from '../../platform/db/sql.ts'

/** A registered shop as the platform's list has it. */
export type RegisteredStoreRow = {
  store_id: string
  slug: string
  name: string
  store_type: string
  owner_name: string
  phone: string
  email: string | null
  city: string
  state: string
  registered_at: Date
  status: StoreStatus
  suspension_reason: string | null
}

/** `null` asks nothing. */
export type StoreFilters = { pattern: string | null; status: StoreStatus | null }

const LISTED = `s.store_id, s.slug, s.name, s.store_type, s.owner_name, s.phone, s.email, s.city, s.state, s.registered_at, s.status,
  s.suspension_reason`

const IS_ASKED = `($1::text IS NULL OR s.name ILIKE $1 OR s.name_hi ILIKE $1 OR s.owner_name ILIKE $1 OR s.city ILIKE $1 OR s.store_id ILIKE $1)
  AND ($2::text IS NULL OR s.status = $2)`

/** A page of the registered shops, newest first. */
export const listRegistered = (
  sql: Sql,
  { pattern, status }: StoreFilters,
  { most, skip }: { most: number; skip: number },
): Promise<RegisteredStoreRow[]> =>
  sql.query(`SELECT ${LISTED} FROM stores s WHERE ${IS_ASKED} ORDER BY s.registered_at DESC, s.store_id LIMIT $3 OFFSET $4`, [
    pattern,
    status,
    most,
    skip,
  ])

export const countRegistered = async (sql: Sql, { pattern, status }: StoreFilters): Promise<number> => {
  const rows = await sql.query<{ n: number }>(`SELECT count(*)::int AS n FROM stores s WHERE ${IS_ASKED}`, [pattern, status])
  return rows[0]?.n ?? 0
}

/** What the tiles say of all shops together. */
export type StoreFigures = { total_stores: number; new_this_month: number; cities_covered: number; active_stores: number }

const NO_FIGURES: StoreFigures = { total_stores: 0, new_this_month: 0, cities_covered: 0, active_stores: 0 }

/** Counts all shops; a city is covered by a shop that customers can see. */
export const countAllStores = async (sql: Sql, monthStart: Date): Promise<StoreFigures> => {
  const rows = await sql.query<StoreFigures>(
    `SELECT count(*)::int AS total_stores,
       (count(*) FILTER (WHERE registered_at >= $1))::int AS new_this_month,
       (count(DISTINCT lower(city)) FILTER (WHERE status = 'active'))::int AS cities_covered,
       (count(*) FILTER (WHERE status = 'active'))::int AS active_stores
     FROM stores`,
    [monthStart],
  )
  return rows[0] ?? NO_FIGURES
}

/** One shop with what it does. */
export type StoreDetailRow = RegisteredStoreRow & {
  street: string
  locality: string
  pincode: string
  gstin: string | null
  fssai: string | null
  products: number
  orders: number
  delivered_orders: number
  last_order_at: Date | null
  staff: number
}

/** One shop, whatever its status. Products that were taken off the shelf for good do not count. */
export const findRegistered = async (sql: Sql, storeId: string): Promise<StoreDetailRow | undefined> => {
  const rows = await sql.query<StoreDetailRow>(
    `SELECT ${LISTED}, s.street, s.locality, s.pincode, s.gstin, s.fssai,
       (SELECT count(*) FROM products p WHERE p.store_id = s.store_id AND p.active)::int AS products,
       o.orders, o.delivered_orders, o.last_order_at,
       (SELECT count(*) FROM memberships m WHERE m.store_id = s.store_id AND m.role = 'store_staff')::int AS staff
     FROM stores s CROSS JOIN LATERAL (
       SELECT count(*)::int AS orders, (count(*) FILTER (WHERE status = 'delivered'))::int AS delivered_orders, max(created_at) AS last_order_at
       FROM orders WHERE store_id = s.store_id AND NOT practice
     ) o
     WHERE s.store_id = $1`,
    [storeId],
  )
  return rows[0]
}
