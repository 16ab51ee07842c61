import { listRecipients } from '@jhola/contract/privacy/shared-with'
import type { profileRoutes } from '@jhola/contract/profile/routes'
import type { RouteReply } from '@jhola/contract/route'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import { listSecurityEventsOf, recordSecurityEvent } from '../../../platform/audit/index.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import type { Actor } from '../../../platform/http/caller/actor.ts'
import { listMessagesByRecipient } from '../../../platform/messaging/index.ts'
import { listRetainedSessions, showFactors } from '../../auth/index.ts'
import { listBackAlertsOf } from '../../back-alerts/index.ts'
import { listCarts, listFavourites } from '../../cart/index.ts'
import { listAreaRequestsOf, listStoriesOf } from '../../community/index.ts'
import { listGrievancesOf } from '../../grievances/index.ts'
import { findSettings, listSubscriptionsOf } from '../../notifications/index.ts'
import { findOrderCustomer, listCustomerOrders, listPhotoListsOf, type OrderCustomer, presentOrder } from '../../orders/index.ts'
import { listPaymentsOf } from '../../payments/index.ts'
import { findNominee } from '../../privacy/index.ts'
import { listReviewsOf } from '../../reviews/index.ts'
import { listConsentHistory } from '../consents/consents.repo.ts'
import type { ProfileDeps } from '../deps.ts'
import { listWorkplaces } from '../own-stores.read.ts'
import { findDeviceLanguage } from '../people.repo.ts'
import { showProfile } from '../show-profile.ts'

type Export = Omit<RouteReply<typeof profileRoutes.exportData>, 'success'>

const ORDERS_AT_ONCE = 200

/** All orders of a user. The rider's name and number are personal data of somebody else and are omitted. */
const readOrders = async (sql: Sql, customer: OrderCustomer): Promise<Export['orders']> => {
  const orders: Export['orders'] = []
  for (;;) {
    const rows = await listCustomerOrders(sql, customer, ORDERS_AT_ONCE, orders.length)
    orders.push(
      ...rows.map((row) => {
        const { delivery_partner: _, ...order } = presentOrder(row)
        return order
      }),
    )
    if (rows.length < ORDERS_AT_ONCE) return orders
  }
}

/** Data found by phone number, only for a verified number. */
const readWords = async (sql: Sql, phone: string | null): Promise<Pick<Export, 'area_wishes' | 'stories' | 'grievances'>> => ({
  area_wishes: phone === null ? [] : await listAreaRequestsOf(sql, phone),
  stories: phone === null ? [] : await listStoriesOf(sql, phone),
  grievances: phone === null ? [] : await listGrievancesOf(sql, phone),
})

/** All stored data of one user and nobody else; the export itself is recorded. */
export const exportData = async (
  deps: ProfileDeps,
  actor: Actor,
  { device, ip }: { device: string; ip: string },
): Promise<Export> => {
  const { db, clock } = deps
  const { user_id, store_id } = actor
  const profile = await showProfile(db, user_id)
  const customer = await findOrderCustomer(db, user_id)
  const contacts = [customer.phone, profile.email_verified ? profile.email : null].filter((contact) => contact !== null)
  const payments = await listPaymentsOf(db, customer)
  const orders = await readOrders(db, customer)
  const messages = await listMessagesByRecipient(db, contacts)
  const data: Export = {
    exported_at: clock.now().toISOString(),
    profile,
    device_language: await findDeviceLanguage(db, user_id),
    orders,
    payments: payments.map(({ amount_paise, ...payment }) => ({ ...payment, amount: paiseToRupees(paise(amount_paise)) })),
    reviews: await listReviewsOf(db, customer),
    carts: await listCarts(db, user_id, null),
    favourites: await listFavourites(db, user_id),
    back_alerts: await listBackAlertsOf(db, customer),
    photo_lists: await listPhotoListsOf(db, customer),
    consents: await listConsentHistory(db, user_id),
    ...(await readWords(db, customer.phone)),
    messages,
    nominee: (await findNominee(db, user_id)) ?? null,
    shared_with: listRecipients({
      shops: orders.map(({ store_name }) => String(store_name)),
      providers: payments.map(({ provider }) => provider),
      channels: messages.map(({ channel }) => channel),
    }),
    shops: await listWorkplaces(db, user_id),
    push_subscriptions: await listSubscriptionsOf(db, user_id),
    notification_settings: (await findSettings(db, user_id)) ?? null,
    sessions: await listRetainedSessions(db, user_id),
    passkeys: (await showFactors(deps, actor)).passkeys,
    security_events: await listSecurityEventsOf(db, user_id),
  }
  await recordSecurityEvent(db, deps, { kind: 'profile.data_exported', user_id, store_id, device, ip })
  return data
}
