import { authRoutes } from '@jhola/contract/auth/routes'
import type { Language } from '@jhola/contract/shared/wire'
import { recordSecurityEvent } from '../../platform/audit/index.ts'
import type { Actor } from '../../platform/http/caller/actor.ts'
import type { Asker } from '../../platform/http/caller/device-cookie.ts'
import type { IdempotencyRef } from '../../platform/http/contract-route/idempotency.ts'
import { createIdempotencyCache } from '../../platform/http/contract-route/idempotency-cache.ts'
import type { Routes } from '../../platform/http/contract-route/routes.ts'
import { showUser } from './accounts/show-user.ts'
import { verifyEmail } from './accounts/verify-email.ts'
import { sendCode, sendPasscode } from './codes/send-code.ts'
import type { AuthDeps } from './deps.ts'
import { requestPasswordReset } from './password-reset/request-password-reset.ts'
import { changePassword, setPasswordByLink, setPasswordByPasscode } from './password-reset/set-password.ts'
import type { SignedIn, SignInContext } from './sign-in/sign-in.ts'
import { signInWithPassword } from './sign-in/sign-in-with-password.ts'
import { signUp } from './sign-in/sign-up.ts'
import { verifyCode } from './sign-in/verify-code.ts'
import { verifyPasscode } from './sign-in/verify-passcode.ts'
import { endDevice, endOtherDevices, listDevices } from './signed-in-devices.ts'

/** The data of a request for every sign-in method. */
type Call = {
  actor: Actor | null
  device: string
  ip: string
  asker: Asker
  language: Language
  idempotency: IdempotencyRef | null
  setSessionCookie(token: string | null): void
}

const signInContext = ({
  device,
  ip,
  asker,
  language,
  actor,
}: Pick<Call, 'actor' | 'device' | 'ip' | 'asker' | 'language'>): SignInContext => ({
  device,
  ip,
  asker,
  language,
  before: actor,
})

/** Sign-in methods, the current user and their devices, passwords, and sign-out. */
export const registerAuth = (routes: Routes, deps: AuthDeps): void => {
  registerSignInMethods(routes, deps)
  registerPasswords(routes, deps)
  registerDevices(routes, deps)

  routes.command(authRoutes.sendOtp, async ({ body, language, asker }, tx) => ({
    success: true,
    ...(await sendCode(deps, tx, { ...body, language }, asker)),
  }))
  routes.command(authRoutes.sendEmailPasscode, async ({ body, language, asker }, tx) => ({
    success: true,
    ...(await sendPasscode(deps, tx, { ...body, language }, asker)),
  }))
  routes.query(authRoutes.me, async ({ actor }) => ({ success: true, user: actor ? await showUser(deps.db, actor) : null }))
}

/**
 * Not `command`: stored replies would contain the session's token in plain text, and a wrong attempt must stay counted after a
 * rollback.
 */
const registerSignInMethods = (routes: Routes, deps: AuthDeps): void => {
  const once = createIdempotencyCache<SignedIn>(deps.clock)
  const letIn = async ({ idempotency, language, setSessionCookie }: Call, signIn: () => Promise<SignedIn>) => {
    const { token, user } = await once(idempotency, signIn)
    setSessionCookie(token)
    return {
      success: true as const,
      valid: true as const,
      token,
      message: deps.texts.message(language, 'auth.signed_in'),
      user,
    }
  }
  routes.handler(authRoutes.verifyOtp, (call) => letIn(call, () => verifyCode(deps, call.body, signInContext(call))))
  routes.handler(authRoutes.login, (call) => {
    const { body, language } = call
    return letIn(call, () =>
      'otp' in body
        ? verifyCode(deps, body, signInContext(call))
        : signInWithPassword(deps, { ...body, language }, signInContext(call)),
    )
  })
  routes.handler(authRoutes.verifyEmailPasscode, (call) =>
    letIn(call, () => verifyPasscode(deps, call.body, signInContext(call))),
  )
  routes.handler(authRoutes.logout, async ({ actor, language, device, ip, setSessionCookie }) => {
    if (actor) {
      const { user_id, store_id, session_id } = actor
      const ended = await deps.db.withTx(async (tx) => {
        await recordSecurityEvent(tx, deps, { kind: 'auth.signed_out', user_id, store_id, device, ip })
        return deps.sessions.revoke(tx, user_id, session_id)
      })
      deps.sessions.recordRevoked(ended)
    }
    setSessionCookie(null)
    return { success: true as const, message: deps.texts.message(language, 'auth.signed_out') }
  })
}

const registerPasswords = (routes: Routes, deps: AuthDeps): void => {
  const messageReply = (language: Language, key: string) => ({
    success: true as const,
    message: deps.texts.message(language, `auth.${key}`),
  })
  routes.handler(authRoutes.signUp, async ({ body, language, device, ip, asker }) => {
    await signUp(deps, { ...body, language, device, ip, asker })
    return messageReply(language, 'account_made')
  })
  routes.handler(authRoutes.verifyEmail, async ({ body, language, device, ip, asker }) => {
    const { needsPassword } = await verifyEmail(deps, body.token, { device, ip, asker })
    return { ...messageReply(language, 'email_verified'), needs_password: needsPassword }
  })
  routes.command(authRoutes.forgotPassword, async ({ body, language, device, ip, asker }, tx) => {
    await requestPasswordReset(deps, tx, { ...body, language, device, ip, asker })
    return messageReply(language, 'reset_sent')
  })
  routes.handler(authRoutes.setupPassword, async (call) => {
    const { body, language } = call
    const email = await ('token' in body
      ? setPasswordByLink(deps, body, signInContext(call))
      : setPasswordByPasscode(deps, body, signInContext(call)))
    return { ...messageReply(language, 'password_set'), email }
  })
  routes.handler(authRoutes.changePassword, async (call) => {
    const { actor, body, language } = call
    await changePassword(deps, body, { ...signInContext(call), before: actor })
    return messageReply(language, 'password_changed')
  })
}

const registerDevices = (routes: Routes, deps: AuthDeps): void => {
  routes.query(authRoutes.sessions, async ({ actor }) => ({ success: true, sessions: await listDevices(deps, actor) }))
  routes.handler(authRoutes.endSession, async ({ actor, params, ip, setSessionCookie }) => {
    await endDevice(deps, actor, params.session_id, ip)
    if (params.session_id === actor.session_id) setSessionCookie(null)
    return { success: true as const }
  })
  routes.handler(authRoutes.endOtherSessions, async ({ actor, language, ip }) => {
    const ended = await endOtherDevices(deps, actor, ip)
    return { success: true as const, ended, message: deps.texts.message(language, 'auth.devices_signed_out') }
  })
}
