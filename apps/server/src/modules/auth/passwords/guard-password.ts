import { createHmac } from 'node:crypto'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { AuthDeps } from '../deps.ts'
import { deletePasswordTries, takePasswordTry } from './password-tries.repo.ts'

const WINDOW_MS = 15 * 60_000
const MAX_WRONG = 10

type GuardDeps = Pick<AuthDeps, 'db' | 'clock' | 'secrets' | 'isRateLimited'>

/** Resets an account's wrong attempts, in the transaction of the successful one. */
export type ResetTries = (tx: Sql) => Promise<void>

/**
 * Counts an attempt at an account's password (`email:...` whether or not there is an account, `user:...` for a signed-in
 * person): up to ten in a quarter of an hour, from all callers together. Throws `request.rate_limited`.
 */
export const guardPassword = async (deps: GuardDeps, account: string): Promise<ResetTries> => {
  const pepper = await deps.secrets.get('code_pepper')
  const subject = createHmac('sha256', pepper).update(`password ${account}`).digest()
  const now = deps.clock.now()
  const { tries, ends_at } = await takePasswordTry(deps.db, { subject, now, endsAt: new Date(now.getTime() + WINDOW_MS) })
  if (deps.isRateLimited && tries > MAX_WRONG) {
    const leftMs = ends_at.getTime() - now.getTime()
    throw new AppError('request.rate_limited', { seconds: Math.max(1, Math.ceil(leftMs / 1000)) })
  }
  return async (tx) => {
    await deletePasswordTries(tx, subject)
  }
}
