import { createHash } from 'node:crypto'
import { SESSION_IDLE_MS, SESSION_LONGEST_MS } from '@jhola/contract/constants'
import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/sql.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Ids } from '../../platform/ids.ts'
import { findSession, insertSession, type SessionRow, setRevoked, touchSession } from './sessions.repo.ts'

/** Signed-in people by their tokens. */
export type Sessions = {
  /** The person behind a token; `null` when it is unknown, expired or revoked. */
  resolveActor(token: string): Promise<Actor | null>
  /** Begins a session inside the caller's transaction. The token is told once and never stored. */
  begin(tx: Sql, who: { userId: string; storeId: string | null; device: string }): Promise<{ token: string; actor: Actor }>
  /** Ends a session here at once and on other nodes within a second. */
  revoke(sessionId: string): Promise<void>
  /** Calls back with the session's id whenever one is revoked on this node. */
  onSessionRevoked(listener: (sessionId: string) => void): void
}

const TOKEN_BYTES = 32
/** A copy lives this long, so a session revoked on another node is refused here a second later at the latest. */
const KEPT_MS = 1000
const MOST_KEPT = 20_000
/** Using a session lengthens it, but not at every call. */
const TOUCH_EVERY_MS = 5 * 60_000

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** What the person may do by this session: shop roles come from the shop alone, and count only in a shop's session. */
const toActor = (row: SessionRow): Actor | null => {
  if (row.store_id !== null && row.store_role === null) return null
  const ownRole = row.role === 'admin' ? 'admin' : 'customer'
  const { user_id, store_id, session_id, name, device } = row
  return { user_id, role: row.store_role ?? ownRole, store_id, session_id, name, device }
}

export const createSessions = (deps: { db: Sql; clock: Clock; ids: Ids }): Sessions => {
  const kept = new Map<string, { actor: Actor; untilMs: number }>()
  const listeners: ((sessionId: string) => void)[] = []
  const { db, clock, ids } = deps

  const expiry = (now: Date, endsAt: Date): Date => new Date(Math.min(now.getTime() + SESSION_IDLE_MS, endsAt.getTime()))

  const touch = async (row: SessionRow, now: Date): Promise<void> => {
    const before = new Date(now.getTime() - TOUCH_EVERY_MS)
    if (row.seen_at > before) return
    await touchSession(db, row.session_id, { before, at: now, expiresAt: expiry(now, row.ends_at) })
  }

  const read = async (key: string, hash: Buffer, now: Date): Promise<Actor | null> => {
    const row = await findSession(db, hash, now)
    const actor = row ? toActor(row) : null
    if (!row || !actor) return null
    await touch(row, now)
    kept.set(key, { actor, untilMs: now.getTime() + KEPT_MS })
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '')
    return actor
  }

  return {
    async resolveActor(token) {
      const now = clock.now()
      const hash = hashOf(token)
      const key = hash.toString('base64')
      const known = kept.get(key)
      if (known && known.untilMs > now.getTime()) return known.actor
      kept.delete(key)
      return read(key, hash, now)
    },
    async begin(tx, { userId, storeId, device }) {
      const now = clock.now()
      const token = ids.secret(TOKEN_BYTES)
      const endsAt = new Date(now.getTime() + SESSION_LONGEST_MS)
      const hash = hashOf(token)
      const session = { session_id: ids.uuid(), token_hash: hash, user_id: userId, store_id: storeId, device }
      await insertSession(tx, { ...session, createdAt: now, expiresAt: expiry(now, endsAt), endsAt })
      const row = await findSession(tx, hash, now)
      const actor = row ? toActor(row) : null
      if (!actor) throw new Error(`session for user ${userId} has no person`)
      return { token, actor }
    },
    async revoke(sessionId) {
      await setRevoked(db, sessionId, clock.now())
      for (const [key, { actor }] of kept) if (actor.session_id === sessionId) kept.delete(key)
      for (const listener of listeners) listener(sessionId)
    },
    onSessionRevoked(listener) {
      listeners.push(listener)
    },
  }
}
