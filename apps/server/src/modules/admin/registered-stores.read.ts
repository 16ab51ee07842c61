import type { StoreStatus } from '@jhola/contract/stores/statuses'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('admin')

/** A registered shop in the admin's list. */
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
  open_reports: number
}

/** `null` means no filter. */
export type StoreFilters = { pattern: string | null; status: StoreStatus | null; reported: boolean }

const LISTED = `s.store_id, s.slug, s.name, s.store_type, s.owner_name, s.phone, s.email, s.city, s.state, s.registered_at, s.status,
  s.suspension_reason, (SELECT count(*) FROM store_reports r WHERE r.store_id = s.store_id AND r.handled_at IS NULL)::int AS open_reports`

const IS_ASKED = `(:pattern::text IS NULL OR s.name ILIKE :pattern OR s.name_hi ILIKE :pattern OR s.owner_name ILIKE :pattern OR s.city ILIKE :pattern OR s.store_id ILIKE :pattern)
  AND (:status::text IS NULL OR s.status = :status)
  AND (NOT :reported::boolean OR EXISTS (SELECT 1 FROM store_reports r WHERE r.store_id = s.store_id AND r.handled_at IS NULL))`

const LIST_REGISTERED = statement(
  'list_registered',
  `SELECT ${LISTED} FROM stores s WHERE ${IS_ASKED} ORDER BY s.registered_at DESC, s.store_id LIMIT :limit OFFSET :skip`,
)

/** A page of the registered shops, newest first. */
export const listRegistered = (
  sql: Sql,
  { pattern, status, reported }: StoreFilters,
  { limit, skip }: { limit: number; skip: number },
): Promise<RegisteredStoreRow[]> => sql.rows(LIST_REGISTERED, { pattern, status, reported, limit, skip })

const COUNT_REGISTERED = statement('count_registered', `SELECT count(*)::int AS n FROM stores s WHERE ${IS_ASKED}`)

export const countRegistered = async (sql: Sql, { pattern, status, reported }: StoreFilters): Promise<number> => {
  const row = await sql.first(COUNT_REGISTERED, { pattern, status, reported })
  return row?.n ?? 0
}

/** Figures of all shops together. */
export type StoreFigures = { total_stores: number; new_this_month: number; cities_covered: number; active_stores: number }

const NO_FIGURES: StoreFigures = { total_stores: 0, new_this_month: 0, cities_covered: 0, active_stores: 0 }

const COUNT_ALL_STORES = statement(
  'count_all_stores',
  `SELECT count(*)::int AS total_stores,
       (count(*) FILTER (WHERE registered_at >= :month_start))::int AS new_this_month,
       (count(DISTINCT lower(city)) FILTER (WHERE status = 'active'))::int AS cities_covered,
       (count(*) FILTER (WHERE status = 'active'))::int AS active_stores
     FROM stores`,
)

/** Counts all shops. A city counts as covered if customers can see a shop there. */
export const countAllStores = async (sql: Sql, monthStart: Date): Promise<StoreFigures> => {
  const row = await sql.first(COUNT_ALL_STORES, { month_start: monthStart })
  return row ?? NO_FIGURES
}

/** One shop with its activity. */
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

const FIND_REGISTERED = statement(
  'find_registered',
  `SELECT ${LISTED}, s.street, s.locality, s.pincode, s.gstin, s.fssai,
       (SELECT count(*) FROM products p WHERE p.store_id = s.store_id AND p.active)::int AS products,
       o.orders, o.delivered_orders, o.last_order_at,
       (SELECT count(*) FROM memberships m WHERE m.store_id = s.store_id AND m.role = 'store_staff')::int AS staff
     FROM stores s CROSS JOIN LATERAL (
       SELECT count(*)::int AS orders, (count(*) FILTER (WHERE status = 'delivered'))::int AS delivered_orders, max(created_at) AS last_order_at
       FROM orders WHERE store_id = s.store_id AND NOT practice
     ) o
     WHERE s.store_id = :store_id`,
)

/** One shop with any status. Deleted products are not counted. */
export const findRegistered = async (sql: Sql, storeId: string): Promise<StoreDetailRow | undefined> => {
  return sql.first(FIND_REGISTERED, { store_id: storeId })
}
