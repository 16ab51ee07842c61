import type { WaitingApproval } from '@jhola/contract/auth/approvals/rules'
import type { Standing } from '@jhola/contract/auth/code-limits'
import type { SignInRole } from '@jhola/contract/auth/schema'
import { deleteSome, inBatches } from '../../../platform/db/in-batches.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { AskerKeys } from '../../../platform/http/caller/device-cookie.ts'
import { SHOP_OF } from '../accounts/shop-of.sql.ts'

import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('auth')

const LIST_WAITING_AT = statement(
  'list_waiting_at',
  `SELECT number, standing, expires_at, network_key = :network_key AS "is_same_network!", device_key = :device_key AS "is_same_device!"
     FROM sign_in_approvals WHERE phone = :phone AND answered_at IS NULL AND expires_at > :now`,
)

/** Requests that wait at a number, as the asking device sees them. */
export const listWaitingAt = async (
  sql: Sql,
  phone: string,
  { device_key, network_key }: AskerKeys,
  now: Date,
): Promise<WaitingApproval[]> => {
  const rows = await sql.rows(LIST_WAITING_AT, { phone, device_key, network_key, now })
  return rows.map((row) => ({
    number: row.number,
    // @NOTE a column's check keeps these values.
    standing: row.standing as Standing,
    isSameNetwork: row.is_same_network,
    isSameDevice: row.is_same_device,
    expiresMs: row.expires_at.getTime(),
  }))
}

const REPLACE_APPROVAL = statement(
  'replace_approval',
  `WITH replaced AS (
       UPDATE sign_in_approvals SET expires_at = :at WHERE phone = :phone AND device_key = :device_key AND answered_at IS NULL AND expires_at > :at
     )
     INSERT INTO sign_in_approvals (approval_id, token_hash, phone, role, user_id, number, device, device_key, network_key, standing, created_at, expires_at)
     VALUES (:approval_id, :token_hash, :phone, :role,
       (SELECT user_id FROM users WHERE phone = :phone AND phone_verified_at IS NOT NULL AND deleted_at IS NULL AND role <> 'admin'),
       :number, :device, :device_key, :network_key, :standing, :at, :expires_at)`,
)

/** Stores a request in the place of the earlier one of this device; by the same work whether or not the number has an account. */
export const replaceApproval = (
  tx: Sql,
  approval: {
    approval_id: string
    token_hash: Buffer
    phone: string
    role: SignInRole
    number: number
    device: string
    device_key: Buffer
    network_key: Buffer
    standing: Standing
    at: Date
    expires_at: Date
  },
): Promise<number> => tx.run(REPLACE_APPROVAL, approval)

const LIST_WAITING_FOR = statement(
  'list_waiting_for',
  `SELECT device, standing, created_at, count(*) OVER ()::int AS "total!" FROM sign_in_approvals
     WHERE user_id = :user_id AND answered_at IS NULL AND expires_at > :now ORDER BY created_at DESC, approval_id LIMIT :limit`,
)

export type WaitingRow = { device: string; standing: string; created_at: Date; total: number }

/** The newest requests that wait for a person; each with the number of all. */
export const listWaitingFor = (sql: Sql, userId: string, now: Date, limit: number): Promise<WaitingRow[]> =>
  sql.rows(LIST_WAITING_FOR, { user_id: userId, now, limit })

const APPROVE = statement(
  'approve_sign_in',
  `UPDATE sign_in_approvals SET answered_at = :at, is_approved = true
     WHERE user_id = :user_id AND number = :number AND answered_at IS NULL AND expires_at > :at RETURNING device`,
)

/** Lets the device with this number in. Gives its name; undefined if none waits with it. */
export const approveNumber = async (tx: Sql, userId: string, number: number, at: Date): Promise<string | undefined> =>
  (await tx.first(APPROVE, { user_id: userId, number, at }))?.device

const REFUSE_ALL = statement(
  'refuse_sign_ins',
  'UPDATE sign_in_approvals SET answered_at = :at WHERE user_id = :user_id AND answered_at IS NULL AND expires_at > :at',
)

export const refuseAll = (tx: Sql, userId: string, at: Date): Promise<number> => tx.run(REFUSE_ALL, { user_id: userId, at })

const USE_APPROVAL = statement(
  'use_approval',
  `UPDATE sign_in_approvals SET used_at = :at
     WHERE token_hash = :token_hash AND device_key = :device_key AND is_approved AND used_at IS NULL AND expires_at > :at
     RETURNING user_id AS "user_id!", phone, role`,
)

/** Uses an approval up, on the device that asked for it. Undefined if there is none (any more). */
export const useApproval = (
  tx: Sql,
  which: { token_hash: Buffer; device_key: Buffer; at: Date },
): Promise<{ user_id: string; phone: string; role: string } | undefined> => tx.first(USE_APPROVAL, which)

const FIND_APPROVAL_STATE = statement(
  'find_approval_state',
  `SELECT answered_at IS NOT NULL AND NOT is_approved AS "is_refused!" FROM sign_in_approvals
     WHERE token_hash = :token_hash AND device_key = :device_key AND used_at IS NULL AND expires_at > :at`,
)

export const findApprovalState = async (
  sql: Sql,
  which: { token_hash: Buffer; device_key: Buffer; at: Date },
): Promise<'waiting' | 'refused' | 'ended'> => {
  const row = await sql.first(FIND_APPROVAL_STATE, which)
  if (!row) return 'ended'
  return row.is_refused ? 'refused' : 'waiting'
}

const LOCK_APPROVED_PERSON = statement(
  'lock_approved_person',
  `SELECT u.user_id, w.store_id FROM users u LEFT JOIN LATERAL (${SHOP_OF}) w ON true
     WHERE u.user_id = :user_id AND u.phone = :phone AND u.phone_verified_at IS NOT NULL AND u.deleted_at IS NULL AND u.role <> 'admin'
     FOR SHARE OF u`,
)

/** The person of an approval, if the number is still theirs, with the shop where they work; locked until the transaction ends. */
export const lockApprovedPerson = (
  tx: Sql,
  person: { user_id: string; phone: string },
): Promise<{ user_id: string; store_id: string | null } | undefined> => tx.first(LOCK_APPROVED_PERSON, person)

const DELETE_APPROVALS_BEFORE = statement('delete_approvals_before', deleteSome('sign_in_approvals', 'expires_at < :before'))

/** Deletes requests that ended. Returns the number of rows. */
export const deleteApprovalsBefore = (sql: Sql, before: Date): Promise<number> =>
  inBatches((limit) => sql.run(DELETE_APPROVALS_BEFORE, { before, limit }))
