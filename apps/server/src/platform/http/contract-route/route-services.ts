import type { Route } from '@jhola/contract/route'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/index.ts'
import type { Messages } from '../../i18n.ts'
import type { Actor } from '../caller/actor.ts'
import type { DeviceCookie } from '../caller/device-cookie.ts'
import type { SameSite } from '../caller/same-site.ts'
import type { SessionCookie } from '../caller/session-cookie.ts'
import type { RateLimits } from '../limits/rate-limits.ts'

/** The dependencies of contract routes. */
export type RouteServices = {
  db: Database
  clock: Clock
  texts: Messages
  limits: RateLimits
  cookie: SessionCookie
  deviceCookie: DeviceCookie
  sameSite: SameSite
  isProduction: boolean
  resolveActor(token: string, device: string): Promise<Actor | null>
  /** Why a shop is suspended; undefined when it is not. */
  findSuspension(storeId: string): Promise<string | undefined>
  /** Whether a browser has signed in to any account before; then it has limits of its own. */
  isKnownDevice(deviceToken: string): Promise<boolean>
  /**
   * Called after every committed write, so that the senders of events look for new ones. Before the commit they would see none.
   */
  afterCommit(): void
}

export const routeKey = (route: Pick<Route, 'method' | 'path'>): string => `${route.method} ${route.path}`
