import type { Sql } from '../../../platform/db/sql.ts'
import { setActive } from '../stores.repo.ts'

/** Activates a registered shop at its owner's first sign-in. False when it was not waiting for that. */
export const activateStore = async (sql: Sql, storeId: string, at: Date): Promise<boolean> =>
  (await setActive(sql, storeId, at)) > 0
