import { recordSecurityEvent } from '../../platform/audit/index.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { AppError } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/caller/actor.ts'
import { forgetAnswersTo } from '../../platform/http/contract-route/idempotency.ts'
import { deleteMessagesByRecipient } from '../../platform/messaging/index.ts'
import { consumePhoneOtp, deleteLinksOf, verifyPassword } from '../auth/index.ts'
import { deleteCarts } from '../cart/index.ts'
import { forgetWordsOf } from '../community/index.ts'
import { deletePushesTo } from '../notifications/index.ts'
import { deleteCustomerOrders, deleteShopPersonLabels } from '../orders/index.ts'
import { forgetReviewer } from '../reviews/index.ts'
import { closeStores } from '../stores/index.ts'
import type { ProfileDeps } from './deps.ts'
import {
  deleteKept,
  deleteMemberships,
  hasOtherAdmin,
  type LeavingRow,
  lockAdmins,
  lockLeaving,
  setDeleted,
} from './leaving.repo.ts'
import { listBusyStores } from './own-stores.read.ts'
import { findPerson } from './people.repo.ts'

type Proof = { otp: string } | { password: string }
type From = { device: string; ip: string }

/** Uses the proof up, and refuses it when what it proves has changed since it was looked at. */
type ConsumeOtp = (tx: Sql, leaving: LeavingRow) => Promise<void>

/** Throws `auth.password_wrong`, `auth.otp_invalid`. The try is counted, whatever comes after. */
const prove = async (deps: ProfileDeps, { user_id }: Actor, proof: Proof, { device, ip }: From): Promise<ConsumeOtp> => {
  if ('password' in proof) {
    const hash = await verifyPassword(deps, { user_id, password: proof.password, ip, device })
    return async (_tx, leaving) => {
      if (leaving.password_hash !== hash) throw new AppError('auth.password_wrong')
    }
  }
  const { phone = null } = (await findPerson(deps.db, user_id)) ?? {}
  if (phone === null) throw new AppError('auth.otp_invalid')
  const useCode = await consumePhoneOtp(deps, { phone, otp: proof.otp })
  return async (tx, leaving) => {
    if (leaving.phone !== phone) throw new AppError('auth.otp_invalid')
    await useCode(tx)
  }
}

/** A shop does not vanish under its customers, nor the last admin under everybody. */
const requireMayLeave = async (tx: Sql, userId: string, { is_admin }: LeavingRow): Promise<void> => {
  if ((await listBusyStores(tx, userId)).length > 0) throw new AppError('profile.owns_store')
  if (!is_admin) return
  await lockAdmins(tx)
  if (!(await hasOtherAdmin(tx, userId))) throw new AppError('auth.last_admin')
}

/** Whatever tells who it was: of the person, of the customer, and of who worked in a shop. */
const forget = async (tx: Sql, userId: string, leaving: LeavingRow, isPhoneProven: boolean, at: Date): Promise<void> => {
  const phone = isPhoneProven ? leaving.phone : null
  const customer = { user_id: userId, phone }
  // Before the orders forget whose they were.
  await forgetReviewer(tx, customer)
  await deleteCustomerOrders(tx, customer)
  await deleteShopPersonLabels(tx, userId, await deleteMemberships(tx, userId))
  if (phone !== null) await forgetWordsOf(tx, phone)
  await deleteCarts(tx, userId)
  await deletePushesTo(tx, userId)
  await deleteKept(tx, userId)
  await deleteLinksOf(tx, userId)
  await forgetAnswersTo(tx, `user:${userId}`)
  await deleteMessagesByRecipient(
    tx,
    [leaving.phone, leaving.email].filter((contact) => contact !== null),
  )
  await setDeleted(tx, userId, at)
}

/**
 * Deletes the account of somebody who has just shown again that they are its person. Every session ends at once; orders stay without
 * a name. Throws `auth.otp_invalid`, `auth.password_wrong`, `profile.owns_store`, `auth.last_admin`.
 */
export const deleteAccount = async (deps: ProfileDeps, actor: Actor, proof: Proof, from: From): Promise<void> => {
  const { user_id, store_id } = actor
  const consumeOtp = await prove(deps, actor, proof, from)
  const { ended, shops } = await deps.db.withTx(async (tx) => {
    const leaving = await lockLeaving(tx, user_id)
    if (!leaving) throw new AppError('auth.required')
    await consumeOtp(tx, leaving)
    await requireMayLeave(tx, user_id, leaving)
    const at = deps.clock.now()
    const given = await closeStores(tx, user_id, at)
    await forget(tx, user_id, leaving, leaving.is_phone_proven || 'otp' in proof, at)
    await recordSecurityEvent(tx, deps, { kind: 'profile.account_deleted', user_id, store_id, ...from })
    return { ended: await deps.sessions.revokeAllOf(tx, user_id), shops: given }
  })
  deps.sessions.recordRevoked(ended)
  for (const shop of shops) deps.invalidateStore(shop)
}
