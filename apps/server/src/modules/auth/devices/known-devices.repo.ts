import type { Standing } from '@jhola/contract/auth/code-limits'
import { KNOWN_DEVICE_IDLE_MS } from '@jhola/contract/constants'
import { deleteSome, inBatches } from '../../../platform/db/in-batches.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { AskerKeys } from '../../../platform/http/caller/device-cookie.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('auth')

const knownSince = (now: Date): Date => new Date(now.getTime() - KNOWN_DEVICE_IDLE_MS)

const FIND_STANDING = statement(
  'find_standing',
  `SELECT coalesce(bool_or(u.user_id = :user_id? OR k.device_key = :device_key), false) AS known,
       coalesce(bool_or(k.network_key = :network_key), false) AS near
     FROM users u LEFT JOIN known_devices k ON k.user_id = u.user_id AND k.seen_at > :since
     WHERE u.deleted_at IS NULL
       AND ((u.phone = :recipient AND u.phone_verified_at IS NOT NULL) OR (u.email = :recipient AND u.email_verified_at IS NOT NULL))`,
)

/**
 * How a caller stands to the account of a number or address: `unknown` if there is no account, or none that has proven it. The
 * person who is signed in to the account is known on any device.
 */
export const findStanding = async (
  sql: Sql,
  recipient: string,
  { device_key, network_key, userId }: AskerKeys & { userId: string | null },
  now: Date,
): Promise<Standing> => {
  const row = await sql.first(FIND_STANDING, { recipient, device_key, network_key, user_id: userId, since: knownSince(now) })
  if (row?.known) return 'known'
  return row?.near ? 'near' : 'unknown'
}

const IS_KNOWN_DEVICE = statement(
  'is_known_device',
  'SELECT user_id FROM known_devices WHERE device_key = :device_key AND seen_at > :since LIMIT 1',
)

/** Whether a device has signed in to any account. */
export const isKnownDevice = async (sql: Sql, deviceKey: Buffer, now: Date): Promise<boolean> => {
  const row = await sql.first(IS_KNOWN_DEVICE, { device_key: deviceKey, since: knownSince(now) })
  return row !== undefined
}

const UPSERT_KNOWN_DEVICE = statement(
  'upsert_known_device',
  `INSERT INTO known_devices (user_id, device_key, network_key, created_at, seen_at) VALUES (:user_id, :device_key, :network_key, :at, :at)
     ON CONFLICT (user_id, device_key) DO UPDATE SET network_key = excluded.network_key, seen_at = excluded.seen_at`,
)

/** Remembers the device of a sign-in. */
export const rememberDevice = (sql: Sql, userId: string, { device_key, network_key }: AskerKeys, at: Date): Promise<number> =>
  sql.run(UPSERT_KNOWN_DEVICE, { user_id: userId, device_key, network_key, at })

const FORGET_DEVICES_OF = statement(
  'forget_devices_of',
  `DELETE FROM known_devices k
     WHERE k.user_id = :user_id AND k.device_key IS DISTINCT FROM (SELECT s.device_key FROM sessions s WHERE s.session_id = :except_id?)`,
)

/** Forgets the devices of a person, except the one of a session if given. */
export const forgetDevicesOf = (sql: Sql, userId: string, exceptSessionId: string | undefined): Promise<number> =>
  sql.run(FORGET_DEVICES_OF, { user_id: userId, except_id: exceptSessionId ?? null })

const FORGET_DEVICE_OF_SESSION = statement(
  'forget_device_of_session',
  `DELETE FROM known_devices k USING sessions s
     WHERE s.session_id = :session_id AND s.user_id = :user_id AND k.user_id = s.user_id AND k.device_key = s.device_key`,
)

/** Forgets the device of one session. */
export const forgetDeviceOfSession = (sql: Sql, userId: string, sessionId: string): Promise<number> =>
  sql.run(FORGET_DEVICE_OF_SESSION, { user_id: userId, session_id: sessionId })

const DELETE_KNOWN_DEVICES_BEFORE = statement('delete_known_devices_before', deleteSome('known_devices', 'seen_at < :before'))

/** Deletes devices that have not signed in for half a year. Returns the number of rows. */
export const deleteIdleDevices = (sql: Sql, now: Date): Promise<number> =>
  inBatches((limit) => sql.run(DELETE_KNOWN_DEVICES_BEFORE, { before: knownSince(now), limit }))
