import type { Actor } from '../../platform/http/caller/actor.ts'
import type { OrderDeps, OrderTokens } from '../orders/index.ts'

/** What the realtime module works with on top of what orders need. */
export type RealtimeDeps = OrderDeps & {
  tokens: OrderTokens
  /** The signed-in person behind a session token; `null` when it is unknown, expired or revoked. */
  resolveActor(token: string, device: string): Promise<Actor | null>
  /** Calls back with the session's id whenever one ends. */
  onSessionRevoked(listener: (sessionId: string) => void): void
  /** Takes word of sessions that were ended, here or on another node. */
  recordRevoked(sessionIds: readonly string[]): void
  /** Takes word of a shop's shelf that was changed, here or on another node. */
  invalidateInventoryCounts(storeId: string): void
  /** The session token in a request's cookie or bearer header. */
  readSessionToken(headers: { cookie?: string | undefined; authorization?: string | undefined }): string | null
  describeDevice(userAgent: string | undefined): string
}
