import type { AlarmStep } from '@jhola/contract/alarms/rules'
import { ORDER_MESSAGE_USEFUL_MS, SHOP_MESSAGE_EVERY_MS } from '@jhola/contract/constants'
import { MINUTE_MS } from '@jhola/contract/shared/time'
import type { Sql } from '../../platform/db/sql.ts'
import { customerMessage, messageValues, orderPush } from './alarm-messages.ts'
import { readWaiting, type WaitingOrder } from './alarms.read.ts'
import type { AlarmRow } from './alarms.repo.ts'
import type { AlarmDeps } from './deps.ts'

/** `joined`: the message of another order has told the shop. */
type Step = (deps: AlarmDeps, tx: Sql, alarm: AlarmRow, order: WaitingOrder) => Promise<'sent' | 'joined'>

/**
 * One message to the shop: by WhatsApp if it has proven a number for that, else by SMS. What the message gate holds back there goes
 * to the shop's own number.
 */
export const messageShop = async (
  deps: AlarmDeps,
  tx: Sql,
  order: WaitingOrder,
  { template, text, language }: { template: string; text: string; language: string },
): Promise<void> => {
  const message = { template, text, language, usefulMs: ORDER_MESSAGE_USEFUL_MS, cause: { user_id: order.owner_user_id } }
  if (order.store_whatsapp) {
    const sending = await deps.gateway.send(tx, { ...message, to: order.store_whatsapp, channel: 'whatsapp' })
    if (sending.isSent) return
  }
  await deps.gateway.send(tx, { ...message, to: order.store_phone, channel: 'sms' })
}

const push: Step = async (deps, tx, _alarm, order) => {
  await deps.pushToShop(tx, {
    storeId: order.store_id,
    kind: 'newOrders',
    topic: order.order_id,
    write: (language) => orderPush(deps, order, 'new_order', language),
  })
  return 'sent'
}

/** One message for all orders that wait; the next one not before its time. */
const message: Step = async (deps, tx, alarm, order) => {
  const now = deps.clock.now()
  const toldSince = new Date(now.getTime() - SHOP_MESSAGE_EVERY_MS)
  const { waiting, since, isTold } = await readWaiting(tx, order.store_id, { now, toldSince })
  if (isTold) return 'joined'
  const isOne = waiting <= 1
  const fromMs = (isOne ? alarm.starts_at : (since ?? alarm.starts_at)).getTime()
  const values = { minutes: Math.max(1, Math.round((now.getTime() - fromMs) / MINUTE_MS)) }
  const language = order.owner_language ?? 'en'
  const text = isOne
    ? deps.texts.message(language, 'alarm.shop_waiting', { ...messageValues(order), ...values })
    : deps.texts.message(language, 'alarm.shop_orders_wait', { ...values, waiting })
  await messageShop(deps, tx, order, { template: isOne ? 'order_waiting' : 'orders_waiting', text, language })
  return 'sent'
}

const customer: Step = async (deps, tx, _alarm, order) => {
  await deps.gateway.send(tx, {
    to: order.customer_phone,
    channel: 'sms',
    template: 'order_unanswered',
    text: customerMessage(deps, order, 'customer_waiting'),
    language: order.language,
    cause: { user_id: order.customer_user_id },
    usefulMs: ORDER_MESSAGE_USEFUL_MS,
  })
  return 'sent'
}

const STEPS: Record<AlarmStep, Step> = { push, message, customer }

/**
 * Runs one step of an alarm in the caller's transaction: its messages are sent only if the step is recorded too. A test order
 * alerts the shop's own devices only and sends no paid message.
 */
export const runEscalationStep = async (
  deps: AlarmDeps,
  tx: Sql,
  step: AlarmStep,
  alarm: AlarmRow,
  order: WaitingOrder,
): Promise<'sent' | 'joined'> => (order.practice && step !== 'push' ? 'sent' : STEPS[step](deps, tx, alarm, order))
