import type { StoreStatus } from '@jhola/contract/stores/schema'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('admin')

/** A shop whose status is about to change, with its owner's contacts; the email only if it is verified. */
export type StoreStatusRow = {
  store_id: string
  name: string
  status: StoreStatus
  phone: string
  email: string | null
  language: string | null
}

const LOCK_STANDING = statement(
  'lock_standing',
  `SELECT s.store_id, s.name, s.status, coalesce(u.phone, s.phone) AS phone,
       CASE WHEN u.email_verified_at IS NOT NULL THEN u.email END AS email, coalesce(u.language, u.device_language) AS language
     FROM stores s JOIN users u ON u.user_id = s.owner_user_id WHERE s.store_id = :store_id FOR UPDATE OF s`,
)

/** Locks one shop until the transaction ends: the second of two admins sees what the first one did. */
export const lockStoreStatus = async (tx: Sql, storeId: string): Promise<StoreStatusRow | undefined> => {
  return tx.first(LOCK_STANDING, { store_id: storeId })
}

const SET_SUSPENDED = statement(
  'set_suspended',
  `UPDATE stores SET status = 'suspended', suspension_reason = :reason, version = version + 1, updated_at = :at WHERE store_id = :store_id`,
)

/** Suspends a shop. Its version increases, so that no order is placed with an older cached copy. */
export const setSuspended = (sql: Sql, storeId: string, reason: string, at: Date): Promise<number> =>
  sql.run(SET_SUSPENDED, { store_id: storeId, reason, at })

const SET_REACTIVATED = statement(
  'set_reactivated',
  `UPDATE stores s SET suspension_reason = NULL, version = version + 1, updated_at = :at,
       status = CASE WHEN EXISTS (
         SELECT 1 FROM memberships m WHERE m.store_id = s.store_id AND m.role = 'store_owner' AND m.joined_at IS NOT NULL
       ) THEN 'active' ELSE 'new' END
     WHERE s.store_id = :store_id`,
)

/** Reactivates a shop: open to customers if its owner has signed in before, else waiting for that first sign-in. */
export const setReactivated = (sql: Sql, storeId: string, at: Date): Promise<number> =>
  sql.run(SET_REACTIVATED, { store_id: storeId, at })
