import type { privacyRoutes } from '@jhola/contract/privacy/routes'
import { listRecipients } from '@jhola/contract/privacy/shared-with'
import type { RouteReply } from '@jhola/contract/route'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import { recordSecurityEvent } from '../../platform/audit/index.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { AppError } from '../../platform/errors.ts'
import type { Asker } from '../../platform/http/caller/device-cookie.ts'
import { listMessagesByRecipient } from '../../platform/messaging/index.ts'
import { consumePhoneOtp } from '../auth/index.ts'
import { listBackAlertsOf } from '../back-alerts/index.ts'
import { listAreaRequestsOf, listStoriesOf } from '../community/index.ts'
import { listGrievancesOf } from '../grievances/index.ts'
import { listCustomerOrders, listPhotoListsOf, presentOrder } from '../orders/index.ts'
import { listPaymentsOf } from '../payments/index.ts'
import { listReviewsOf } from '../reviews/index.ts'
import type { PrivacyDeps } from './deps.ts'
import { lockAccountOfNumber } from './number-holder.repo.ts'

/** The id of nobody: orders of guests have no account. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
const ORDERS_MAX = 2000

export type ProvenNumber = { phone: string; otp: string }
export type From = { device: string; ip: string; asker: Asker }
type NumberData = Omit<RouteReply<typeof privacyRoutes.numberData>, 'success'>

/** Proves a number that has no account. Throws `auth.otp_invalid`, `privacy.has_account`. */
export const proveNumber = async (deps: PrivacyDeps, tx: Sql, { phone, otp }: ProvenNumber, asker: Asker): Promise<void> => {
  const useCode = await consumePhoneOtp(deps, { phone, otp }, asker)
  if ((await lockAccountOfNumber(tx, phone)) !== undefined) throw new AppError('privacy.has_account')
  await useCode(tx)
}

/** Orders without the rider, who is somebody else. */
const readOrders = async (sql: Sql, phone: string): Promise<{ orders: NumberData['orders']; shops: string[] }> => {
  const rows = await listCustomerOrders(sql, { user_id: NOBODY, phone }, ORDERS_MAX)
  const presented = rows.map((row) => presentOrder(row))
  return {
    orders: presented.map(({ delivery_partner: _, ...order }) => order),
    shops: presented.map(({ store_name }) => store_name),
  }
}

/** Everything kept about a number without an account; the look is recorded. */
export const readNumberData = async (deps: PrivacyDeps, proof: ProvenNumber, from: From): Promise<NumberData> => {
  const { db, clock } = deps
  const { phone } = proof
  await db.withTx((tx) => proveNumber(deps, tx, proof, from.asker))
  const customer = { user_id: NOBODY, phone }
  const [{ orders, shops }, payments, messages] = [
    await readOrders(db, phone),
    await listPaymentsOf(db, customer),
    await listMessagesByRecipient(db, [phone]),
  ]
  await recordSecurityEvent(db, deps, {
    kind: 'profile.data_exported',
    user_id: null,
    store_id: null,
    ...{ device: from.device, ip: from.ip },
    details: { phone },
  })
  return {
    exported_at: clock.now().toISOString(),
    phone,
    orders,
    payments: payments.map(({ amount_paise, ...payment }) => ({ ...payment, amount: paiseToRupees(paise(amount_paise)) })),
    reviews: await listReviewsOf(db, customer),
    area_wishes: await listAreaRequestsOf(db, phone),
    back_alerts: await listBackAlertsOf(db, { user_id: null, phone }),
    photo_lists: await listPhotoListsOf(db, { user_id: null, phone }),
    stories: await listStoriesOf(db, phone),
    grievances: await listGrievancesOf(db, phone),
    messages,
    shared_with: listRecipients({
      shops,
      providers: payments.map(({ provider }) => provider),
      channels: messages.map(({ channel }) => channel),
    }),
  }
}
