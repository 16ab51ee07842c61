import { countUnanswered, isUnpaidEnding, outcomeOfOrder } from '@jhola/contract/alarms/rules'
import { ORDER_MESSAGE_USEFUL_MS } from '@jhola/contract/constants'
import { PAUSE_AFTER_MAX } from '@jhola/contract/preferences/defaults'
import type { AlarmSettings } from '@jhola/contract/preferences/schema'
import { clockOf, MINUTE_MS, toShopTime } from '@jhola/contract/shared/time'
import type { Sql } from '../../platform/db/sql.ts'
import { setPausedBySystem } from '../stores/index.ts'
import { customerMessage, orderPush } from './alarm-messages.ts'
import { listLatestEnded, type WaitingOrder } from './alarms.read.ts'
import { type AlarmRow, setEnded } from './alarms.repo.ts'
import type { AlarmDeps } from './deps.ts'
import { messageShop } from './run-escalation-step.ts'

/** Number of orders to read: those that customers cancelled or did not pay are among them. */
const ENDINGS_READ = PAUSE_AFTER_MAX * 5

/**
 * After too many unanswered orders in a row the shop is paused, and its people are notified of the reason. Resolves to whether
 * it was paused.
 */
const pauseIfSilent = async (deps: AlarmDeps, tx: Sql, order: WaitingOrder, settings: AlarmSettings): Promise<boolean> => {
  const { pause_after_unanswered: limit, pause_minutes } = settings
  if (limit === 0) return false
  const count = countUnanswered((await listLatestEnded(tx, order.store_id, ENDINGS_READ)).map(outcomeOfOrder))
  if (count < limit) return false
  const now = deps.clock.now()
  const until = new Date(now.getTime() + pause_minutes * MINUTE_MS)
  if ((await setPausedBySystem(tx, order.store_id, { until, reason: 'unanswered_orders', at: now })) === 0) return false
  const time = clockOf(toShopTime(until.getTime()).minute)
  const language = order.owner_language ?? 'en'
  const text = deps.texts.message(language, 'alarm.shop_paused', { count, time })
  await messageShop(deps, tx, order, { template: 'shop_paused', text, language })
  await deps.pushToShop(tx, {
    storeId: order.store_id,
    kind: 'systemAlerts',
    topic: 'shop-paused',
    write: (language) => ({
      title: deps.texts.message(language, 'push.paused_title'),
      body: deps.texts.message(language, 'push.paused_body', { count }),
      data: { type: 'view_dashboard' },
      actions: [],
      stays: true,
    }),
  })
  return true
}

/**
 * Updates the notification on the devices that showed the question. Browsers require a visible notification for every push, so
 * it replaces the old one.
 */
const notifyAnswered = (deps: AlarmDeps, tx: Sql, order: WaitingOrder): Promise<number> =>
  deps.pushToShop(tx, {
    storeId: order.store_id,
    kind: 'newOrders',
    topic: order.order_id,
    write: (language) => orderPush(deps, order, 'answered', language),
  })

/**
 * Ends the alarm of an order that is no longer pending. If no one responded, the customer and the shop's devices are notified,
 * and a shop that does not respond is paused. Resolves to whether the shop was paused.
 */
export const closeAlarm = async (
  deps: AlarmDeps,
  tx: Sql,
  alarm: AlarmRow,
  order: WaitingOrder,
  settings: AlarmSettings,
): Promise<boolean> => {
  const ending = outcomeOfOrder(order)
  await setEnded(tx, alarm, ending, deps.clock.now())
  if (ending === 'answered') {
    if (alarm.pushed_at !== null) await notifyAnswered(deps, tx, order)
    return false
  }
  // Notified devices learn that it is over; the push replaces the one before.
  const withdrawn = isUnpaidEnding(order) ? 'unpaid' : 'withdrawn'
  if (ending === 'unanswered' || alarm.pushed_at !== null)
    await deps.pushToShop(tx, {
      storeId: order.store_id,
      kind: 'orderUpdates',
      topic: order.order_id,
      write: (language) => orderPush(deps, order, ending === 'unanswered' ? 'expired' : withdrawn, language),
    })
  // No one waits for a test order, and it does not show whether anyone was there.
  if (ending === 'withdrawn' || order.practice) return false
  await deps.gateway.send(tx, {
    to: order.customer_phone,
    channel: 'sms',
    template: 'order_cancelled',
    text: customerMessage(deps, order, 'customer_cancelled'),
    language: order.language,
    cause: { user_id: order.customer_user_id },
    usefulMs: ORDER_MESSAGE_USEFUL_MS,
  })
  // Strangers cannot pause a shop by orders that nobody answers.
  return order.unproven ? false : pauseIfSilent(deps, tx, order, settings)
}
