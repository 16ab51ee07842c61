import { mayRemoveFactor } from '@jhola/contract/auth/factors/rules'
import { recordSecurityEvent } from '../../../platform/audit/index.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/http/caller/actor.ts'
import type { AuthDeps } from '../deps.ts'
import { countFactors, deleteApp } from '../factor-records/apps-and-codes.repo.ts'
import { deletePasskey, lockPerson } from '../factor-records/passkeys.repo.ts'
import type { SignInContext } from '../sign-in/sign-in.ts'
import { notifyOfFactor } from './notify-person.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { requireAdmin, requireFresh } from './requirements.ts'

const requireMayRemove = async (tx: Sql, { user_id, role }: Actor): Promise<void> => {
  await lockPerson(tx, user_id)
  if (!mayRemoveFactor(role, await countFactors(tx, user_id))) throw new AppError('auth.last_factor')
}

type Removed = { factor: string; news: 'passkey_removed' | 'app_removed'; name: string }

const afterRemoving = async (deps: AuthDeps, tx: Sql, actor: Actor, removed: Removed, from: SignInContext): Promise<void> => {
  const { user_id, store_id } = actor
  const { factor, news, name } = removed
  const { device, ip, language } = from
  await recordSecurityEvent(tx, deps, { kind: 'auth.factor_removed', user_id, store_id, device, ip, details: { factor, name } })
  await notifyOfFactor(deps, tx, { user_id, news, name, language })
}

/**
 * Removes one of the own passkeys, and ends the sessions that it began elsewhere. Throws `auth.passkey_not_found`,
 * `auth.last_factor` for an admin's only factor, `auth.fresh_sign_in_required`.
 */
export const removePasskey = async (deps: AuthDeps, actor: Actor, passkeyId: string, from: SignInContext): Promise<void> => {
  const ended = await deps.db.withTx(async (tx) => {
    await lockPerson(tx, actor.user_id)
    const { passkeys, hasApp } = await countFactors(tx, actor.user_id)
    const removed = await deletePasskey(tx, actor.user_id, passkeyId)
    if (!removed) throw new AppError('auth.passkey_not_found')
    await requireFresh({ db: tx, clock: deps.clock }, actor)
    if (!mayRemoveFactor(actor.role, { passkeys, hasApp })) throw new AppError('auth.last_factor')
    await afterRemoving(deps, tx, actor, { factor: 'passkey', news: 'passkey_removed', name: removed.name }, from)
    return deps.sessions.revokeOfPasskey(tx, actor, passkeyId)
  })
  deps.sessions.recordRevoked(ended)
}

/** Removes an admin's authenticator app. Throws `auth.forbidden`, `auth.last_factor`, `auth.fresh_sign_in_required`. */
export const removeApp = async (deps: AuthDeps, actor: Actor, from: SignInContext): Promise<void> => {
  requireAdmin(actor)
  await requireFresh(deps, actor)
  await deps.db.withTx(async (tx) => {
    await requireMayRemove(tx, actor)
    if ((await deleteApp(tx, actor.user_id)) === 0) return
    await afterRemoving(deps, tx, actor, { factor: 'app', news: 'app_removed', name: '' }, from)
  })
}

/** New recovery codes for an admin; the earlier ones end. Throws `auth.forbidden`, `auth.fresh_sign_in_required`. */
export const renewRecoveryCodes = async (deps: AuthDeps, actor: Actor, from: SignInContext): Promise<string[]> => {
  requireAdmin(actor)
  await requireFresh(deps, actor)
  const { user_id, store_id } = actor
  const { device, ip, language } = from
  return deps.db.withTx(async (tx) => {
    await lockPerson(tx, user_id)
    await recordSecurityEvent(tx, deps, { kind: 'auth.recovery_codes_made', user_id, store_id, device, ip })
    await notifyOfFactor(deps, tx, { user_id, news: 'codes_renewed', language })
    return makeRecoveryCodes(deps, tx, user_id)
  })
}
