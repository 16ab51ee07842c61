import { APPROVALS_SHOWN } from '@jhola/contract/auth/approvals/rules'
import { AppError } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/http/caller/actor.ts'
import type { AuthDeps } from '../deps.ts'
import { requireFresh } from '../factors/requirements.ts'
import { recordFailure } from '../sign-in/sign-in.ts'
import { approveNumber, listWaitingFor, refuseAll } from './approvals.repo.ts'

/** Devices that wait to be let in to a person's account. */
export const listWaiting = async (deps: AuthDeps, { user_id }: Actor) => {
  const rows = await listWaitingFor(deps.db, user_id, deps.clock.now(), APPROVALS_SHOWN)
  return {
    waiting: rows.map(({ device, standing, created_at }) => ({
      device,
      is_near: standing !== 'unknown',
      created_at: created_at.toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  }
}

/**
 * Lets the device in that shows this number, after a fresh proof of who lets it in; a session that began with a PIN never does.
 * Throws `auth.fresh_sign_in_required`, `auth.approval_not_found`.
 */
export const approveSignIn = async (deps: AuthDeps, actor: Actor, number: number): Promise<string> => {
  await requireFresh(deps, actor)
  const device = await approveNumber(deps.db, actor.user_id, number, deps.clock.now())
  if (device === undefined) throw new AppError('auth.approval_not_found')
  return device
}

/** Refuses every device that waits. Anybody who is signed in to the account may: it opens nothing. */
export const refuseSignIns = async (deps: AuthDeps, actor: Actor, from: { device: string; ip: string }): Promise<void> => {
  const refused = await refuseAll(deps.db, actor.user_id, deps.clock.now())
  if (refused > 0) await recordFailure(deps, actor.user_id, from, { method: 'device', refused: String(refused) })
}
