import type { StoreStatus } from '@jhola/contract/stores/statuses'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('admin')

/** A shop whose status is about to change, with its owner's contacts: only those that are verified. */
export type StoreStatusRow = {
  store_id: string
  name: string
  status: StoreStatus
  is_proven: boolean
  phone: string | null
  email: string | null
  language: string | null
}

const LOCK_STANDING = statement(
  'lock_standing',
  `SELECT s.store_id, s.name, s.status, u.phone_verified_at IS NOT NULL AS is_proven,
       CASE WHEN u.phone_verified_at IS NOT NULL THEN u.phone END AS phone,
       CASE WHEN u.email_verified_at IS NOT NULL THEN u.email END AS email, coalesce(u.language, u.device_language) AS language
     FROM stores s JOIN users u ON u.user_id = s.owner_user_id WHERE s.store_id = :store_id FOR UPDATE OF s`,
)

/** Locks one shop until the transaction ends: the second of two admins sees what the first one did. */
export const lockStoreStatus = async (tx: Sql, storeId: string): Promise<StoreStatusRow | undefined> => {
  return tx.first(LOCK_STANDING, { store_id: storeId })
}

const SET_STORE_STATUS = statement(
  'set_store_status',
  `UPDATE stores SET status = :status, suspension_reason = :reason, version = version + 1, updated_at = :at WHERE store_id = :store_id`,
)

/** Changes the status of a locked shop. Its version increases, so that no order is placed with an older cached copy. */
export const setStoreStatus = (
  sql: Sql,
  storeId: string,
  to: { status: StoreStatus; reason: string | null; at: Date },
): Promise<number> => sql.run(SET_STORE_STATUS, { store_id: storeId, status: to.status, reason: to.reason, at: to.at })
