import { pinRoutes } from '@jhola/contract/auth/pin/routes'
import type { Language } from '@jhola/contract/shared/wire'
import type { Actor } from '../../../platform/http/caller/actor.ts'
import type { Asker } from '../../../platform/http/caller/device-cookie.ts'
import type { Routes } from '../../../platform/http/contract-route/routes.ts'
import type { AuthDeps } from '../deps.ts'
import type { SignInContext } from '../sign-in/sign-in.ts'
import {
  changeSharedDevice,
  hasOwnPin,
  lockFromElsewhere,
  setOwnPin,
  shareDevice,
  showSharedDevices,
  unlockPin,
  unshareDevice,
} from './manage-devices.ts'
import { lockDevice, showThisDevice, switchPerson } from './switch-person.ts'

type From = { actor: Actor | null; device: string; ip: string; asker: Asker; language: Language }

const contextOf = ({ device, ip, asker, language, actor }: From): SignInContext => ({
  device,
  ip,
  asker,
  language,
  before: actor,
})

/**
 * Shared devices and PINs. None of them is a `command`: a stored reply would contain a token, a stored request hash would give a PIN
 * away, and a wrong try must stay counted after a rollback.
 */
export const registerSharedDevices = (routes: Routes, deps: AuthDeps): void => {
  const done = { success: true as const }
  routes.query(pinRoutes.thisDevice, async ({ asker }) => ({ ...done, device: await showThisDevice(deps, asker) }))
  routes.handler(pinRoutes.switchPerson, async (call) => {
    const { token, user } = await switchPerson(deps, call.body, contextOf(call))
    call.setSessionCookie(token)
    return { ...done, valid: true as const, token, message: deps.texts.message(call.language, 'auth.signed_in'), user }
  })
  routes.handler(pinRoutes.lock, async (call) => {
    await lockDevice(deps, contextOf(call))
    call.setSessionCookie(null)
    return done
  })
  routes.query(pinRoutes.devices, async (call) => ({ ...done, devices: await showSharedDevices(deps, call) }))
  routes.handler(pinRoutes.share, async (call) => {
    await shareDevice(deps, call, call.body.idle_minutes)
    return done
  })
  routes.handler(pinRoutes.changeDevice, async (call) => {
    await changeSharedDevice(deps, call, { ...call.params, ...call.body })
    return done
  })
  routes.handler(pinRoutes.unshare, async (call) => {
    await unshareDevice(deps, call, call.params.device_id)
    return done
  })
  routes.handler(pinRoutes.lockDevice, async (call) => {
    await lockFromElsewhere(deps, call, call.params.device_id)
    return done
  })
  routes.query(pinRoutes.ownPin, async ({ actor }) => ({ ...done, has_pin: await hasOwnPin(deps, actor) }))
  routes.handler(pinRoutes.setPin, async (call) => {
    await setOwnPin(deps, call, call.body.pin)
    return done
  })
  routes.handler(pinRoutes.unlockPin, async ({ actor, params }) => {
    await unlockPin(deps, actor, params.user_id)
    return done
  })
}
