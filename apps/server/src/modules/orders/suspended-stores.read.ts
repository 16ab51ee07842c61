import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

/** Data of a suspended shop that are still needed: the reason, and the payee of its open orders. */
export type SuspendedStore = { reason: string; upi_vpa: string | null; upi_payee_name: string | null }

const FIND_SUSPENDED_STORE = statement(
  'find_suspended_store',
  `SELECT coalesce(suspension_reason, '') AS reason, upi_vpa, upi_payee_name FROM stores WHERE store_id = :store_id AND status = 'suspended'`,
)

/** A suspended shop; `undefined` for any other. */
export const findSuspendedStore = async (sql: Sql, storeId: string): Promise<SuspendedStore | undefined> => {
  return sql.first(FIND_SUSPENDED_STORE, { store_id: storeId })
}
