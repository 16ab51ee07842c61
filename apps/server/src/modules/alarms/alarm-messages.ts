import { nameForMessage } from '@jhola/contract/notifications/message-limits'
import { PUSH_ANSWERS } from '@jhola/contract/notifications/payload'
import { orderNumber } from '@jhola/contract/orders/order-number'
import { formatPrice, paise, paiseToRupees } from '@jhola/contract/shared/money'
import type { PushContent } from '../notifications/index.ts'
import type { WaitingOrder } from './alarms.read.ts'
import type { AlarmDeps } from './deps.ts'

/** The values of an order for message texts. */
export const messageValues = (order: WaitingOrder) => ({
  number: orderNumber(order.store_id, order.order_no),
  amount: formatPrice(paiseToRupees(paise(order.total_paise))),
  items: order.item_count,
  store: nameForMessage(order.store_name),
})

/**
 * The page where the customer sees the order and may cancel it, in the order's language unless the phone has chosen one; null
 * if our own origin is not configured.
 */
const linkOf = ({ publicOrigin, tokens }: AlarmDeps, { order_id, language }: WaitingOrder): string | null =>
  publicOrigin === undefined ? null : `${publicOrigin}/order/${order_id}/track?t=${tokens.track(order_id)}&lang=${language}`

/** A text for the customer in the language of their order, with the link to it. */
export const customerMessage = (deps: AlarmDeps, order: WaitingOrder, key: 'customer_waiting' | 'customer_cancelled'): string => {
  const link = linkOf(deps, order)
  const text = deps.texts.message(order.language, `alarm.${key}`, messageValues(order))
  return link === null ? text : `${text} ${deps.texts.message(order.language, 'alarm.customer_link', { link })}`
}

/** A notification about one order for the shop's devices, in one language; a tap opens it. */
export const orderPush = (
  deps: AlarmDeps,
  order: WaitingOrder,
  kind: 'new_order' | 'expired' | 'withdrawn' | 'unpaid' | 'answered',
  language: string,
): PushContent => {
  const textOf = (key: string) => deps.texts.message(language, `push.${key}`, messageValues(order))
  const data = { type: 'view_order' as const, order_id: order.order_id }
  // Replaces the notification on the other devices without a sound: someone has responded.
  if (kind === 'answered')
    return {
      title: textOf(order.status === 'cancelled' ? 'rejected' : 'accepted'),
      body: textOf('answered_body'),
      data,
      actions: [],
      stays: false,
      quiet: true,
    }
  const over = order.practice ? 'practice_over' : kind
  if (kind !== 'new_order')
    return { title: textOf(`${over}_title`), body: textOf(`${over}_body`), data, actions: [], stays: false }
  return {
    title: textOf(order.practice ? 'practice_title' : 'new_order_title'),
    body: textOf(order.item_count === 1 ? 'new_order_body_single' : 'new_order_body'),
    data: { ...data, version: order.version, says: Object.fromEntries(PUSH_ANSWERS.map((answer) => [answer, textOf(answer)])) },
    actions: [
      { action: 'accept_order', title: textOf('accept') },
      { action: 'reject_order', title: textOf('reject') },
    ],
    stays: true,
  }
}
