import { deleteSome, inBatches } from '../../../platform/db/in-batches.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('auth')

export type ContactKind = 'phone' | 'email'

/** A change of a proven contact. `old_contact` null: there was none of this kind. */
export type ContactChange = { user_id: string; kind: ContactKind; old_contact: string | null; changed_at: Date }

const INSERT_CONTACT_CHANGE = statement(
  'insert_contact_change',
  `INSERT INTO contact_changes (change_id, token_hash, user_id, kind, old_contact, new_contact, changed_at, expires_at)
     VALUES (:change_id, :token_hash, :user_id, :kind, :old_contact, :new_contact, :at, :expires_at)`,
)

export const insertContactChange = (
  tx: Sql,
  change: Omit<ContactChange, 'changed_at'> & {
    change_id: string
    token_hash: Buffer
    new_contact: string
    at: Date
    expiresAt: Date
  },
): Promise<number> =>
  tx.run(INSERT_CONTACT_CHANGE, {
    change_id: change.change_id,
    token_hash: change.token_hash,
    user_id: change.user_id,
    kind: change.kind,
    old_contact: change.old_contact,
    new_contact: change.new_contact,
    at: change.at,
    expires_at: change.expiresAt,
  })

const USE_CONTACT_CHANGE = statement(
  'use_contact_change',
  `UPDATE contact_changes SET undone_at = :at WHERE token_hash = :token_hash AND undone_at IS NULL AND expires_at > :at
     RETURNING user_id, changed_at`,
)

/** Marks a change as undone; `undefined` if it was undone before, is too old or unknown. */
export const useContactChange = async (
  tx: Sql,
  tokenHash: Buffer,
  at: Date,
): Promise<{ user_id: string; changed_at: Date } | undefined> => tx.first(USE_CONTACT_CHANGE, { token_hash: tokenHash, at })

const UNDO_SINCE = statement(
  'undo_since',
  `WITH undone AS (
       UPDATE contact_changes SET undone_at = coalesce(undone_at, :at)
       WHERE user_id = :user_id AND changed_at >= :since AND (undone_at IS NULL OR undone_at = :at)
       RETURNING kind, old_contact, changed_at, change_id
     )
     SELECT DISTINCT ON (kind) kind, old_contact FROM undone ORDER BY kind, changed_at, change_id`,
)

/** Marks all changes since a moment as undone. Returns for each kind the contact before the first of them. */
export const undoSince = (
  tx: Sql,
  which: { user_id: string; since: Date; at: Date },
): Promise<{ kind: string; old_contact: string | null }[]> => tx.rows(UNDO_SINCE, which)

const RESTORE_CONTACT = statement(
  'restore_contact',
  `UPDATE users SET phone = CASE WHEN :has_phone THEN :phone? ELSE phone END,
       phone_verified_at = CASE WHEN NOT :has_phone THEN phone_verified_at WHEN :phone?::text IS NULL THEN NULL ELSE :at END,
       email = CASE WHEN :has_email THEN :email? ELSE email END,
       email_verified_at = CASE WHEN NOT :has_email THEN email_verified_at WHEN :email?::text IS NULL THEN NULL ELSE :at END,
       password_hash = NULL, updated_at = :at
     WHERE user_id = :user_id AND deleted_at IS NULL
     RETURNING role`,
)

/**
 * Gives an account its earlier contacts back, without a password: whoever changed them may know it. Undefined: unchanged. Returns the
 * role of the account; undefined if it is deleted.
 */
export const restoreContact = async (
  tx: Sql,
  userId: string,
  { phone, email }: { phone?: string | null | undefined; email?: string | null | undefined },
  at: Date,
): Promise<string | undefined> => {
  const row = await tx.first(RESTORE_CONTACT, {
    user_id: userId,
    has_phone: phone !== undefined,
    phone: phone ?? null,
    has_email: email !== undefined,
    email: email ?? null,
    at,
  })
  return row?.role
}

const IS_CONTACT_HELD = statement(
  'is_contact_held',
  `SELECT EXISTS (
       SELECT 1 FROM contact_changes c JOIN users u ON u.user_id = c.user_id AND u.deleted_at IS NULL
       WHERE c.old_contact = :contact AND c.undone_at IS NULL AND c.expires_at > :at AND c.user_id IS DISTINCT FROM :user_id?::uuid
         AND u.phone IS DISTINCT FROM :contact AND u.email IS DISTINCT FROM :contact
     ) AS held`,
)

/** Whether another account left this contact so lately that the change can still be undone: until then nobody else gets it. */
export const isContactHeld = async (sql: Sql, contact: string, userId: string | null, at: Date): Promise<boolean> =>
  (await sql.first(IS_CONTACT_HELD, { contact, user_id: userId, at }))?.held ?? false

const HAS_OPEN_CHANGE = statement(
  'has_open_change',
  `SELECT EXISTS (SELECT 1 FROM contact_changes WHERE user_id = :user_id AND undone_at IS NULL AND expires_at > :at) AS has`,
)

/** Whether a change of this account can still be undone. */
export const hasOpenChange = async (sql: Sql, userId: string, at: Date): Promise<boolean> =>
  (await sql.first(HAS_OPEN_CHANGE, { user_id: userId, at }))?.has ?? false

const IS_FRESH_SESSION = statement(
  'is_fresh_session',
  `SELECT EXISTS (
       SELECT 1 FROM sessions WHERE session_id = :session_id AND user_id = :user_id AND revoked_at IS NULL
         AND fresh_at > :since AND signed_in_by <> 'pin'
     ) AS fresh`,
)

/** Whether the person of this session proved who they are after a moment; a session that began with a PIN never counts. */
export const isFreshSession = async (sql: Sql, session: { session_id: string; user_id: string; since: Date }): Promise<boolean> =>
  (await sql.first(IS_FRESH_SESSION, session))?.fresh ?? false

const DELETE_CHANGES_OF = statement('delete_changes_of', 'DELETE FROM contact_changes WHERE user_id = :user_id')

export const deleteChangesOf = (tx: Sql, userId: string): Promise<number> => tx.run(DELETE_CHANGES_OF, { user_id: userId })

const DELETE_CHANGES_BEFORE = statement('delete_changes_before', deleteSome('contact_changes', 'expires_at < :before'))

/** Deletes changes that can no longer be undone. Returns the number of rows. */
export const deleteChangesBefore = (sql: Sql, before: Date): Promise<number> =>
  inBatches((limit) => sql.run(DELETE_CHANGES_BEFORE, { before, limit }))
