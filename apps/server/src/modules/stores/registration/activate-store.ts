import { statusAfter } from '@jhola/contract/stores/statuses'
import { inBatches } from '../../../platform/db/in-batches.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import { setProven } from '../stores.repo.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('stores')

/**
 * Takes a registered shop out of its draft by a code to its owner's number: it opens, or with `isReviewed` it waits for an admin.
 * The function is false when the shop did not open.
 */
export const createActivateStore =
  ({ isReviewed }: { isReviewed: boolean }) =>
  async (sql: Sql, { ownerId, storeId, at }: { ownerId: string; storeId: string; at: Date }): Promise<boolean> => {
    const status = statusAfter(isReviewed ? 'submit' : 'prove_phone', 'new', true)
    if (status === undefined) return false
    return (await setProven(sql, { storeId, ownerId, status, at })) > 0 && status === 'active'
  }

const DELETE_REGISTRATIONS = statement(
  'delete_registrations',
  `WITH dropped AS (
       SELECT store_id FROM stores WHERE owner_user_id = :owner_id AND status = 'new' AND version = 1 AND store_id <> ALL(:kept::text[])
       ORDER BY registered_at DESC, store_id OFFSET :beyond FOR UPDATE
     ),
     people AS (DELETE FROM memberships m USING dropped d WHERE m.store_id = d.store_id),
     counters AS (DELETE FROM store_counters c USING dropped d WHERE c.store_id = d.store_id)
     DELETE FROM stores s USING dropped d WHERE s.store_id = d.store_id`,
)

/** Deletes registrations that were never proven, except the kept one. A shop that was open before (version 2 or more) stays. */
export const dropRegistrations = async (tx: Sql, ownerId: string, keptStoreId: string | null): Promise<void> => {
  await tx.run(DELETE_REGISTRATIONS, { owner_id: ownerId, kept: keptStoreId === null ? [] : [keptStoreId], beyond: 0 })
}

/** Deletes all but the newest registrations of a number: anybody may register with it, and every one waits for its code. */
export const dropOldRegistrations = async (tx: Sql, ownerId: string, most: number): Promise<void> => {
  await tx.run(DELETE_REGISTRATIONS, { owner_id: ownerId, kept: [], beyond: most })
}

const DELETE_REGISTRATIONS_BEFORE = statement(
  'delete_registrations_before',
  `WITH dropped AS (
       SELECT store_id, owner_user_id FROM stores WHERE status = 'new' AND version = 1 AND registered_at < :before
       ORDER BY registered_at LIMIT :limit FOR UPDATE SKIP LOCKED
     ),
     people AS (DELETE FROM memberships m USING dropped d WHERE m.store_id = d.store_id),
     counters AS (DELETE FROM store_counters c USING dropped d WHERE c.store_id = d.store_id)
     DELETE FROM stores s USING dropped d WHERE s.store_id = d.store_id`,
)

/** Deletes registrations that nobody proved before a moment. Returns how many. */
export const deleteRegistrationsBefore = (sql: Sql, before: Date): Promise<number> =>
  inBatches((limit) => sql.run(DELETE_REGISTRATIONS_BEFORE, { before, limit }))

const CLEAR_TYPED_CONTACTS = statement(
  'clear_typed_contacts',
  `UPDATE stores SET whatsapp = phone, email = NULL, version = version + 1 WHERE store_id = :store_id AND status = 'new'`,
)

/** Prepares a registration for its activation (auth `AttachedData`). */
export const takeRegistration = async (
  tx: Sql,
  { ownerId, storeId, isOwn }: { ownerId: string; storeId: string; isOwn: boolean },
): Promise<void> => {
  await dropRegistrations(tx, ownerId, storeId)
  if (!isOwn) await tx.run(CLEAR_TYPED_CONTACTS, { store_id: storeId })
}
