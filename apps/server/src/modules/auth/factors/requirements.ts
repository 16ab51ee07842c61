import { factorStep, isFresh, mayHavePasskeys } from '@jhola/contract/auth/factors/rules'
import type { Clock } from '../../../platform/clock.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/http/caller/actor.ts'
import type { AuthDeps } from '../deps.ts'
import { countFactors } from '../factor-records/apps-and-codes.repo.ts'
import { findSessionProof } from '../sessions/session-proof.repo.ts'

/** An admin who has yet to show the second factor. */
export const isHalfAdmin = (actor: Actor): boolean => actor.role === 'admin' && !actor.has_second_factor

/** Throws `auth.forbidden` for anybody but admins. */
export const requireAdmin = (actor: Actor): void => {
  if (actor.role !== 'admin') throw new AppError('auth.forbidden')
}

/**
 * Before a factor is added. The first factor of an admin is set up without one; whoever has a factor shows it first. Throws
 * `auth.forbidden` for customers, `auth.second_factor_required`, `auth.fresh_sign_in_required`.
 */
export const requireMayAdd = async (deps: AuthDeps, actor: Actor): Promise<void> => {
  if (!mayHavePasskeys(actor.role)) throw new AppError('auth.forbidden')
  await requireMayAddNow(deps.db, actor)
  await requireFresh(deps, actor)
}

/** The part of `requireMayAdd` that two requests at once could break: again in the transaction that adds. */
export const requireMayAddNow = async (sql: Sql, actor: Actor): Promise<void> => {
  if (isHalfAdmin(actor) && factorStep(await countFactors(sql, actor.user_id)) === 'prove')
    throw new AppError('auth.second_factor_required')
}

/**
 * Before a change of the ways into an account: the person proved within ten minutes who they are. Throws
 * `auth.fresh_sign_in_required`.
 */
export const requireFresh = async (deps: { db: Sql; clock: Clock }, actor: Actor): Promise<void> => {
  const proof = await findSessionProof(deps.db, actor)
  if (!isFresh(proof, deps.clock.now())) throw new AppError('auth.fresh_sign_in_required')
}
