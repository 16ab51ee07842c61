import type { AlarmStep } from '@jhola/contract/alarms/rules'
import { ORDER_MESSAGE_USEFUL_MS } from '@jhola/contract/constants'
import { MINUTE_MS } from '@jhola/contract/shared/time'
import type { Sql } from '../../platform/db/sql.ts'
import { customerMessage, messageValues, orderPush } from './alarm-messages.ts'
import type { WaitingOrder } from './alarms.read.ts'
import type { AlarmRow } from './alarms.repo.ts'
import type { AlarmDeps } from './deps.ts'

type Step = (deps: AlarmDeps, tx: Sql, alarm: AlarmRow, order: WaitingOrder) => Promise<unknown>

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

const push: Step = (deps, tx, _alarm, order) =>
  deps.pushToShop(tx, {
    storeId: order.store_id,
    kind: 'newOrders',
    topic: order.order_id,
    write: (language) => orderPush(deps, order, 'new_order', language),
  })

const message: Step = (deps, tx, alarm, order) => {
  const minutes = Math.max(1, Math.round((deps.clock.now().getTime() - alarm.starts_at.getTime()) / MINUTE_MS))
  const language = order.owner_language ?? 'en'
  const text = deps.texts.message(language, 'alarm.shop_waiting', { ...messageValues(order), minutes })
  return messageShop(deps, tx, order, { template: 'order_waiting', text, language })
}

const customer: Step = (deps, tx, _alarm, order) =>
  deps.gateway.send(tx, {
    to: order.customer_phone,
    channel: 'sms',
    template: 'order_unanswered',
    text: customerMessage(deps, order, 'customer_waiting'),
    language: order.language,
    cause: { user_id: order.customer_user_id },
    usefulMs: ORDER_MESSAGE_USEFUL_MS,
  })

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
): Promise<void> => {
  if (order.practice && step !== 'push') return
  await STEPS[step](deps, tx, alarm, order)
}
