import { type IdleMinutes, toIdleMinutes } from '@jhola/contract/auth/pin/rules'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('auth')

/** A device that several people of a shop use. */
export type DeviceOfShop = { store_id: string; device_id: string; device: string; idle_minutes: IdleMinutes; store_name: string }

const FIND_SHARED_DEVICE = statement(
  'find_shared_device',
  `SELECT d.store_id, d.device_id, d.device, d.idle_minutes, s.name AS store_name
     FROM shared_devices d JOIN stores s ON s.store_id = d.store_id WHERE d.device_key = :device_key`,
)

/** The shared device of a browser; the browser's token is what finds out its shop. */
export const findSharedDevice = async (sql: Sql, deviceKey: Buffer): Promise<DeviceOfShop | undefined> => {
  const row = await sql.first(FIND_SHARED_DEVICE, { device_key: deviceKey })
  return row && { ...row, idle_minutes: toIdleMinutes(row.idle_minutes) }
}

const LIST_SHARED_DEVICES = statement(
  'list_shared_devices',
  `SELECT d.device_id, d.device, d.device_key, d.idle_minutes, d.created_at, coalesce(m.name, u.name) AS by_name
     FROM shared_devices d LEFT JOIN memberships m ON m.store_id = :store_id AND m.user_id = d.shared_by
     LEFT JOIN users u ON u.user_id = m.user_id
     WHERE d.store_id = :store_id ORDER BY d.created_at, d.device_id LIMIT 100`,
)

/** The shared devices of a shop, the oldest first. */
export const listSharedDevices = async (sql: Sql, storeId: string) =>
  (await sql.rows(LIST_SHARED_DEVICES, { store_id: storeId })).map(({ idle_minutes, ...device }) => ({
    ...device,
    idle_minutes: toIdleMinutes(idle_minutes),
  }))

const LOCK_SHARED_DEVICES = statement(
  'lock_shared_devices',
  `SELECT pg_advisory_xact_lock(hashtextextended('shared devices ' || :store_id, 0))`,
)

/** Serialises the changes of a shop's shared devices until the end of the transaction. */
export const lockSharedDevices = (tx: Sql, storeId: string) => tx.rows(LOCK_SHARED_DEVICES, { store_id: storeId })

const INSERT_SHARED_DEVICE = statement(
  'insert_shared_device',
  `INSERT INTO shared_devices (store_id, device_id, device_key, device, idle_minutes, shared_by, created_at)
     VALUES (:store_id, :device_id, :device_key, :device, :idle_minutes, :shared_by, :at)`,
)

export const insertSharedDevice = (
  sql: Sql,
  device: {
    store_id: string
    device_id: string
    device_key: Buffer
    device: string
    idle_minutes: IdleMinutes
    shared_by: string
    at: Date
  },
): Promise<number> => sql.run(INSERT_SHARED_DEVICE, device)

const SET_IDLE_MINUTES = statement(
  'set_idle_minutes',
  'UPDATE shared_devices SET idle_minutes = :idle_minutes WHERE store_id = :store_id AND device_id = :device_id',
)

/** Zero if the shop has no such device. */
export const setIdleMinutes = (
  sql: Sql,
  device: { store_id: string; device_id: string; idle_minutes: IdleMinutes },
): Promise<number> => sql.run(SET_IDLE_MINUTES, device)

const DELETE_SHARED_DEVICE = statement(
  'delete_shared_device',
  `WITH gone AS (
       DELETE FROM shared_devices WHERE store_id = :store_id AND device_id = :device_id RETURNING device_key, device
     ), ended AS (
       UPDATE sessions SET revoked_at = :at FROM gone
       WHERE sessions.store_id = :store_id AND sessions.device_key = gone.device_key AND session_id <> :except_id AND revoked_at IS NULL
       RETURNING session_id, pg_notify(:sessions_channel, session_id::text)::text AS told
     )
     SELECT device, (SELECT coalesce(array_agg(session_id), '{}') FROM ended) AS ended FROM gone`,
)

/**
 * Removes a shared device and ends every session of the shop there, however it began: the device may be in foreign hands. Only the
 * session of the caller goes on. Returns the ended sessions; nothing if the shop has no such device.
 */
export const deleteSharedDevice = async (
  sql: Sql,
  device: { store_id: string; device_id: string; except_id: string; at: Date; sessions_channel: string },
): Promise<{ device: string; ended: string[] } | undefined> => {
  const row = await sql.first(DELETE_SHARED_DEVICE, device)
  return row && { device: row.device, ended: row.ended ?? [] }
}

const END_DEVICE_SESSIONS = statement(
  'end_device_sessions',
  `WITH found AS (SELECT device_key, device FROM shared_devices WHERE store_id = :store_id AND device_id = :device_id), ended AS (
       UPDATE sessions SET revoked_at = :at FROM found
       WHERE sessions.store_id = :store_id AND sessions.device_key = found.device_key AND revoked_at IS NULL
       RETURNING session_id, pg_notify(:sessions_channel, session_id::text)::text AS told
     )
     SELECT device, (SELECT coalesce(array_agg(session_id), '{}') FROM ended) AS ended FROM found`,
)

/** Ends every session of the shop on a shared device, on every node at the commit; nothing if the shop has no such device. */
export const endDeviceSessions = async (
  sql: Sql,
  device: { store_id: string; device_id: string; at: Date; sessions_channel: string },
): Promise<{ device: string; ended: string[] } | undefined> => {
  const row = await sql.first(END_DEVICE_SESSIONS, device)
  return row && { device: row.device, ended: row.ended ?? [] }
}

const DELETE_DEVICES_SHARED_BY = statement(
  'delete_devices_shared_by',
  `WITH gone AS (
       DELETE FROM shared_devices WHERE store_id = :store_id AND shared_by = :user_id RETURNING device_key
     ), ended AS (
       UPDATE sessions SET revoked_at = :at FROM gone
       WHERE sessions.store_id = :store_id AND sessions.device_key = gone.device_key AND signed_in_by = 'pin' AND revoked_at IS NULL
       RETURNING session_id
     )
     SELECT session_id, pg_notify(:sessions_channel, session_id::text)::text AS told FROM ended`,
)

/** Removes the devices of a shop that somebody shared, and ends what a PIN opened there. Returns the ended sessions. */
export const deleteDevicesSharedBy = async (
  tx: Sql,
  who: { store_id: string; user_id: string; at: Date; sessions_channel: string },
): Promise<string[]> => (await tx.rows(DELETE_DEVICES_SHARED_BY, who)).map(({ session_id }) => session_id)
