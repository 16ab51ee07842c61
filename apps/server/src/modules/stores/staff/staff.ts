import { STAFF_INVITES_A_DAY, STAFF_MAX } from '@jhola/contract/constants'
import { nameForMessage } from '@jhola/contract/notifications/message-limits'
import type { Language } from '@jhola/contract/shared/wire'
import { type Overrides, overridesFor, permissionsOf } from '@jhola/contract/staff/permissions'
import { type StaffRole, shopRoleOf } from '@jhola/contract/staff/roles'
import type { StaffMember } from '@jhola/contract/stores/settings'
import { recordSecurityEvent } from '../../../platform/audit/index.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import { isContactHeld, unshareDevicesOf } from '../../auth/index.ts'
import type { StoreDeps } from '../deps.ts'
import { hasShop } from '../registration/registration.repo.ts'
import type { OwnersCall } from '../settings/change-settings.ts'
import { findStoreById } from '../stores.read.ts'
import { deleteStaff, insertStaff, listStaff, lockInvited, lockStaffCounts, type StaffRow, setRights } from './staff.repo.ts'

const DAY_MS = 24 * 3_600_000

const presentMember = ({ created_at, joined_at, staff_role, rights: overrides, ...member }: StaffRow): StaffMember => {
  const shop_role = shopRoleOf({ role: member.role, staff_role })
  return {
    ...member,
    shop_role,
    overrides,
    permissions: [...permissionsOf({ role: shop_role, overrides, afterPin: false })],
    invited_at: created_at.toISOString(),
    joined_at: joined_at?.toISOString() ?? null,
  }
}

/** The users of a shop, its owner first. */
export const showStaff = async (sql: Sql, storeId: string): Promise<StaffMember[]> =>
  (await listStaff(sql, storeId)).map(presentMember)

/** Limits the number of users and of invitation messages. */
const refuseTooMany = async (deps: StoreDeps, tx: Sql, storeId: string): Promise<void> => {
  const nowMs = deps.clock.now().getTime()
  const { people, invited } = await lockStaffCounts(tx, storeId, new Date(nowMs - DAY_MS))
  if (people >= STAFF_MAX) throw new AppError('stores.staff_most', { most: STAFF_MAX })
  if (invited >= STAFF_INVITES_A_DAY) throw new AppError('request.rate_limited', { seconds: DAY_MS / 1000 })
}

/**
 * Invites a user to the shop by a message. They work there from their next sign-in by OTP on, also if the message was held back
 * because the number got too many. Throws `stores.staff_taken`,
 * `stores.staff_most`, `request.rate_limited`.
 */
export const inviteStaff = async (
  deps: StoreDeps,
  tx: Sql,
  { actor, device, ip, language }: OwnersCall & { language: Language },
  { name, phone, role: staff_role }: { name: string; phone: string; role: StaffRole },
): Promise<{ member: StaffMember; is_message_sent: boolean }> => {
  const { store_id } = actor
  const at = deps.clock.now()
  const store = await findStoreById(tx, store_id)
  if (!store) throw new AppError('stores.not_found')
  await refuseTooMany(deps, tx, store_id)
  if (await isContactHeld(tx, phone, null, at)) throw new AppError('profile.contact_held')
  const person = await lockInvited(tx, store_id, { user_id: deps.ids.uuid(), name, phone, at })
  if (!person || person.is_taken || (await hasShop(tx, person.user_id))) throw new AppError('stores.staff_taken')
  const { user_id } = person
  await insertStaff(tx, { store_id, user_id, staff_role, name, at })
  const reads = person.language ?? language
  const text = deps.texts.message(reads, 'stores.staff_invited', {
    // A message to a stranger carries no text of the sender's choice but a clean name.
    store: nameForMessage(store.name) || 'Jhola',
    link: `${deps.origin}/store-login`,
  })
  const sending = await deps.gateway.send(tx, { to: phone, channel: 'sms', template: 'staff_invited', text, language: reads })
  const details = { member: user_id, phone, role: staff_role }
  await recordSecurityEvent(tx, deps, { kind: 'stores.staff_invited', user_id: actor.user_id, store_id, device, ip, details })
  const row = { user_id, name, phone, role: 'store_staff' as const, staff_role, rights: {}, created_at: at, joined_at: null }
  return { member: presentMember(row), is_message_sent: sending.isSent }
}

/**
 * Gives somebody of the shop another role and other rights. Returns the member and their sessions of this shop, for
 * `sessions.recordChanged` after the commit. Throws `stores.staff_not_found`, and `auth.forbidden` for the owner, who has all rights.
 */
export const changeStaff = async (
  deps: StoreDeps,
  tx: Sql,
  { actor, device, ip }: OwnersCall,
  userId: string,
  { role, overrides }: { role: StaffRole; overrides: Overrides },
): Promise<{ member: StaffMember; changed: string[] }> => {
  const { store_id } = actor
  if (userId === actor.user_id) throw new AppError('auth.forbidden')
  const rights = overridesFor(role, overrides)
  if ((await setRights(tx, { store_id, user_id: userId, staff_role: role, rights })) === 0)
    throw new AppError('stores.staff_not_found')
  const changed = await deps.sessions.changeInStore(tx, userId, store_id)
  const details = { member: userId, role, ...toTexts(rights) }
  await recordSecurityEvent(tx, deps, { kind: 'staff.role_changed', user_id: actor.user_id, store_id, device, ip, details })
  const member = (await showStaff(tx, store_id)).find(({ user_id }) => user_id === userId)
  if (!member) throw new AppError('stores.staff_not_found')
  return { member, changed }
}

const toTexts = (rights: Overrides): Record<string, string> =>
  Object.fromEntries(Object.entries(rights).map(([permission, isGiven]) => [permission, isGiven ? 'yes' : 'no']))

/**
 * Removes a user from the shop, and the devices that they shared. Returns the sessions that end with the transaction, for
 * `sessions.recordRevoked` after it. Throws `stores.staff_not_found`, and `auth.forbidden` for the owner: a shop always has one.
 */
export const removeStaff = async (
  deps: StoreDeps,
  tx: Sql,
  { actor, device, ip }: OwnersCall,
  userId: string,
): Promise<string[]> => {
  const { store_id } = actor
  if (userId === actor.user_id) throw new AppError('auth.forbidden')
  const at = deps.clock.now()
  if ((await deleteStaff(tx, { store_id, user_id: userId, at })) === 0) throw new AppError('stores.staff_not_found')
  const own = await deps.sessions.revokeInStore(tx, userId, store_id)
  const ended = [...own, ...(await unshareDevicesOf(tx, { store_id, user_id: userId, at }))]
  const details = { member: userId, sessions: String(ended.length) }
  await recordSecurityEvent(tx, deps, { kind: 'stores.staff_removed', user_id: actor.user_id, store_id, device, ip, details })
  return ended
}
