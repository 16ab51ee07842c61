import { ACCEPT_WITHIN_MINUTES_MAX } from '../constants.ts'
import { NOT_PAID_IN_TIME } from '../orders/statuses.ts'
import type { AlarmSettings } from '../preferences/schema.ts'
import { MINUTE_MS } from '../shared/time.ts'

/** The escalation steps of an unanswered order, in this order. The shop's own time limit ends it by cancelling the order. */
export const ALARM_STEPS = ['push', 'message', 'customer'] as const
export type AlarmStep = (typeof ALARM_STEPS)[number]

/** An order that waits for its shop. `startsMs`: when the shop could first hear it (epoch ms). */
export type Alarm = { startsMs: number; deadlineMs: number; isAcknowledged: boolean; done: readonly AlarmStep[] }

const DELAYS: Record<AlarmStep, (settings: AlarmSettings) => number> = {
  push: (settings) => settings.push_after_seconds,
  message: (settings) => settings.message_after_seconds,
  customer: (settings) => settings.customer_after_seconds,
}

/** After someone has seen the order the shop is not alerted again, but the customer still waits for a response. */
const isWanted = (step: AlarmStep, alarm: Alarm): boolean =>
  !alarm.done.includes(step) && (step === 'customer' || !alarm.isAcknowledged)

/** A customer who ordered for tomorrow is told of a silent shop this long before the end: the longest time that a shop has usually. */
const CUSTOMER_TOLD_BEFORE_END_MS = ACCEPT_WITHIN_MINUTES_MAX * MINUTE_MS

/** Time of a step of this alarm, in epoch ms; `null` if the order is cancelled before. */
const timeOf = (step: AlarmStep, alarm: Alarm, settings: AlarmSettings): number | null => {
  const afterStartMs = alarm.startsMs + DELAYS[step](settings) * 1000
  const atMs = step === 'customer' ? Math.max(afterStartMs, alarm.deadlineMs - CUSTOMER_TOLD_BEFORE_END_MS) : afterStartMs
  return atMs < alarm.deadlineMs ? atMs : null
}

/**
 * Time of each step that is not done yet, in epoch ms; `null`: it never runs, because someone has seen the order or it ends
 * before.
 */
export const planOf = (alarm: Alarm, settings: AlarmSettings): Record<AlarmStep, number | null> => ({
  push: isWanted('push', alarm) ? timeOf('push', alarm, settings) : null,
  message: isWanted('message', alarm) ? timeOf('message', alarm, settings) : null,
  customer: isWanted('customer', alarm) ? timeOf('customer', alarm, settings) : null,
})

/** Steps that are due, in order. Several after a long interruption of the server. */
export const dueSteps = (alarm: Alarm, settings: AlarmSettings, nowMs: number): AlarmStep[] =>
  ALARM_STEPS.filter((step) => {
    const atMs = isWanted(step, alarm) ? timeOf(step, alarm, settings) : null
    return atMs !== null && atMs <= nowMs
  })

/** When to process the alarm next: at its next step, else when the order is cancelled (epoch ms). */
export const nextLookMs = (alarm: Alarm, settings: AlarmSettings): number =>
  Math.min(
    alarm.deadlineMs,
    ...ALARM_STEPS.flatMap((step) => (isWanted(step, alarm) ? (timeOf(step, alarm, settings) ?? []) : [])),
  )

/** How an order that is no longer pending ended for its shop. */
export type OrderOutcome = 'answered' | 'unanswered' | 'withdrawn'

/** Who cancelled an order, and why; both `null` if it was not cancelled. */
export type OrderCancellation = { cancelled_by: 'store' | 'customer' | 'system' | null; cancellation_reason: string | null }

/** Whether the order was cancelled because it was not paid in time. */
export const isUnpaidEnding = (order: OrderCancellation): boolean =>
  order.cancelled_by === 'system' && order.cancellation_reason === NOT_PAID_IN_TIME

/**
 * How an order that is no longer pending ended for its shop. An order that its customer cancelled or did not pay counts neither
 * way: the shop may never have been alerted.
 */
export const outcomeOfOrder = (order: OrderCancellation): OrderOutcome => {
  if (order.cancelled_by === 'customer' || isUnpaidEnding(order)) return 'withdrawn'
  return order.cancelled_by === 'system' ? 'unanswered' : 'answered'
}

/** Unanswered orders in a row, newest first. Withdrawn orders are ignored. */
export const countUnanswered = (newestFirst: readonly OrderOutcome[]): number => {
  const telling = newestFirst.filter((ending) => ending !== 'withdrawn')
  const firstAnswered = telling.indexOf('answered')
  return firstAnswered === -1 ? telling.length : firstAnswered
}
