import { createHmac } from 'node:crypto'
import type { Sql } from '../../../platform/db/sql.ts'
import type { AuthDeps } from '../deps.ts'
import { deletePasswordTries, returnPasswordTry, takePasswordTry } from './password-tries.repo.ts'

const DAY_MS = 24 * 3_600_000

type Who = { store_id: string; user_id: string }

const subjectOf = async ({ secrets }: Pick<AuthDeps, 'secrets'>, { store_id, user_id }: Who): Promise<Buffer> =>
  createHmac('sha256', await secrets.get('code_pepper'))
    .update(`pin ${store_id} ${user_id}`)
    .digest()

/**
 * Counts a PIN of a person before it is checked, on whichever device of the shop. Returns the number of the day; `giveBack` is for
 * the right one, which is no guess.
 */
export const countPinOfDay = async (
  deps: Pick<AuthDeps, 'db' | 'clock' | 'secrets'>,
  who: Who,
): Promise<{ tries: number; giveBack(tx: Sql): Promise<void> }> => {
  const subject = await subjectOf(deps, who)
  const now = deps.clock.now()
  const { tries } = await takePasswordTry(deps.db, { subject, now, endsAt: new Date(now.getTime() + DAY_MS) })
  return {
    tries,
    giveBack: async (tx) => {
      await returnPasswordTry(tx, subject)
    },
  }
}

/** Unlocks a person's PIN on the devices of a shop, as far as the tries of the day locked it. */
export const forgetPinsOfDay = async (deps: Pick<AuthDeps, 'secrets'>, sql: Sql, who: Who): Promise<void> => {
  await deletePasswordTries(sql, await subjectOf(deps, who))
}
