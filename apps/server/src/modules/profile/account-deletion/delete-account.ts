import { recordSecurityEvent } from '../../../platform/audit/index.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/http/caller/actor.ts'
import type { Asker } from '../../../platform/http/caller/device-cookie.ts'
import { deleteAnswersTo } from '../../../platform/http/contract-route/idempotency.ts'
import { deleteMessagesByRecipient } from '../../../platform/messaging/index.ts'
import { sealRecords } from '../../../platform/sealed/index.ts'
import {
  consumePhoneOtp,
  deleteChangesOf,
  deleteFactorsOf,
  deleteLinksOf,
  hasOpenChange,
  unshareDevicesOf,
  verifyPassword,
} from '../../auth/index.ts'
import { deleteBackAlertsOf } from '../../back-alerts/index.ts'
import { deleteCarts } from '../../cart/index.ts'
import { deleteSubmissionsOf } from '../../community/index.ts'
import { deleteGrievancesOf } from '../../grievances/index.ts'
import { deletePushesTo } from '../../notifications/index.ts'
import { deleteCustomerOrders, deletePhotoListsOf, deleteShopPersonLabels } from '../../orders/index.ts'
import { deleteNamesInBooks } from '../../payments/index.ts'
import { deleteNominee } from '../../privacy/index.ts'
import { anonymizeReviewer } from '../../reviews/index.ts'
import { closeStores } from '../../stores/index.ts'
import { listAddresses } from '../addresses/addresses.repo.ts'
import type { ProfileDeps } from '../deps.ts'
import { listBusyStores, ownsStore } from '../own-stores.read.ts'
import { findPerson } from '../people.repo.ts'
import {
  type AccountToDelete,
  deleteMemberships,
  deleteSavedData,
  hasOtherAdmin,
  lockAccount,
  lockAdmins,
  setDeleted,
} from './account-deletion.repo.ts'

type Verification = { otp: string } | { password: string }
type From = { device: string; ip: string; asker: Asker }

/** Consumes the verification; throws when the verified contact has changed since the check. */
type ConsumeOtp = (tx: Sql, leaving: AccountToDelete) => Promise<void>

/** Throws `auth.password_wrong`, `auth.otp_invalid`. The attempt is counted in every case. */
const verify = async (
  deps: ProfileDeps,
  { user_id }: Actor,
  verification: Verification,
  { device, ip, asker }: From,
): Promise<ConsumeOtp> => {
  if ('password' in verification) {
    const hash = await verifyPassword(deps, { user_id, password: verification.password, ip, device })
    return async (_tx, leaving) => {
      if (leaving.password_hash !== hash) throw new AppError('auth.password_wrong')
    }
  }
  const { phone = null } = (await findPerson(deps.db, user_id)) ?? {}
  if (phone === null) throw new AppError('auth.otp_invalid')
  const useCode = await consumePhoneOtp(deps, { phone, otp: verification.otp }, asker)
  return async (tx, leaving) => {
    if (leaving.phone !== phone) throw new AppError('auth.otp_invalid')
    await useCode(tx)
  }
}

/** The owner of an open shop and the last admin cannot delete their accounts. */
const requireMayDelete = async (tx: Sql, userId: string, { is_admin }: AccountToDelete, at: Date): Promise<void> => {
  if ((await listBusyStores(tx, userId)).length > 0) throw new AppError('profile.owns_store')
  // Whoever changed the contact may be a stranger: the shop stays until the old contact can no longer undo it.
  if ((await hasOpenChange(tx, userId, at)) && (await ownsStore(tx, userId))) throw new AppError('profile.change_pending')
  if (!is_admin) return
  await lockAdmins(tx)
  if (!(await hasOtherAdmin(tx, userId))) throw new AppError('auth.last_admin')
}

/** Keeps the sealed copy that the law asks for (decision 058). A number that nobody has proven may be somebody else's. */
const sealAccount = async (tx: Sql, deps: ProfileDeps, userId: string, leaving: AccountToDelete): Promise<void> => {
  const { name, phone, is_phone_proven, email } = leaving
  const addresses = (await listAddresses(tx, userId)).map(({ address_id: _, is_usual: __, ...address }) => address)
  const content = { name, phone: is_phone_proven ? phone : null, email, addresses }
  await sealRecords(tx, deps, 'account', [{ id: userId, processedAt: deps.clock.now(), content }])
}

/** Deletes personal data: of the user, of the customer, and of the shop's user. Returns the sessions that ended on shared devices. */
const forget = async (tx: Sql, deps: ProfileDeps, userId: string, leaving: AccountToDelete, at: Date): Promise<string[]> => {
  const phone = leaving.is_phone_proven ? leaving.phone : null
  const customer = { user_id: userId, phone }
  await sealAccount(tx, deps, userId, leaving)
  // Must run before the orders lose their customer.
  await anonymizeReviewer(tx, customer)
  await deleteCustomerOrders(tx, deps, customer)
  const workplaces = await deleteMemberships(tx, userId)
  await deleteShopPersonLabels(tx, userId, workplaces)
  await deleteNamesInBooks(tx, userId, workplaces)
  if (phone !== null) {
    await deleteSubmissionsOf(tx, phone)
    await deleteGrievancesOf(tx, phone, at)
  }
  await deleteBackAlertsOf(tx, customer)
  await deletePhotoListsOf(tx, customer)
  await deleteNominee(tx, userId)
  await deleteCarts(tx, userId)
  await deletePushesTo(tx, userId)
  await deleteSavedData(tx, userId)
  await deleteLinksOf(tx, userId)
  await deleteChangesOf(tx, userId)
  await deleteFactorsOf(tx, userId)
  await deleteAnswersTo(tx, `user:${userId}`)
  await deleteMessagesByRecipient(
    tx,
    [leaving.phone, leaving.email].filter((contact) => contact !== null),
  )
  await setDeleted(tx, userId, at)
  const atDevices: string[] = []
  for (const store_id of workplaces) atDevices.push(...(await unshareDevicesOf(tx, { store_id, user_id: userId, at })))
  return atDevices
}

/**
 * Deletes the account of a user who has just verified themselves again. All sessions end at once; orders stay without personal
 * data. Throws `auth.otp_invalid`, `auth.password_wrong`, `profile.owns_store`, `profile.change_pending`, `auth.last_admin`.
 */
export const deleteAccount = async (deps: ProfileDeps, actor: Actor, verification: Verification, from: From): Promise<void> => {
  const { user_id, store_id } = actor
  const { device, ip } = from
  const consumeOtp = await verify(deps, actor, verification, from)
  const { ended, shops } = await deps.db.withTx(async (tx) => {
    const leaving = await lockAccount(tx, user_id)
    if (!leaving) throw new AppError('auth.required')
    await consumeOtp(tx, leaving)
    const at = deps.clock.now()
    await requireMayDelete(tx, user_id, leaving, at)
    const given = await closeStores(tx, user_id, at)
    const isPhoneProven = leaving.is_phone_proven || 'otp' in verification
    const atDevices = await forget(tx, deps, user_id, { ...leaving, is_phone_proven: isPhoneProven }, at)
    await recordSecurityEvent(tx, deps, { kind: 'profile.account_deleted', user_id, store_id, device, ip })
    return { ended: [...atDevices, ...(await deps.sessions.revokeAllOf(tx, user_id))], shops: given }
  })
  deps.sessions.recordRevoked(ended)
  for (const shop of shops) deps.invalidateStore(shop)
}
