import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('auth')

const CLEAR_UNPROVEN = statement(
  'clear_unproven',
  `UPDATE users u SET name = coalesce((SELECT s.owner_name FROM stores s WHERE s.store_id = :own_store_id? AND s.owner_user_id = u.user_id), ''), email = NULL, email_verified_at = NULL, password_hash = NULL,
       language = NULL, device_language = NULL, updated_at = :at
     WHERE user_id = :user_id`,
)

/**
 * Removes the address, the password, the language and the name of an account. The name of its own registration that the proof is
 * for comes instead: an earlier registration may have left another.
 */
export const clearUnproven = (
  tx: Sql,
  userId: string,
  { ownStoreId, at }: { ownStoreId: string | null; at: Date },
): Promise<number> => tx.run(CLEAR_UNPROVEN, { user_id: userId, own_store_id: ownStoreId, at })

const DELETE_OTHER_INVITATIONS = statement(
  'delete_other_invitations',
  `DELETE FROM memberships WHERE user_id = :user_id AND role = 'store_staff' AND store_id IS DISTINCT FROM :kept_store_id?`,
)

/** Deletes the invitations of an account, and work in shops that it never accepted by its number; except one. */
export const deleteOtherInvitations = (tx: Sql, userId: string, keptStoreId: string | null): Promise<number> =>
  tx.run(DELETE_OTHER_INVITATIONS, { user_id: userId, kept_store_id: keptStoreId })

const DELETE_OPEN_INVITATIONS = statement(
  'delete_open_invitations',
  `DELETE FROM memberships WHERE user_id = :user_id AND role = 'store_staff' AND joined_at IS NULL`,
)

/** Deletes invitations that were not accepted: they were for a number that the account no longer has. */
export const deleteOpenInvitations = (tx: Sql, userId: string): Promise<number> =>
  tx.run(DELETE_OPEN_INVITATIONS, { user_id: userId })

const DELETE_HELPERS_OF = statement(
  'delete_helpers_of',
  `WITH removed AS (
       DELETE FROM memberships h USING memberships o
       WHERE o.user_id = :user_id AND o.role = 'store_owner' AND h.store_id = o.store_id AND h.user_id <> :user_id
         AND (:since?::timestamptz IS NULL OR h.created_at >= :since?)
       RETURNING h.store_id, h.user_id
     ),
     former AS (
       INSERT INTO former_memberships (store_id, user_id, left_at) SELECT store_id, user_id, :at FROM removed
       ON CONFLICT (store_id, user_id) DO UPDATE SET left_at = excluded.left_at
     ),
     ended AS (
       UPDATE sessions s SET revoked_at = :at FROM removed r
       WHERE s.store_id = r.store_id AND s.user_id = r.user_id AND s.revoked_at IS NULL
       RETURNING s.session_id
     )
     SELECT session_id, pg_notify(:sessions_channel, session_id::text)::text AS told FROM ended`,
)

/**
 * Removes everybody else from the shops of an owner, or those who were invited since a moment, and tells every node. Returns the
 * sessions that this ended.
 */
export const deleteHelpersOf = async (
  tx: Sql,
  userId: string,
  { at, since, sessionsChannel }: { at: Date; since: Date | null; sessionsChannel: string },
): Promise<string[]> => {
  const rows = await tx.rows(DELETE_HELPERS_OF, { user_id: userId, at, since, sessions_channel: sessionsChannel })
  return rows.map(({ session_id }) => session_id)
}

const RELEASE_UNPROVEN_NUMBER = statement(
  'release_unproven_number',
  `UPDATE users SET phone = NULL, deleted_at = CASE WHEN role = 'admin' THEN deleted_at ELSE :at END, updated_at = :at
     WHERE user_id = :user_id AND phone_verified_at IS NULL`,
)

/** Takes an unproven number from an account that has nothing else: its holder has another account. */
export const releaseUnprovenNumber = (tx: Sql, userId: string, at: Date): Promise<number> =>
  tx.run(RELEASE_UNPROVEN_NUMBER, { user_id: userId, at })

const LOCK_UNPROVEN_HOLDER = statement(
  'lock_unproven_holder',
  `SELECT user_id FROM users WHERE phone = :phone AND phone_verified_at IS NULL AND role <> 'admin' AND user_id <> :user_id FOR UPDATE`,
)

/** Another account that has this number unproven, locked until the transaction ends. */
export const lockUnprovenHolder = async (tx: Sql, phone: string, userId: string): Promise<string | undefined> =>
  (await tx.first(LOCK_UNPROVEN_HOLDER, { phone, user_id: userId }))?.user_id

const DELETE_PINS_SINCE = statement(
  'delete_pins_since',
  `WITH pins AS (DELETE FROM staff_pins WHERE user_id = :user_id AND (:since?::timestamptz IS NULL OR set_at >= :since?)),
     gone AS (
       DELETE FROM shared_devices WHERE shared_by = :user_id AND (:since?::timestamptz IS NULL OR created_at >= :since?)
       RETURNING store_id, device_key
     ),
     ended AS (
       UPDATE sessions s SET revoked_at = :at FROM gone g
       WHERE s.store_id = g.store_id AND s.device_key = g.device_key AND s.signed_in_by = 'pin' AND s.revoked_at IS NULL
       RETURNING s.session_id
     )
     SELECT session_id, pg_notify(:sessions_channel, session_id::text)::text AS told FROM ended`,
)

/**
 * Removes the PINs that a person chose since a moment, and the devices that they shared since: a PIN opens the shop there without
 * anything else. Returns the sessions that this ended.
 */
export const deletePinsSince = async (
  tx: Sql,
  userId: string,
  { at, since, sessionsChannel }: { at: Date; since: Date | null; sessionsChannel: string },
): Promise<string[]> => {
  const rows = await tx.rows(DELETE_PINS_SINCE, { user_id: userId, at, since, sessions_channel: sessionsChannel })
  return rows.map(({ session_id }) => session_id)
}

const RELEASE_UNPROVEN_ADDRESS = statement(
  'release_unproven_address',
  `UPDATE users SET email = NULL, password_hash = NULL, name = CASE WHEN phone_verified_at IS NULL THEN '' ELSE name END,
       deleted_at = CASE WHEN phone IS NULL THEN :at ELSE deleted_at END, updated_at = :at
     WHERE email = :email AND email_verified_at IS NULL AND role <> 'admin' AND user_id <> :user_id RETURNING user_id`,
)

/** Takes an unproven address, and its password, from another account: a sign-up that nobody confirmed. Returns that account. */
export const releaseUnprovenAddress = async (tx: Sql, email: string, userId: string, at: Date): Promise<string | undefined> =>
  (await tx.first(RELEASE_UNPROVEN_ADDRESS, { email, user_id: userId, at }))?.user_id
