import { type IdleMinutes, isWeakPin, SHARED_DEVICES_MAX } from '@jhola/contract/auth/pin/rules'
import type { SharedDevice } from '@jhola/contract/auth/pin/schema'
import { recordSecurityEvent } from '../../../platform/audit/index.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { ShopPerson } from '../../../platform/http/caller/actor.ts'
import type { Asker } from '../../../platform/http/caller/device-cookie.ts'
import type { AuthDeps } from '../deps.ts'
import { hashDeviceToken } from '../devices/asker-keys.ts'
import { requireFresh } from '../factors/requirements.ts'
import { forgetPinsOfDay } from '../passwords/pin-tries-of-day.ts'
import { SESSIONS_CHANNEL } from '../sessions/sessions.repo.ts'
import {
  deleteDevicesSharedBy,
  deleteSharedDevice,
  endDeviceSessions,
  findSharedDevice,
  insertSharedDevice,
  listSharedDevices,
  lockSharedDevices,
  setIdleMinutes,
} from './devices.repo.ts'
import { deletePinTries, endPinSessions, findPin, isMember, upsertPin } from './pins.repo.ts'

/** Somebody of a shop at a device. */
export type ShopCall = { actor: ShopPerson; device: string; ip: string; asker: Asker }

const eventOf = ({ actor, device, ip }: ShopCall) => ({ user_id: actor.user_id, store_id: actor.store_id, device, ip })

/** The shared devices of the person's shop. */
export const showSharedDevices = async (deps: AuthDeps, { actor, asker }: ShopCall): Promise<SharedDevice[]> => {
  const own = asker.deviceToken === null ? null : hashDeviceToken(asker.deviceToken)
  return (await listSharedDevices(deps.db, actor.store_id)).map(({ device_key, created_at, ...device }) => ({
    ...device,
    is_this: own?.equals(device_key) ?? false,
    created_at: created_at.toISOString(),
  }))
}

/**
 * Several people use this browser from now on. A browser is shared for one shop: sharing it anew ends what was before. Throws
 * `auth.fresh_sign_in_required`, `staff.device_unknown` for a program, which keeps no token, and `staff.devices_most`.
 */
export const shareDevice = async (deps: AuthDeps, call: ShopCall, idle_minutes: IdleMinutes): Promise<void> => {
  const { actor, asker, device } = call
  await requireFresh(deps, actor)
  if (asker.deviceToken === null) throw new AppError('staff.device_unknown')
  const device_key = hashDeviceToken(asker.deviceToken)
  const { store_id, user_id: shared_by } = actor
  const at = deps.clock.now()
  const ended = await deps.db.withTx(async (tx) => {
    await lockSharedDevices(tx, store_id)
    const before = await findSharedDevice(tx, device_key)
    const gone =
      before &&
      (await deleteSharedDevice(tx, {
        store_id: before.store_id,
        device_id: before.device_id,
        except_id: actor.session_id,
        at,
        sessions_channel: SESSIONS_CHANNEL,
      }))
    if ((await listSharedDevices(tx, store_id)).length >= SHARED_DEVICES_MAX)
      throw new AppError('staff.devices_most', { most: SHARED_DEVICES_MAX })
    const device_id = deps.ids.uuid()
    await insertSharedDevice(tx, { store_id, device_id, device_key, device, idle_minutes, shared_by, at })
    await recordSecurityEvent(tx, deps, { kind: 'staff.device_added', ...eventOf(call) })
    return gone?.ended ?? []
  })
  deps.sessions.recordRevoked(ended)
}

/** Throws `staff.device_unknown`. */
export const changeSharedDevice = async (
  deps: AuthDeps,
  { actor }: ShopCall,
  change: { device_id: string; idle_minutes: IdleMinutes },
): Promise<void> => {
  if ((await setIdleMinutes(deps.db, { store_id: actor.store_id, ...change })) === 0) throw new AppError('staff.device_unknown')
}

/** A device is shared no longer; the shop's sessions on it end at once, except the caller's own. Throws `staff.device_unknown`. */
export const unshareDevice = async (deps: AuthDeps, call: ShopCall, device_id: string): Promise<void> => {
  const { store_id, session_id: except_id } = call.actor
  const gone = await deps.db.withTx(async (tx) => {
    const removed = await deleteSharedDevice(tx, {
      store_id,
      device_id,
      except_id,
      at: deps.clock.now(),
      sessions_channel: SESSIONS_CHANNEL,
    })
    if (!removed) throw new AppError('staff.device_unknown')
    const details = { device: removed.device, sessions: String(removed.ended.length) }
    await recordSecurityEvent(tx, deps, { kind: 'staff.device_removed', ...eventOf(call), details })
    return removed
  })
  deps.sessions.recordRevoked(gone.ended)
}

/**
 * Locks a shared device from elsewhere, also while it has no network: whoever was at it is signed out, and it can do nothing but
 * switch to somebody with a PIN. Throws `staff.device_unknown`.
 */
export const lockFromElsewhere = async (deps: AuthDeps, call: ShopCall, device_id: string): Promise<void> => {
  const { store_id } = call.actor
  const locked = await deps.db.withTx(async (tx) => {
    const found = await endDeviceSessions(tx, { store_id, device_id, at: deps.clock.now(), sessions_channel: SESSIONS_CHANNEL })
    if (!found) throw new AppError('staff.device_unknown')
    const details = { device: found.device, sessions: String(found.ended.length) }
    await recordSecurityEvent(tx, deps, { kind: 'staff.device_locked', ...eventOf(call), details })
    return found
  })
  deps.sessions.recordRevoked(locked.ended)
}

/**
 * The devices that somebody shared are shared no longer when they leave the shop: one may be their own, which would still show the
 * names of the shop's people and take their PINs. Returns the sessions that end with the transaction, for `sessions.recordRevoked`.
 */
export const unshareDevicesOf = (tx: Sql, who: { store_id: string; user_id: string; at: Date }): Promise<string[]> =>
  deleteDevicesSharedBy(tx, { ...who, sessions_channel: SESSIONS_CHANNEL })

/** The owner unlocks somebody's PIN on every device of the shop. Throws `stores.staff_not_found`. */
export const unlockPin = async (deps: AuthDeps, { store_id }: ShopPerson, user_id: string): Promise<void> => {
  if (!(await isMember(deps.db, { store_id, user_id }))) throw new AppError('stores.staff_not_found')
  await deletePinTries(deps.db, { store_id, user_id, device_id: null })
  await forgetPinsOfDay(deps, deps.db, { store_id, user_id })
}

export const hasOwnPin = async (deps: AuthDeps, { user_id, store_id }: ShopPerson): Promise<boolean> =>
  (await findPin(deps.db, { store_id, user_id })) !== undefined

/**
 * Chooses the own PIN. What an earlier one opened ends, and it is unlocked on every device. Throws `staff.pin_weak` and
 * `auth.fresh_sign_in_required`, also in a session that began with a PIN.
 */
export const setOwnPin = async (deps: AuthDeps, call: ShopCall, pin: string): Promise<void> => {
  const { store_id, user_id } = call.actor
  await requireFresh(deps, call.actor)
  if (isWeakPin(pin)) throw new AppError('staff.pin_weak')
  const pin_hash = await deps.passwords.hash(pin)
  const at = deps.clock.now()
  const ended = await deps.db.withTx(async (tx) => {
    await upsertPin(tx, { store_id, user_id, pin_hash, at })
    await deletePinTries(tx, { store_id, user_id, device_id: null })
    await forgetPinsOfDay(deps, tx, { store_id, user_id })
    await recordSecurityEvent(tx, deps, { kind: 'staff.pin_set', ...eventOf(call) })
    return endPinSessions(tx, { store_id, user_id, at, sessions_channel: SESSIONS_CHANNEL })
  })
  deps.sessions.recordRevoked(ended)
}
