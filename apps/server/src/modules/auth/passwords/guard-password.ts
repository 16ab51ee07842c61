import { createHmac } from 'node:crypto'
import { FACTOR_TRIES_MAX } from '@jhola/contract/auth/factors/rules'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Asker } from '../../../platform/http/caller/device-cookie.ts'
import type { AuthDeps } from '../deps.ts'
import { askerKeys } from '../devices/asker-keys.ts'
import { findStanding } from '../devices/known-devices.repo.ts'
import { deletePasswordTries, takePasswordTry } from './password-tries.repo.ts'

const WINDOW_MS = 15 * 60_000
const MAX_WRONG = 10

type GuardDeps = Pick<AuthDeps, 'db' | 'clock' | 'secrets' | 'isRateLimited'>

/** Resets an account's wrong attempts, in the transaction of the successful one. */
export type ResetTries = (tx: Sql) => Promise<void>

/** Whose password is tried: the account of an address, whether or not there is one, or a signed-in person; or their factors. */
export type GuardedAccount = { kind: 'email'; email: string } | { kind: 'user' | 'factor'; user_id: string }

/** Who shares the attempts: a known device has its own, so do the networks of the account, everybody else has one for all. */
const sharersOf = async (deps: GuardDeps, account: GuardedAccount, asker: Asker | null): Promise<string> => {
  if (account.kind !== 'email') return `${account.kind}:${account.user_id}`
  const everybody = `email:${account.email}`
  if (!asker) return everybody
  const keys = await askerKeys(deps.secrets, asker)
  const standing = await findStanding(deps.db, account.email, { ...keys, userId: asker.userId }, deps.clock.now())
  if (standing === 'known') return `${everybody} ${keys.device_key.toString('hex')}`
  return standing === 'near' ? `${everybody} near` : everybody
}

/**
 * Counts an attempt at an account's password: up to ten in a quarter of an hour, for those who share them. Strangers cannot use
 * up the attempts of a device that has signed in before. Throws `request.rate_limited`.
 */
export const guardPassword = async (deps: GuardDeps, account: GuardedAccount, asker: Asker | null): Promise<ResetTries> => {
  const maxWrong = account.kind === 'factor' ? FACTOR_TRIES_MAX : MAX_WRONG
  const pepper = await deps.secrets.get('code_pepper')
  const sharers = await sharersOf(deps, account, asker)
  const subject = createHmac('sha256', pepper).update(`password ${sharers}`).digest()
  const now = deps.clock.now()
  const { tries, ends_at } = await takePasswordTry(deps.db, { subject, now, endsAt: new Date(now.getTime() + WINDOW_MS) })
  if (deps.isRateLimited && tries > maxWrong) {
    const leftMs = ends_at.getTime() - now.getTime()
    throw new AppError('request.rate_limited', { seconds: Math.max(1, Math.ceil(leftMs / 1000)) })
  }
  return async (tx) => {
    await deletePasswordTries(tx, subject)
  }
}
