import type { Actor } from '../../platform/http/caller/actor.ts'
import type { OrderDeps, OrderTokens } from '../orders/index.ts'

/** Dependencies of the realtime module besides those of orders. */
export type RealtimeDeps = OrderDeps & {
  tokens: OrderTokens
  /** The user of a session token; `null` when it is unknown, expired or revoked. */
  resolveActor(token: string, device: string): Promise<Actor | null>
  /** Calls the listener with the session ID whenever a session ends. */
  onSessionRevoked(listener: (sessionId: string) => void): void
  /** Calls the listener with the session ID whenever a session's rights change. */
  onSessionChanged(listener: (sessionId: string) => void): void
  /** Receives sessions whose rights changed on another node. */
  recordChanged(sessionIds: readonly string[]): void
  /** Receives sessions that ended, on this node or another. */
  recordRevoked(sessionIds: readonly string[]): void
  /** Receives a change of a shop's inventory, on this node or another. */
  invalidateInventoryCounts(storeId: string): void
  /** The session token in a request's cookie or bearer header. */
  readSessionToken(headers: { cookie?: string | undefined; authorization?: string | undefined }): string | null
  describeDevice(userAgent: string | undefined): string
}
