import type { SignedInDevice } from '@jhola/contract/auth/schema'
import { recordSecurityEvent } from '../../platform/audit/index.ts'
import { AppError } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/caller/actor.ts'
import type { AuthDeps } from './deps.ts'
import { forgetDeviceOfSession } from './devices/known-devices.repo.ts'
import { requireFresh } from './factors/requirements.ts'
import { listLivingSessions } from './sessions/sessions.repo.ts'

const MAX_SHOWN = 100

/** A person's active sessions, the latest seen first. */
export const listDevices = async (deps: AuthDeps, actor: Actor): Promise<SignedInDevice[]> => {
  const rows = await listLivingSessions(deps.db, actor.user_id, deps.clock.now(), MAX_SHOWN)
  return rows.map(({ session_id, device, store_id, created_at, seen_at }) => ({
    session_id,
    device,
    is_this: session_id === actor.session_id,
    store_id,
    created_at: created_at.toISOString(),
    seen_at: seen_at.toISOString(),
  }))
}

/**
 * Signs out one of the caller's devices and forgets it. Another device than this one needs a fresh proof: a thief with an open phone
 * must not throw the owner out. Throws `auth.fresh_sign_in_required`, and `auth.session_not_found`, also for other people's devices.
 */
export const endDevice = async (deps: AuthDeps, actor: Actor, sessionId: string, ip: string): Promise<void> => {
  const ended = await deps.db.withTx(async (tx) => {
    const ids = await deps.sessions.revoke(tx, actor.user_id, sessionId)
    if (ids.length === 0) throw new AppError('auth.session_not_found')
    if (sessionId !== actor.session_id) await requireFresh({ ...deps, db: tx }, actor)
    await forgetDeviceOfSession(tx, actor.user_id, sessionId)
    await recordSignOut(deps, tx, actor, ip, ids.length)
    return ids
  })
  deps.sessions.recordRevoked(ended)
}

/** Signs out all other devices. Returns their number. Throws `auth.fresh_sign_in_required`. */
export const endOtherDevices = async (deps: AuthDeps, actor: Actor, ip: string): Promise<number> => {
  await requireFresh(deps, actor)
  const ended = await deps.db.withTx(async (tx) => {
    const ids = await deps.sessions.revokeAllOf(tx, actor.user_id, { except: actor.session_id })
    if (ids.length > 0) await recordSignOut(deps, tx, actor, ip, ids.length)
    return ids
  })
  deps.sessions.recordRevoked(ended)
  return ended.length
}

const recordSignOut = (deps: AuthDeps, tx: Parameters<typeof recordSecurityEvent>[0], actor: Actor, ip: string, ended: number) =>
  recordSecurityEvent(tx, deps, {
    kind: 'auth.session_ended',
    user_id: actor.user_id,
    store_id: actor.store_id,
    device: actor.device,
    ip,
    details: { sessions: String(ended) },
  })
