import { NOT_PAID_IN_TIME } from '../orders/statuses.ts'
import type { AlarmSettings } from '../preferences/schema.ts'

/** What happens while nobody answers an order, in this order; the shop's own limit ends it by cancelling. */
export const ALARM_STEPS = ['push', 'message', 'customer'] as const
export type AlarmStep = (typeof ALARM_STEPS)[number]

/** An order that waits for its shop. `startsMs`: since when the shop could hear it (epoch ms). */
export type Alarm = { startsMs: number; deadlineMs: number; isAcknowledged: boolean; done: readonly AlarmStep[] }

const DELAYS: Record<AlarmStep, (settings: AlarmSettings) => number> = {
  push: (settings) => settings.push_after_seconds,
  message: (settings) => settings.message_after_seconds,
  customer: (settings) => settings.customer_after_seconds,
}

/** Somebody has seen it: the shop is not called again, but the customer still waits for an answer. */
const isWanted = (step: AlarmStep, alarm: Alarm): boolean =>
  !alarm.done.includes(step) && (step === 'customer' || !alarm.isAcknowledged)

/** When a step of this alarm comes, in epoch ms; `null` when the order would be cancelled by then. */
const timeOf = (step: AlarmStep, alarm: Alarm, settings: AlarmSettings): number | null => {
  const atMs = alarm.startsMs + DELAYS[step](settings) * 1000
  return atMs < alarm.deadlineMs ? atMs : null
}

/** When each step that was not taken yet will be, in epoch ms; `null`: it never comes, because somebody has seen the order or it ends before. */
export const planOf = (alarm: Alarm, settings: AlarmSettings): Record<AlarmStep, number | null> => ({
  push: isWanted('push', alarm) ? timeOf('push', alarm, settings) : null,
  message: isWanted('message', alarm) ? timeOf('message', alarm, settings) : null,
  customer: isWanted('customer', alarm) ? timeOf('customer', alarm, settings) : null,
})

/** Steps that have to be taken now, the first one first. After a long silence of ours that may be several. */
export const dueSteps = (alarm: Alarm, settings: AlarmSettings, nowMs: number): AlarmStep[] =>
  ALARM_STEPS.filter((step) => {
    const atMs = isWanted(step, alarm) ? timeOf(step, alarm, settings) : null
    return atMs !== null && atMs <= nowMs
  })

/** When to look at the alarm next: at its next step, else when the order is cancelled (epoch ms). */
export const nextLookMs = (alarm: Alarm, settings: AlarmSettings): number =>
  Math.min(
    alarm.deadlineMs,
    ...ALARM_STEPS.flatMap((step) => (isWanted(step, alarm) ? (timeOf(step, alarm, settings) ?? []) : [])),
  )

/** How an order that is no longer pending ended for its shop. */
export type OrderOutcome = 'answered' | 'unanswered' | 'withdrawn'

/** By whom an order was called off, and why; both `null` when it was not. */
export type OrderCancellation = { cancelled_by: 'store' | 'customer' | 'system' | null; cancellation_reason: string | null }

/** Was the order called off because nobody paid it in time? */
export const isUnpaidEnding = (order: OrderCancellation): boolean =>
  order.cancelled_by === 'system' && order.cancellation_reason === NOT_PAID_IN_TIME

/**
 * How an order that is no longer pending ended for its shop. One that its customer called off or did not pay says nothing about the shop:
 * it may never have been asked.
 */
export const outcomeOfOrder = (order: OrderCancellation): OrderOutcome => {
  if (order.cancelled_by === 'customer' || isUnpaidEnding(order)) return 'withdrawn'
  return order.cancelled_by === 'system' ? 'unanswered' : 'answered'
}

/** Unanswered orders in a row, newest first; those that were withdrawn say nothing about the shop. */
export const countUnanswered = (newestFirst: readonly OrderOutcome[]): number => {
  const telling = newestFirst.filter((ending) => ending !== 'withdrawn')
  const firstAnswered = telling.indexOf('answered')
  return firstAnswered === -1 ? telling.length : firstAnswered
}
