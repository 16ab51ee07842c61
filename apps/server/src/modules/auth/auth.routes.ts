import { authRoutes } from '@jhola/contract/auth/routes'
import type { User } from '@jhola/contract/auth/schema'
import type { Routes } from '../../platform/http/register.ts'
import type { AuthDeps } from './deps.ts'
import { createAnswerMemory } from './remember-answers.ts'
import { sendCode } from './send-code.ts'
import { showUser } from './show-user.ts'
import { verifyCode } from './verify-code.ts'

/** Signing in by one-time code, who is signed in, and signing out. */
export const registerAuth = (routes: Routes, deps: AuthDeps): void => {
  const once = createAnswerMemory<{ token: string; user: User }>(deps.clock)

  routes.write(authRoutes.sendOtp, async ({ body, language }, tx) => ({
    success: true,
    ...(await sendCode(deps, tx, { ...body, language })),
  }))

  // Not `write`: its kept answers would hold the session's token in the clear.
  routes.own(authRoutes.verifyOtp, async ({ body, device, language, idempotency, setSessionCookie }) => {
    const { token, user } = await once(idempotency, () => verifyCode(deps, { ...body, device }))
    setSessionCookie(token)
    return { success: true, valid: true, token, message: deps.texts.message(language, 'auth.signed_in'), user }
  })

  routes.read(authRoutes.me, async ({ actor }) => ({ success: true, user: actor ? await showUser(deps.db, actor) : null }))

  routes.own(authRoutes.logout, async ({ actor, language, setSessionCookie }) => {
    if (actor) await deps.sessions.revoke(actor.session_id)
    setSessionCookie(null)
    return { success: true as const, message: deps.texts.message(language, 'auth.signed_out') }
  })
}
