import type { Nominee } from '@jhola/contract/privacy/routes'
import type { Sql } from '../../platform/db/sql.ts'
import type { PrivacyDeps } from './deps.ts'
import { deleteNominee, findNominee, type NomineeRow, setNominee } from './nominee.repo.ts'

const present = ({ named_at, ...nominee }: NomineeRow): Nominee => ({ ...nominee, named_at: named_at.toISOString() })

/** Whom a person has nominated; `null`: nobody. */
export const showNominee = async ({ db }: PrivacyDeps, userId: string): Promise<Nominee | null> => {
  const row = await findNominee(db, userId)
  return row ? present(row) : null
}

/** Nominates somebody in place of an earlier one. */
export const nameNominee = async (
  { clock }: PrivacyDeps,
  tx: Sql,
  userId: string,
  nominee: Omit<NomineeRow, 'named_at'>,
): Promise<Nominee> => {
  const row = { ...nominee, named_at: clock.now() }
  await setNominee(tx, userId, row)
  return present(row)
}

export const removeNominee = async (tx: Sql, userId: string): Promise<void> => {
  await deleteNominee(tx, userId)
}
