import { createHash } from 'node:crypto'
import { beginsFresh, type SignInMethod } from '@jhola/contract/auth/factors/rules'
import type { Role } from '@jhola/contract/auth/schema'
import { PIN_SESSION_IDLE_MS, SESSION_IDLE_MS, SESSION_LONGEST_MS } from '@jhola/contract/constants'
import { type Permissions, permissionsOf } from '@jhola/contract/staff/permissions'
import { shopRoleOf } from '@jhola/contract/staff/roles'
import type { Clock } from '../../../platform/clock.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/http/caller/actor.ts'
import type { Ids } from '../../../platform/ids.ts'
import { deleteApprovalsOf } from '../devices/delete-approvals.repo.ts'
import { forgetDevicesOf } from '../devices/known-devices.repo.ts'
import { renewSession } from './session-proof.repo.ts'
import {
  endSessions,
  findSession,
  insertSession,
  type SessionRow,
  type SessionsOf,
  tellChangedSessions,
  touchSession,
} from './sessions.repo.ts'

/** Finds signed-in people by their session tokens. */
export type Sessions = {
  /** The person of a token; `null` if it is unknown, expired or revoked. */
  resolveActor(token: string): Promise<Actor | null>
  /**
   * Starts a session in the caller's transaction. The token is returned once and never stored. `by`: how its person proved who they
   * are; a session by 'pin' is never fresh and never an admin's.
   */
  begin(tx: Sql, who: NewSessionOf): Promise<{ token: string; actor: Actor }>
  /**
   * Another proof of the person of a session, in the transaction that consumes it: a fresh sign-in, or an admin's second factor.
   * Returns the session's new token; call `forgetCopies` after the commit. Throws `auth.required` if it has ended.
   */
  renew(tx: Sql, actor: Actor, proven: { fresh?: true; secondFactor?: true }): Promise<string>
  /** Reads a session anew at its next call on this node; other nodes do within 500 ms. */
  forgetCopies(sessionId: string): void
  /**
   * Ends one session of a person. In a transaction it ends at the commit, on the database itself immediately. In both cases it
   * ends on every node, with its sockets closed, within a second. Returns the ids of the sessions that this call ended.
   */
  revoke(sql: Sql, userId: string, sessionId: string): Promise<string[]>
  /** Ends all sessions of a person, except one if given. Their devices are no longer known, except the one of that session. */
  revokeAllOf(sql: Sql, userId: string, options?: { except?: string | undefined }): Promise<string[]>
  /** Ends a person's sessions of one shop. */
  revokeInStore(sql: Sql, userId: string, storeId: string): Promise<string[]>
  /** Ends a person's sessions that a passkey began, except the present one. */
  revokeOfPasskey(sql: Sql, actor: Actor, passkeyId: string): Promise<string[]>
  /** Records that sessions were ended, here or on another node: cached copies of them are no longer accepted. */
  recordRevoked(sessionIds: readonly string[]): void
  /** A person's rights in a shop changed: tells every node at the commit. Returns the sessions for `recordChanged` after it. */
  changeInStore(tx: Sql, userId: string, storeId: string): Promise<string[]>
  /** Records that sessions go on with other rights, here or on another node: their sockets connect again. */
  recordChanged(sessionIds: readonly string[]): void
  /** Calls back with the session's id when this node learns that its rights changed. */
  onSessionChanged(listener: (sessionId: string) => void): void
  /** Calls back once with the session's id when this node learns that it was revoked. */
  onSessionRevoked(listener: (sessionId: string) => void): void
}

/** The person, shop, device and method of a new session. `passkeyId`: the passkey that began it. */
export type NewSessionOf = {
  userId: string
  storeId: string | null
  device: string
  deviceKey?: Buffer | null
  by: SignInMethod
  passkeyId?: string | undefined
}

const TOKEN_BYTES = 32
/** Lifetime of a cached session: even a node without the notification channel rejects an ended session within a second. */
const KEPT_MS = 500
const MAX_KEPT = 20_000
/** Using a session extends it, but not at every call. */
const TOUCH_EVERY_MS = 5 * 60_000

const NO_PERMISSIONS: Permissions = new Set()

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The person's permissions in this session: shop roles come only from the shop, and apply only in a shop's session. */
const toActor = (row: SessionRow): Actor | null => {
  if (row.store_id !== null && row.store_role === null) return null
  const after_pin = row.signed_in_by === 'pin'
  // A PIN opens the shop of the device, nothing else.
  if (after_pin && row.store_id === null) return null
  const ownRole: Role = row.role === 'admin' ? 'admin' : 'customer'
  const { user_id, store_id, session_id, name, device } = row
  const has_second_factor = row.second_factor_at !== null
  const person = { user_id, role: row.store_role ?? ownRole, store_id, session_id, name, device, after_pin, has_second_factor }
  if (row.store_role === null) return { ...person, shop_role: null, permissions: NO_PERMISSIONS }
  const shop_role = shopRoleOf({ role: row.store_role, staff_role: row.staff_role })
  const permissions = permissionsOf({ role: shop_role, overrides: row.rights ?? {}, afterPin: after_pin })
  return { ...person, shop_role, permissions }
}

const expiry = (now: Date, endsAt: Date, by: SignInMethod | null): Date => {
  const idleMs = by === 'pin' ? PIN_SESSION_IDLE_MS : SESSION_IDLE_MS
  return new Date(Math.min(now.getTime() + idleMs, endsAt.getTime()))
}

/** Recently used actors by their token's hash, so that a burst of calls queries the database once. */
const createCopies = (clock: Clock) => {
  const kept = new Map<string, { actor: Actor; untilMs: number }>()
  return {
    find: (key: string): Actor | undefined => {
      const known = kept.get(key)
      if (known && known.untilMs > clock.now().getTime()) return known.actor
      kept.delete(key)
      return undefined
    },
    keep: (key: string, actor: Actor): void => {
      kept.set(key, { actor, untilMs: clock.now().getTime() + KEPT_MS })
      if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value ?? '')
    },
    drop: (sessionIds: ReadonlySet<string>): void => {
      for (const [key, { actor }] of kept) if (sessionIds.has(actor.session_id)) kept.delete(key)
    },
  }
}

/** Notifies the listeners of ended sessions once for each, although the news arrives both from here and from the database. */
const createAnnouncer = () => {
  const listeners: ((sessionId: string) => void)[] = []
  const notified = new Set<string>()
  return {
    listen: (listener: (sessionId: string) => void): void => {
      listeners.push(listener)
    },
    isNotified: (sessionId: string): boolean => notified.has(sessionId),
    announce: (sessionIds: readonly string[]): void => {
      for (const sessionId of sessionIds) {
        if (notified.has(sessionId)) continue
        notified.add(sessionId)
        if (notified.size > MAX_KEPT) notified.delete(notified.values().next().value ?? '')
        for (const listener of listeners) listener(sessionId)
      }
    },
  }
}

/** Sessions and their tokens as they begin and as they are renewed, each in the caller's transaction. */
const createTokens = ({ clock, ids }: { clock: Clock; ids: Ids }): Pick<Sessions, 'begin' | 'renew'> => ({
  async begin(tx, { userId, storeId, device, deviceKey = null, by, passkeyId }) {
    const now = clock.now()
    const token = ids.secret(TOKEN_BYTES)
    const endsAt = new Date(now.getTime() + SESSION_LONGEST_MS)
    const hash = hashOf(token)
    const session = {
      session_id: ids.uuid(),
      token_hash: hash,
      user_id: userId,
      store_id: storeId,
      device,
      device_key: deviceKey,
      signed_in_by: by,
    }
    const proof = { freshAt: beginsFresh(by) ? now : null, passkey_id: passkeyId ?? null }
    await insertSession(tx, { ...session, ...proof, createdAt: now, expiresAt: expiry(now, endsAt, by), endsAt })
    const row = await findSession(tx, hash, now)
    const actor = row ? toActor(row) : null
    if (!actor) throw new Error(`session for user ${userId} has no person`)
    return { token, actor }
  },
  async renew(tx, { user_id, session_id }, { fresh, secondFactor }) {
    const token = ids.secret(TOKEN_BYTES)
    const proof = { is_fresh: fresh === true, has_second_factor: secondFactor === true, at: clock.now() }
    if ((await renewSession(tx, { session_id, user_id, token_hash: hashOf(token), ...proof })) === 0)
      throw new AppError('auth.required')
    return token
  },
})

export const createSessions = (deps: { db: Sql; clock: Clock; ids: Ids }): Sessions => {
  const { db, clock, ids } = deps
  const copies = createCopies(clock)
  const { listen, announce, isNotified } = createAnnouncer()
  const changeListeners: ((sessionId: string) => void)[] = []

  const touch = async (row: SessionRow, now: Date): Promise<void> => {
    const before = new Date(now.getTime() - TOUCH_EVERY_MS)
    if (row.seen_at > before) return
    await touchSession(db, row.session_id, { before, at: now, expiresAt: expiry(now, row.ends_at, row.signed_in_by) })
  }

  const recordRevoked = (sessionIds: readonly string[]): void => {
    if (sessionIds.length === 0) return
    copies.drop(new Set(sessionIds))
    announce(sessionIds)
  }

  const end = async (sql: Sql, which: SessionsOf): Promise<string[]> => {
    const ended = await endSessions(sql, which, clock.now())
    if (sql === db) recordRevoked(ended)
    return ended
  }

  return {
    async resolveActor(token) {
      const now = clock.now()
      const hash = hashOf(token)
      const key = hash.toString('base64')
      const known = copies.find(key)
      if (known) return known
      const row = await findSession(db, hash, now)
      const actor = row ? toActor(row) : null
      // The session may have been revoked while its row was being read.
      if (!row || !actor || isNotified(row.session_id)) return null
      await touch(row, now)
      copies.keep(key, actor)
      return actor
    },
    ...createTokens({ clock, ids }),
    forgetCopies: (sessionId) => copies.drop(new Set([sessionId])),
    revoke: (sql, userId, sessionId) => end(sql, { userId, sessionId }),
    async revokeAllOf(sql, userId, { except } = {}) {
      await forgetDevicesOf(sql, userId, except)
      await deleteApprovalsOf(sql, userId)
      return end(sql, { userId, ...(except === undefined ? {} : { exceptId: except }) })
    },
    revokeInStore: (sql, userId, storeId) => end(sql, { userId, storeId }),
    revokeOfPasskey: (sql, { user_id, session_id }, passkeyId) => end(sql, { userId: user_id, exceptId: session_id, passkeyId }),
    recordRevoked,
    onSessionRevoked: listen,
    changeInStore: (tx, userId, storeId) => tellChangedSessions(tx, { userId, storeId }, clock.now()),
    recordChanged: (sessionIds) => {
      copies.drop(new Set(sessionIds))
      for (const sessionId of sessionIds) for (const listener of changeListeners) listener(sessionId)
    },
    onSessionChanged: (listener) => {
      changeListeners.push(listener)
    },
  }
}
