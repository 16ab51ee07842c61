import type { OrderAlarm } from '@jhola/contract/alarms/routes'

const STEPS = ['push', 'message', 'customer'] as const

/** A line of an alarm: what was done, or what comes, and when (ISO 8601). */
export type AlarmLine = { step: (typeof STEPS)[number] | 'cancel'; isDone: boolean; at: string }

/** The lines of an alarm in their order; steps that never come have none. The last is always when the order is cancelled. */
export const linesOf = (alarm: OrderAlarm): AlarmLine[] => [
  ...STEPS.flatMap((step): AlarmLine[] => {
    const { done_at, planned_at } = alarm[step]
    const at = done_at ?? planned_at
    return at === null ? [] : [{ step, isDone: done_at !== null, at }]
  }),
  { step: 'cancel', isDone: false, at: alarm.deadline_at },
]

/** What was done last and what comes next. */
export const aroundNow = (lines: readonly AlarmLine[]): AlarmLine[] => {
  const next = lines.findIndex(({ isDone }) => !isDone)
  return lines.slice(Math.max(0, next - 1), next + 1)
}

/** When something happens next in these alarms, in epoch ms; what should have happened by now counts as now. */
export const nextStepMs = (alarms: readonly OrderAlarm[], nowMs: number): number | null => {
  const times = alarms.flatMap((alarm) => linesOf(alarm).flatMap(({ isDone, at }) => (isDone ? [] : [Date.parse(at)])))
  return times.length === 0 ? null : Math.max(nowMs, Math.min(...times))
}
