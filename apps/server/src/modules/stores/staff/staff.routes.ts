import { storeRoutes } from '@jhola/contract/stores/routes'
import { answerInTx } from '../../../platform/http/contract-route/idempotency.ts'
import type { Routes } from '../../../platform/http/contract-route/routes.ts'
import type { StoreDeps } from '../deps.ts'
import { changeStaff, inviteStaff, removeStaff, showStaff } from './staff.ts'

/** Routes of the shop's staff. */
export const registerStaff = (routes: Routes, deps: StoreDeps): void => {
  routes.query(storeRoutes.staff, async ({ actor }) => ({ success: true, staff: await showStaff(deps.db, actor.store_id) }))
  routes.command(storeRoutes.inviteStaff, async (call, tx) => ({
    success: true,
    ...(await inviteStaff(deps, tx, call, call.body)),
  }))
  // Not `command`: changed and ended sessions are published only after the commit.
  routes.handler(storeRoutes.changeStaff, async (call) => {
    let changed: string[] = []
    const answer = await deps.db.withTx((tx) =>
      answerInTx(tx, call.idempotency, 200, deps.clock, async () => {
        const done = await changeStaff(deps, tx, call, call.params.user_id, call.body)
        changed = done.changed
        return { success: true as const, member: done.member }
      }),
    )
    deps.sessions.recordChanged(changed)
    return answer
  })
  // Not `command`: ended sessions are published only after the commit.
  routes.handler(storeRoutes.removeStaff, async (call) => {
    let ended: string[] = []
    const answer = await deps.db.withTx((tx) =>
      answerInTx(tx, call.idempotency, 200, deps.clock, async () => {
        ended = await removeStaff(deps, tx, call, call.params.user_id)
        return { success: true as const }
      }),
    )
    deps.sessions.recordRevoked(ended)
    return answer
  })
}
