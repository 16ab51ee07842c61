import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import { findSuspendedStore } from '../suspended-stores.read.ts'

/**
 * Throws because a shop takes no orders: `stores.not_found` for customers, `stores.suspended` with the reason for its own users.
 */
export const throwStoreUnavailable = async (sql: Sql, storeId: string, { isByShop }: { isByShop: boolean }): Promise<never> => {
  const suspended = isByShop ? await findSuspendedStore(sql, storeId) : undefined
  throw suspended ? new AppError('stores.suspended', { reason: suspended.reason }) : new AppError('stores.not_found')
}
