import type { Sql } from '../../../platform/db/sql.ts'
import { deleteAppsOf, deleteRecoveryCodesOf } from './apps-and-codes.repo.ts'
import { deletePasskeysOf } from './passkeys.repo.ts'

/** Deletes all passkeys, the authenticator app and the recovery codes of a person. Sessions are not ended here. */
export const deleteFactorsOf = async (tx: Sql, userId: string): Promise<void> => {
  await deletePasskeysOf(tx, userId)
  await deleteAppsOf(tx, userId)
  await deleteRecoveryCodesOf(tx, userId)
}
