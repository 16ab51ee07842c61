import type { Sql } from '../../../platform/db/sql.ts'
import { deleteAppsOf, deleteRecoveryCodesOf } from './apps-and-codes.repo.ts'
import { deletePasskeysOf } from './passkeys.repo.ts'

/**
 * Deletes the passkeys and the authenticator app of a person, all of them or those added since a moment, and all recovery codes.
 * Sessions are not ended here.
 */
export const deleteFactorsOf = async (tx: Sql, userId: string, since: Date | null = null): Promise<void> => {
  await deletePasskeysOf(tx, userId, since)
  await deleteAppsOf(tx, userId, since)
  await deleteRecoveryCodesOf(tx, userId)
}
