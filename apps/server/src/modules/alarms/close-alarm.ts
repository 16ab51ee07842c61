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

/** Looked back over: orders that customers called off or did not pay lie between. */
const ENDINGS_READ = PAUSE_AFTER_MAX * 5

/** Too many in a row: the shop takes no orders for a while, and its people are told why. Resolves to whether it was paused. */
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

/** Those devices that were asked show that it is answered: browsers want something shown for every push, so it takes the same place. */
const notifyAnswered = (deps: AlarmDeps, tx: Sql, order: WaitingOrder): Promise<number> =>
  deps.pushToShop(tx, {
    storeId: order.store_id,
    kind: 'newOrders',
    topic: order.order_id,
    write: (language) => orderPush(deps, order, 'answered', language),
  })

/**
 * The order is no longer pending. When nobody answered it, the customer is told, the shop's devices too, and a shop that does
 * not answer is paused. Resolves to whether the shop was paused.
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
  // Who was called hears that it is over; the push takes the place of the one before.
  const withdrawn = isUnpaidEnding(order) ? 'unpaid' : 'withdrawn'
  if (ending === 'unanswered' || alarm.pushed_at !== null)
    await deps.pushToShop(tx, {
      storeId: order.store_id,
      kind: 'orderUpdates',
      topic: order.order_id,
      write: (language) => orderPush(deps, order, ending === 'unanswered' ? 'expired' : withdrawn, language),
    })
  // Nobody waits for a practice order, and it says nothing about who was there.
  if (ending === 'withdrawn' || order.practice) return false
  await deps.gateway.send(tx, {
    to: order.customer_phone,
    channel: 'sms',
    template: 'order_cancelled',
    text: customerMessage(deps, order, 'customer_cancelled'),
    language: order.language,
    usefulMs: ORDER_MESSAGE_USEFUL_MS,
  })
  return pauseIfSilent(deps, tx, order, settings)
}
