import type { ParsedQuery, RouteReply } from '@jhola/contract/route'
import { countPages } from '@jhola/contract/shared/pagination'
import type { storeRoutes } from '@jhola/contract/stores/routes'
import type { StoreDeps } from '../deps.ts'
import { countActiveStores, listActiveStores } from './registration.read.ts'

/** A page of the registered shops, newest first: public data only, without owners' phone numbers or emails. */
export const listStores = async (
  { db }: Pick<StoreDeps, 'db'>,
  { city, page, pageSize }: ParsedQuery<typeof storeRoutes.list>,
): Promise<RouteReply<typeof storeRoutes.list>> => {
  const [rows, total] = await Promise.all([
    listActiveStores(db, city ?? null, { limit: pageSize, skip: (page - 1) * pageSize }),
    countActiveStores(db, city ?? null),
  ])
  const stores = rows.map((row) => ({ ...row, registered_at: row.registered_at.toISOString(), status: 'active' as const }))
  return { success: true, stores, page, pageSize, total, totalPages: countPages(total, pageSize) }
}
