import { factorRoutes } from '@jhola/contract/auth/factors/routes'
import type { Language } from '@jhola/contract/shared/wire'
import type { Actor } from '../../../platform/http/caller/actor.ts'
import type { Asker } from '../../../platform/http/caller/device-cookie.ts'
import { createIdempotencyCache } from '../../../platform/http/contract-route/idempotency-cache.ts'
import type { Routes } from '../../../platform/http/contract-route/routes.ts'
import type { AuthDeps } from '../deps.ts'
import type { SignedIn, SignInContext } from '../sign-in/sign-in.ts'
import { beginOwnApp, confirmOwnApp } from './add-app.ts'
import { addOptions, addPasskey } from './passkeys/add-passkey.ts'
import { relyingPartyOf } from './passkeys/relying-party.ts'
import { signInOptions, signInWithPasskey } from './passkeys/sign-in-with-passkey.ts'
import { proveFresh } from './prove-fresh.ts'
import { proveOptions, proveSecondFactor } from './prove-second-factor.ts'
import { removeApp, removePasskey, renewRecoveryCodes } from './remove-factors.ts'
import { presentPasskey, renameOwnPasskey, showFactors } from './show-factors.ts'

type From = { actor: Actor | null; device: string; ip: string; asker: Asker; language: Language }

const contextOf = ({ device, ip, asker, language, actor }: From): SignInContext => ({
  device,
  ip,
  asker,
  language,
  before: actor,
})

/**
 * Passkeys, authenticator apps, recovery codes and proofs. None of them is a `command`: stored replies would contain tokens and codes
 * in plain text, and a challenge or a try must stay used after a rollback.
 */
export const registerFactors = (routes: Routes, deps: AuthDeps): void => {
  registerProofs(routes, deps)
  registerPasskeys(routes, deps)
  registerApp(routes, deps)
}

const registerProofs = (routes: Routes, deps: AuthDeps): void => {
  const once = createIdempotencyCache<SignedIn>(deps.clock)
  const reply = (language: Language, { token, user }: SignedIn) => ({
    success: true as const,
    valid: true as const,
    token,
    message: deps.texts.message(language, 'auth.signed_in'),
    user,
  })
  routes.handler(factorRoutes.signInOptions, async ({ headers }) => ({
    success: true as const,
    options: await signInOptions(deps, relyingPartyOf(deps.publicOrigin, headers)),
  }))
  routes.handler(factorRoutes.signIn, async (call) => {
    const rp = relyingPartyOf(deps.publicOrigin, call.headers)
    const signedIn = await once(call.idempotency, () => signInWithPasskey(deps, call.body.response, rp, contextOf(call)))
    call.setSessionCookie(signedIn.token)
    return reply(call.language, signedIn)
  })
  routes.handler(factorRoutes.proveOptions, async ({ actor, headers }) => ({
    success: true as const,
    options: await proveOptions(deps, actor, relyingPartyOf(deps.publicOrigin, headers)),
  }))
  routes.handler(factorRoutes.proveSecond, async (call) => {
    const rp = relyingPartyOf(deps.publicOrigin, call.headers)
    const signedIn = await proveSecondFactor(deps, call.actor, call.body, rp, contextOf(call))
    call.setSessionCookie(signedIn.token)
    return reply(call.language, signedIn)
  })
  routes.handler(factorRoutes.proveFresh, async (call) => {
    const rp = relyingPartyOf(deps.publicOrigin, call.headers)
    const token = await proveFresh(deps, { actor: call.actor, proof: call.body, rp, from: contextOf(call) })
    call.setSessionCookie(token)
    return { success: true as const, token }
  })
}

const registerPasskeys = (routes: Routes, deps: AuthDeps): void => {
  routes.query(factorRoutes.factors, async ({ actor }) => ({ success: true as const, ...(await showFactors(deps, actor)) }))
  routes.handler(factorRoutes.addOptions, async ({ actor, headers }) => ({
    success: true as const,
    options: await addOptions(deps, actor, relyingPartyOf(deps.publicOrigin, headers)),
  }))
  routes.handler(factorRoutes.add, async (call) => {
    const rp = relyingPartyOf(deps.publicOrigin, call.headers)
    const { passkey, recovery_codes, token } = await addPasskey(deps, call.actor, call.body, rp, contextOf(call))
    if (token !== null) call.setSessionCookie(token)
    const message = deps.texts.message(call.language, 'auth.factor.passkey_saved')
    const shown = presentPasskey({ ...passkey, created_at: passkey.at, used_at: null })
    return { success: true as const, message, recovery_codes, token, passkey: shown }
  })
  routes.handler(factorRoutes.rename, async ({ actor, params, body }) => ({
    success: true as const,
    passkey: await renameOwnPasskey(deps, actor, params.passkey_id, body.name),
  }))
  routes.handler(factorRoutes.remove, async (call) => {
    await removePasskey(deps, call.actor, call.params.passkey_id, contextOf(call))
    return { success: true as const }
  })
}

const registerApp = (routes: Routes, deps: AuthDeps): void => {
  routes.handler(factorRoutes.beginApp, async ({ actor }) => ({ success: true as const, ...(await beginOwnApp(deps, actor)) }))
  routes.handler(factorRoutes.confirmApp, async (call) => {
    const { recovery_codes, token } = await confirmOwnApp(deps, call.actor, call.body.totp, contextOf(call))
    if (token !== null) call.setSessionCookie(token)
    const message = deps.texts.message(call.language, 'auth.factor.app_saved')
    return { success: true as const, message, recovery_codes, token }
  })
  routes.handler(factorRoutes.removeApp, async (call) => {
    await removeApp(deps, call.actor, contextOf(call))
    return { success: true as const }
  })
  routes.handler(factorRoutes.renewCodes, async (call) => ({
    success: true as const,
    recovery_codes: await renewRecoveryCodes(deps, call.actor, contextOf(call)),
  }))
}
