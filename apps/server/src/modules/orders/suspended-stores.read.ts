import type { Sql } from '../../platform/db/sql.ts'

/** What still counts of a shop that the platform has suspended: why, and where its open orders are paid to. */
export type SuspendedStore = { reason: string; upi_vpa: string | null }

/** A suspended shop; `undefined` for any other. */
export const findSuspendedStore = async (sql: Sql, storeId: string): Promise<SuspendedStore | undefined> => {
  const rows = await sql.query<SuspendedStore>(
    `SELECT coalesce(suspension_reason, '') AS reason, upi_vpa FROM stores WHERE store_id = $1 AND status = 'suspended'`,
    [storeId],
  )
  return rows[0]
}
