import type { Availability } from '@jhola/contract/stores/settings'

/** How the shop takes orders, as set by its owner; `untilMs` (epoch ms): when the setting ends automatically. */
export type ShopStatus = { state: Availability; untilMs: number | null }

type Switches = { closed_for_now: boolean; paused_until: string | null; busy_until: string | null }

/** The time, if it is in the future. */
const toCome = (moment: string | null, nowMs: number): number | null => {
  const atMs = moment === null ? Number.NaN : Date.parse(moment)
  return atMs > nowMs ? atMs : null
}

/** Closed overrides paused, and paused overrides busy. */
export const shopStatusOf = ({ closed_for_now, paused_until, busy_until }: Switches, nowMs: number): ShopStatus => {
  if (closed_for_now) return { state: 'closed', untilMs: null }
  const pausedMs = toCome(paused_until, nowMs)
  if (pausedMs !== null) return { state: 'paused', untilMs: pausedMs }
  const busyMs = toCome(busy_until, nowMs)
  return busyMs === null ? { state: 'open', untilMs: null } : { state: 'busy', untilMs: busyMs }
}

/** Whole minutes left, at least one. */
export const minutesLeft = (untilMs: number, nowMs: number): number => Math.max(1, Math.ceil((untilMs - nowMs) / 60_000))
