import { AppError } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/http/caller/actor.ts'
import { findUser } from '../accounts/users.repo.ts'
import type { AuthDeps } from '../deps.ts'
import { lockPerson } from '../factor-records/passkeys.repo.ts'
import type { SignInContext } from '../sign-in/sign-in.ts'
import { afterAdding, type FactorAdded } from './after-adding.ts'
import { beginAuthenticatorApp, verifyAppCode } from './authenticator-app.ts'
import { guardFactor } from './guard-factor.ts'
import { requireAdmin, requireMayAdd, requireMayAddNow } from './requirements.ts'

/** Begins to set up an admin's authenticator app. Throws `auth.forbidden`, `auth.app_exists` and what `requireMayAdd` throws. */
export const beginOwnApp = async (deps: AuthDeps, actor: Actor): Promise<{ secret: string; uri: string }> => {
  requireAdmin(actor)
  await requireMayAdd(deps, actor)
  const person = await findUser(deps.db, actor.user_id, null)
  return beginAuthenticatorApp(deps, actor.user_id, person?.email ?? person?.phone ?? actor.name)
}

/** Confirms the app with its first code. Throws `auth.second_factor_wrong`, `request.rate_limited` and what `beginOwnApp` throws. */
export const confirmOwnApp = async (deps: AuthDeps, actor: Actor, code: string, from: SignInContext): Promise<FactorAdded> => {
  requireAdmin(actor)
  await requireMayAdd(deps, actor)
  const resetTries = await guardFactor(deps, actor.user_id)
  const proof = await verifyAppCode(deps, actor.user_id, code, true)
  if (!proof) throw new AppError('auth.second_factor_wrong')
  const added = await deps.db.withTx(async (tx) => {
    await lockPerson(tx, actor.user_id)
    await requireMayAddNow(tx, actor)
    if (!(await proof.use(tx))) throw new AppError('auth.second_factor_wrong')
    await resetTries(tx)
    return afterAdding(deps, tx, actor, { factor: 'app', news: 'app_added', name: '' }, from)
  })
  deps.sessions.forgetCopies(actor.session_id)
  return added
}
