import type { Profile } from '@jhola/contract/profile/schema'
import type { Sql } from '../../platform/db/sql.ts'
import { AppError } from '../../platform/errors.ts'
import type { ProfileDeps } from './deps.ts'
import { type PersonChange, setPerson } from './people.repo.ts'
import { showProfile } from './show-profile.ts'

/** Updates name, language or theme. Throws `auth.required` when the account was just deleted. */
export const changeProfile = async ({ clock }: ProfileDeps, tx: Sql, userId: string, change: PersonChange): Promise<Profile> => {
  if ((await setPerson(tx, userId, change, clock.now())) === 0) throw new AppError('auth.required')
  return showProfile(tx, userId)
}
