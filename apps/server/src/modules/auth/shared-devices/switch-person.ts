import { PIN_TRIES_A_DAY, PIN_TRIES_MAX, pinTriesLeft } from '@jhola/contract/auth/pin/rules'
import type { ThisDevice } from '@jhola/contract/auth/pin/schema'
import { shopRoleOf } from '@jhola/contract/staff/roles'
import { recordSecurityEvent } from '../../../platform/audit/index.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Asker } from '../../../platform/http/caller/device-cookie.ts'
import type { AuthDeps } from '../deps.ts'
import { hashDeviceToken } from '../devices/asker-keys.ts'
import { countPinOfDay } from '../passwords/pin-tries-of-day.ts'
import { SESSIONS_CHANNEL } from '../sessions/sessions.repo.ts'
import { beginSignIn, type SignedIn, type SignInContext } from '../sign-in/sign-in.ts'
import { type DeviceOfShop, endDeviceSessions, findSharedDevice } from './devices.repo.ts'
import { countPinTry, deletePinTries, findPin, listSwitchPeople, lockPin } from './pins.repo.ts'

/** The shared device of a caller. A program keeps no token of ours, so it never is one. */
export const deviceOf = async ({ db }: AuthDeps, { deviceToken }: Asker): Promise<DeviceOfShop | undefined> =>
  deviceToken === null ? undefined : findSharedDevice(db, hashDeviceToken(deviceToken))

/** Who works at the device that asks; `null` for every browser that was not shared. */
export const showThisDevice = async (deps: AuthDeps, asker: Asker): Promise<ThisDevice | null> => {
  const device = await deviceOf(deps, asker)
  if (!device) return null
  const { store_id, store_name, idle_minutes } = device
  const people = (await listSwitchPeople(deps.db, device)).map(({ user_id, name, has_pin, wrong, ...member }) => ({
    user_id,
    name,
    shop_role: shopRoleOf(member),
    has_pin: has_pin ?? false,
    is_locked: (wrong ?? 0) >= PIN_TRIES_MAX,
  }))
  return { store_id, store_name, idle_minutes, people }
}

/** A right PIN; `giveBack` takes its try out of those of the day. */
type RightPin = { hash: string; giveBack(tx: Sql): Promise<void> }

/** Checks a PIN after its try was counted. Throws `staff.pin_locked`, `staff.pin_wrong`. */
const checkPin = async (
  deps: AuthDeps,
  device: DeviceOfShop,
  { user_id, pin }: { user_id: string; pin: string },
  from: SignInContext,
): Promise<RightPin> => {
  const { store_id, device_id } = device
  const who = { store_id, device_id, user_id }
  const wrong = await countPinTry(deps.db, who)
  if (wrong === undefined) throw new AppError('staff.pin_locked')
  const { tries, giveBack } = await countPinOfDay(deps, who)
  if (tries > PIN_TRIES_A_DAY) throw new AppError('staff.pin_locked')
  const hash = (await findPin(deps.db, who)) ?? null
  if ((await deps.passwords.matches(hash, pin)) && hash !== null) return { hash, giveBack }
  if (tries === PIN_TRIES_A_DAY || wrong >= PIN_TRIES_MAX) {
    const locking = tries === PIN_TRIES_A_DAY ? tries : wrong
    const event = { user_id, store_id, device: from.device, ip: from.ip, details: { tries: String(locking) } }
    await recordSecurityEvent(deps.db, deps, { kind: 'staff.pin_locked', ...event })
    throw new AppError('staff.pin_locked')
  }
  throw new AppError('staff.pin_wrong', { tries_left: pinTriesLeft(wrong) })
}

/**
 * Another person of the shop goes on at a shared device, by their PIN: a new session of that shop, and the browser's session before
 * ends. Throws `staff.device_unknown` on every other device, `staff.pin_wrong`, and `staff.pin_locked` after five wrong ones there, or twenty
 * within a day on all devices of the shop.
 */
export const switchPerson = async (
  deps: AuthDeps,
  given: { user_id: string; pin: string },
  from: SignInContext,
): Promise<SignedIn> => {
  const device = await deviceOf(deps, from.asker)
  if (!device) throw new AppError('staff.device_unknown')
  const { store_id, device_id } = device
  const { user_id } = given
  const { hash, giveBack } = await checkPin(deps, device, given, from)
  const { ended, ...signedIn } = await deps.db.withTx(async (tx) => {
    if ((await lockPin(tx, { store_id, user_id })) !== hash) throw new AppError('staff.pin_wrong', { tries_left: 0 })
    await deletePinTries(tx, { store_id, user_id, device_id })
    await giveBack(tx)
    await recordSecurityEvent(tx, deps, {
      kind: 'staff.switched',
      user_id,
      store_id,
      device: from.device,
      ip: from.ip,
      details: from.before ? { before: from.before.user_id } : {},
    })
    return beginSignIn(deps, tx, { userId: user_id, storeId: store_id }, from, 'pin')
  })
  deps.sessions.recordRevoked(ended)
  return signedIn
}

/**
 * Ends every session of the shop on this shared device, and the one that asks. Who is locked out has no session any more, whatever
 * their browser does: the lock is the server's. Throws `staff.device_unknown`.
 */
export const lockDevice = async (deps: AuthDeps, from: SignInContext): Promise<void> => {
  const device = await deviceOf(deps, from.asker)
  if (!device) throw new AppError('staff.device_unknown')
  const { store_id, device_id } = device
  const ended = { store_id, device_id, at: deps.clock.now(), sessions_channel: SESSIONS_CHANNEL }
  deps.sessions.recordRevoked((await endDeviceSessions(deps.db, ended))?.ended ?? [])
  const { before } = from
  if (before) deps.sessions.recordRevoked(await deps.sessions.revoke(deps.db, before.user_id, before.session_id))
}
