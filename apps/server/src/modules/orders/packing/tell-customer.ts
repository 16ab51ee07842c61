import { nameForMessage } from '@jhola/contract/notifications/message-limits'
import { orderNumber } from '@jhola/contract/orders/order-number'
import { formatPrice, paise, paiseToRupees } from '@jhola/contract/shared/money'
import { clockOf, MINUTE_MS, toShopTime } from '@jhola/contract/shared/time'
import type { Sql } from '../../../platform/db/sql.ts'
import { findOrderRecipient } from '../access/order-recipient.read.ts'
import type { OrderDeps } from '../deps.ts'
import type { LockedOrder } from '../order-changes.repo.ts'
import { wasChangedSince } from './packing.repo.ts'

/** A packer changes line after line: within this time after the last change the customer is not told again. */
const QUIET_MS = 10 * MINUTE_MS

/** What the customer hears: a question with its end, or the new total of a change. */
type News = { kind: 'question'; answerBy: Date } | { kind: 'changed'; totalPaise: number; changeNo: number }

/**
 * Tells the customer that the shop asks, or that it changed the order, with the link to it. Every question is told; of changes only the
 * first of several. A test order has nobody to tell.
 */
export const tellCustomer = async (
  deps: Pick<OrderDeps, 'notifyCustomer'>,
  tx: Sql,
  { store_id: storeId, order_id: orderId, order_no, practice }: LockedOrder,
  news: News,
  at: Date,
): Promise<void> => {
  if (practice) return
  const since = new Date(at.getTime() - QUIET_MS)
  if (news.kind === 'changed' && (await wasChangedSince(tx, { storeId, orderId }, { since, before: news.changeNo }))) return
  const recipient = await findOrderRecipient(tx, storeId, orderId)
  if (!recipient) return
  const values = { number: orderNumber(storeId, order_no), store: nameForMessage(recipient.store_name) }
  await deps.notifyCustomer(tx, {
    ...{ to: recipient.customer_phone, userId: recipient.customer_user_id, language: recipient.language, linkTo: orderId },
    ...(news.kind === 'question'
      ? {
          template: 'order_question' as const,
          values: { ...values, time: clockOf(toShopTime(news.answerBy.getTime()).minute) },
        }
      : {
          template: 'order_changed' as const,
          values: { ...values, total: formatPrice(paiseToRupees(paise(news.totalPaise))) },
        }),
  })
}
