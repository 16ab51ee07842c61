import type { GrievanceState } from './kinds.ts'

const HOUR_MS = 3_600_000

/** Consumer Protection (E-Commerce) Rules 2020, rule 4(5): the receipt is acknowledged within forty-eight hours. */
export const ACKNOWLEDGE_WITHIN_MS = 48 * HOUR_MS

/** The same day and time of the next month; the last day when that month is shorter. */
const oneMonthAfter = (moment: Date): Date => {
  const lastDay = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 2, 0)).getUTCDate()
  const next = new Date(moment)
  next.setUTCDate(1)
  next.setUTCMonth(moment.getUTCMonth() + 1)
  next.setUTCDate(Math.min(moment.getUTCDate(), lastDay))
  return next
}

/** When a grievance must be acknowledged, and when redressed: within one month of its receipt (rule 4(5)). */
export const computeDeadlines = (receivedAt: Date): { acknowledge_by: Date; redress_by: Date } => ({
  acknowledge_by: new Date(receivedAt.getTime() + ACKNOWLEDGE_WITHIN_MS),
  redress_by: oneMonthAfter(receivedAt),
})

/** The moments of a grievance. */
export type GrievanceTimes = {
  acknowledge_by: Date
  redress_by: Date
  acknowledged_at: Date | null
  resolved_at: Date | null
}

export const computeState = ({ acknowledged_at, resolved_at }: GrievanceTimes): GrievanceState => {
  if (resolved_at !== null) return 'resolved'
  return acknowledged_at === null ? 'received' : 'acknowledged'
}

/** Whether a step is missing whose time is over. A step that was taken late is not overdue any more. */
export const isOverdue = (times: GrievanceTimes, now: Date): boolean => {
  if (times.resolved_at !== null) return false
  if (now > times.redress_by) return true
  return times.acknowledged_at === null && now > times.acknowledge_by
}
