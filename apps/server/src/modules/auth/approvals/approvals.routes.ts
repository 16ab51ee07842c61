import { approvalRoutes } from '@jhola/contract/auth/approvals/routes'
import type { Routes } from '../../../platform/http/contract-route/routes.ts'
import type { AuthDeps } from '../deps.ts'
import { approveSignIn, listWaiting, refuseSignIns } from './answer-approvals.ts'
import { askApproval } from './ask-approval.ts'
import { collectApproval } from './collect-approval.ts'

/** Not `command`: stored replies would contain the secrets of the device and of its session. */
export const registerApprovals = (routes: Routes, deps: AuthDeps): void => {
  routes.handler(approvalRoutes.ask, async ({ body, device, asker }) => ({
    success: true as const,
    ...(await deps.db.withTx((tx) => askApproval(deps, tx, body, { device, asker }))),
  }))
  routes.handler(approvalRoutes.collect, async ({ body, actor, device, ip, asker, language, setSessionCookie }) => {
    const collected = await collectApproval(deps, body.token, { device, ip, asker, language, before: actor })
    if (typeof collected === 'string') return { success: true as const, state: collected, session: null }
    setSessionCookie(collected.token)
    const message = deps.texts.message(language, 'auth.signed_in')
    const session = { success: true as const, valid: true as const, ...collected, message }
    return { success: true as const, state: 'signed_in' as const, session }
  })
  routes.query(approvalRoutes.waiting, async ({ actor }) => ({ success: true, ...(await listWaiting(deps, actor)) }))
  routes.handler(approvalRoutes.approve, async ({ actor, body }) => ({
    success: true as const,
    device: await approveSignIn(deps, actor, body.number),
  }))
  routes.handler(approvalRoutes.refuse, async ({ actor, device, ip }) => {
    await refuseSignIns(deps, actor, { device, ip })
    return { success: true as const }
  })
}
