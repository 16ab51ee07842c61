import type { adminRoutes, RegisteredStore, RegisteredStoreDetail } from '@jhola/contract/admin/routes'
import type { ParsedQuery, RouteReply } from '@jhola/contract/route'
import { displayStoreId } from '@jhola/contract/shared/ids'
import { countPages } from '@jhola/contract/shared/pagination'
import { fromShopTime, toShopTime } from '@jhola/contract/shared/time'
import { toLikePattern } from '../../platform/db/like-pattern.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { AppError } from '../../platform/errors.ts'
import type { AdminDeps } from './deps.ts'
import {
  countAllStores,
  countRegistered,
  findRegistered,
  listRegistered,
  type RegisteredStoreRow,
  type StoreDetailRow,
} from './registered-stores.read.ts'

const present = (row: RegisteredStoreRow): RegisteredStore => ({
  store_id: row.store_id,
  display_store_id: displayStoreId(row.store_id),
  slug: row.slug,
  name: row.name,
  store_type: row.store_type,
  owner_name: row.owner_name,
  phone: row.phone,
  email: row.email,
  city: row.city,
  state: row.state,
  registered_at: row.registered_at.toISOString(),
  status: row.status,
  suspension_reason: row.suspension_reason,
  open_reports: row.open_reports,
})

const presentDetail = (row: StoreDetailRow): RegisteredStoreDetail => ({
  ...present(row),
  address: [row.street, row.locality, `${row.city} ${row.pincode}`].filter(Boolean).join(', '),
  pincode: row.pincode,
  gstin: row.gstin,
  fssai: row.fssai,
  products: row.products,
  orders: row.orders,
  delivered_orders: row.delivered_orders,
  last_order_at: row.last_order_at?.toISOString() ?? null,
  staff: row.staff,
})

/** The start of the month in the Indian calendar. */
const startOfMonth = (nowMs: number): Date => new Date(fromShopTime(`${toShopTime(nowMs).date.slice(0, 8)}01`, 0))

/** A page of the registered shops; the figures count all shops, independent of the search. */
export const listRegisteredStores = async (
  { db, clock }: Pick<AdminDeps, 'db' | 'clock'>,
  { search, status, reported, page, pageSize }: ParsedQuery<typeof adminRoutes.stores>,
): Promise<RouteReply<typeof adminRoutes.stores>> => {
  const filters = { pattern: toLikePattern(search), status: status ?? null, reported: reported ?? false }
  const [rows, total, figures] = await Promise.all([
    listRegistered(db, filters, { limit: pageSize, skip: (page - 1) * pageSize }),
    countRegistered(db, filters),
    countAllStores(db, startOfMonth(clock.now().getTime())),
  ])
  return { success: true, stores: rows.map(present), figures, page, pageSize, total, totalPages: countPages(total, pageSize) }
}

/** One registered shop with its activity. Throws `stores.not_found`. */
export const showRegisteredStore = async (sql: Sql, storeId: string): Promise<RegisteredStoreDetail> => {
  const row = await findRegistered(sql, storeId)
  if (!row) throw new AppError('stores.not_found')
  return presentDetail(row)
}
