import { ACTING_AS_HEADER } from '@jhola/contract/constants'
import type { Route } from '@jhola/contract/route'
import { isRefusedWhileSuspended } from '@jhola/contract/stores/suspended'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'
import type { Actor } from '../caller/actor.ts'
import type { Caller } from '../caller/caller.ts'
import { describeDevice } from '../caller/device.ts'
import { readLanguage } from '../caller/language.ts'
import { enforceAccess } from './policy.ts'
import type { RouteServices } from './route-services.ts'

/** A device that sends an offline action names the person who did it. It is rejected under another person's session. */
const requireSamePerson = (named: string | string[] | undefined, actor: Actor | null): void => {
  if (named !== undefined && named !== actor?.user_id) throw new AppError('auth.required')
}

/** A suspended shop is read-only; what finishes its orders stays possible (contract stores/suspended.ts). */
const requireNotSuspended = async (services: RouteServices, route: Route, actor: Actor | null): Promise<void> => {
  if (!actor?.store_id || !isRefusedWhileSuspended(route)) return
  const reason = await services.findSuspension(actor.store_id)
  if (reason !== undefined) throw new AppError('stores.suspended', { reason })
}

/** The browser's token. Calls about codes and orders give one to a browser without. */
const readDevice = ({ deviceCookie }: RouteServices, route: Route, { headers }: FastifyRequest): Caller['deviceToken'] => {
  const token = deviceCookie.read(headers)
  if (token !== null || (route.rate !== 'code' && route.rate !== 'order')) return token === null ? null : { token, isNew: false }
  const fresh = deviceCookie.issue(headers)
  return fresh === null ? null : { token: fresh, isNew: true }
}

/** A browser that has signed in before is not stopped by strangers on its address or network. */
const spendByAddress = async (
  { limits, isKnownDevice }: RouteServices,
  route: Route,
  { ip }: FastifyRequest,
  device: Caller['deviceToken'],
): Promise<void> => {
  const isKnown = route.rate === 'code' && limits.isOn && device !== null && !device.isNew && (await isKnownDevice(device.token))
  await (isKnown ? limits.spendByDevice(device.token) : limits.spend(route.rate, ip, null))
}

/**
 * Checks everything before a body is read: rate limit, origin, session, policy. Throws `request.rate_limited`,
 * `request.cross_site`, `auth.required`, `auth.forbidden`, `staff.not_permitted`, `auth.full_sign_in_required`, `stores.suspended`.
 */
export const identifyCaller = async (services: RouteServices, route: Route, request: FastifyRequest): Promise<void> => {
  const { headers, ip } = request
  const language = readLanguage(headers['accept-language'])
  const device = describeDevice(headers['user-agent'])
  const session = services.cookie.read(headers)
  const deviceToken = readDevice(services, route, request)
  request.caller = { actor: null, language, device, sessionToken: session?.token ?? null, deviceToken }
  const countsByAddress = services.limits.isByAddress(route.rate)
  if (countsByAddress) await spendByAddress(services, route, request, deviceToken)
  if (route.method !== 'GET' && session?.by !== 'bearer' && !services.sameSite.mayWrite(headers, session !== null)) {
    throw new AppError('request.cross_site')
  }
  if (session) request.caller.actor = await services.resolveActor(session.token, device)
  requireSamePerson(headers[ACTING_AS_HEADER], request.caller.actor)
  request.caller.actor = enforceAccess(route, request.caller.actor)
  await requireNotSuspended(services, route, request.caller.actor)
  if (!countsByAddress) await services.limits.spend(route.rate, ip, request.caller.actor)
}
