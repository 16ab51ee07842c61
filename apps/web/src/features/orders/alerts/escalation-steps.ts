import type { OrderAlarm } from '@jhola/contract/alarms/routes'
import { ALARM_LATE_MS, POLL_BOARD_MS } from '@jhola/contract/constants'

const STEPS = ['push', 'message', 'customer'] as const

/** One line of an alarm: a step that was taken or is planned, and when (ISO 8601). */
export type AlarmLine = { step: (typeof STEPS)[number] | 'cancel'; isDone: boolean; at: string }

/** The lines of an alarm in order; steps that never run have none. The last line is the deadline at which the order is cancelled. */
export const linesOf = (alarm: OrderAlarm): AlarmLine[] => [
  ...STEPS.flatMap((step): AlarmLine[] => {
    const { done_at, planned_at } = alarm[step]
    const at = done_at ?? planned_at
    return at === null ? [] : [{ step, isDone: done_at !== null, at }]
  }),
  { step: 'cancel', isDone: false, at: alarm.deadline_at },
]

/** The last step taken and the next one planned. */
export const lastAndNext = (lines: readonly AlarmLine[]): AlarmLine[] => {
  const next = lines.findIndex(({ isDone }) => !isDone)
  return lines.slice(Math.max(0, next - 1), next + 1)
}

/** The server processes alarms every second. */
const STEP_TAKEN_MS = 1500

/** Milliseconds until these alarms can change. A step that is overdue is polled at a longer interval. */
export const pollDelayMs = (alarms: readonly OrderAlarm[], nowMs: number): number => {
  const times = alarms.flatMap((alarm) => linesOf(alarm).flatMap(({ isDone, at }) => (isDone ? [] : [Date.parse(at)])))
  if (times.length === 0) return POLL_BOARD_MS * 3
  const leftMs = Math.min(...times) - nowMs
  return leftMs > 0 ? leftMs + STEP_TAKEN_MS : ALARM_LATE_MS
}
