import { recordSecurityEvent } from '../../platform/audit/index.ts'
import { deleteMessagesByRecipient } from '../../platform/messaging/index.ts'
import { deleteBackAlertsOf } from '../back-alerts/index.ts'
import { deleteSubmissionsOf } from '../community/index.ts'
import { deleteGrievancesOf } from '../grievances/index.ts'
import { deleteCustomerOrders, deletePhotoListsOf } from '../orders/index.ts'
import { anonymizeReviewer } from '../reviews/index.ts'
import type { PrivacyDeps } from './deps.ts'
import { type From, type ProvenNumber, proveNumber } from './number-data.ts'
import { insertDeletedAccount } from './number-holder.repo.ts'

/**
 * Does for a number without an account what the deletion of an account does: finished orders lose the person at once, unfinished
 * ones when they are finished. Throws `auth.otp_invalid`, `privacy.has_account`.
 */
export const forgetNumber = async (deps: PrivacyDeps, proof: ProvenNumber, from: From): Promise<void> => {
  const { db, clock, ids } = deps
  const { phone } = proof
  await db.withTx(async (tx) => {
    await proveNumber(deps, tx, proof, from.asker)
    const at = clock.now()
    const customer = { user_id: ids.uuid(), phone }
    await insertDeletedAccount(tx, customer.user_id, at)
    // Must run before the orders lose their customer.
    await anonymizeReviewer(tx, customer)
    await deleteCustomerOrders(tx, deps, customer)
    await deleteSubmissionsOf(tx, phone)
    await deleteBackAlertsOf(tx, { user_id: null, phone })
    await deletePhotoListsOf(tx, { user_id: null, phone })
    await deleteGrievancesOf(tx, phone, at)
    await deleteMessagesByRecipient(tx, [phone])
    const { user_id } = customer
    const { device, ip } = from
    await recordSecurityEvent(tx, deps, { kind: 'profile.account_deleted', user_id, store_id: null, device, ip })
  })
}
