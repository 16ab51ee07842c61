import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import { findSuspendedStore } from '../suspended-stores.read.ts'

/**
 * A shop takes no orders at all: customers are told no more than that there is none (`stores.not_found`), its own people why the
 * platform has suspended it (`stores.suspended`).
 */
export const throwStoreUnavailable = async (sql: Sql, storeId: string, { isByShop }: { isByShop: boolean }): Promise<never> => {
  const suspended = isByShop ? await findSuspendedStore(sql, storeId) : undefined
  throw suspended ? new AppError('stores.suspended', { reason: suspended.reason }) : new AppError('stores.not_found')
}
