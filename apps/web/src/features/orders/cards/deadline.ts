import { isUnderWay } from '@jhola/contract/orders/statuses'
import type { Order } from '../data/board-state.ts'

const HOUR_SECONDS = 3600
const HURRY_SECONDS = 120

/** The time that the shop has left to respond to a pending order. */
export type Deadline =
  | { kind: 'countdown'; seconds: number; isHurry: boolean }
  /** Above this no seconds are counted. Milliseconds. */
  | { kind: 'later'; at: string }
  | { kind: 'over' }

/** The deadline of an order that waits for a response, `null` for every other. `nowMs` in epoch ms. */
export const deadlineOf = (order: Pick<Order, 'status' | 'accept_by'>, nowMs: number): Deadline | null => {
  if (order.status !== 'pending' || order.accept_by === null) return null
  const seconds = Math.ceil((Date.parse(order.accept_by) - nowMs) / 1000)
  if (seconds <= 0) return { kind: 'over' }
  if (seconds > HOUR_SECONDS) return { kind: 'later', at: order.accept_by }
  return { kind: 'countdown', seconds, isHurry: seconds <= HURRY_SECONDS }
}

/** `4:05` from whole seconds; never below zero. */
export const formatCountdown = (seconds: number): string => {
  const whole = Math.max(0, seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** How the shop stands to what it promised; whole minutes, rounded up. */
export type PromiseState = { kind: 'in_time' | 'soon' | 'late'; minutes: number; at: string }

const MINUTE_MS = 60_000
const SOON_MINUTES = 10

/** The promise of an accepted order that is not finished, `null` for every other. `nowMs` in epoch ms. */
export const promiseStateOf = (order: Pick<Order, 'status' | 'estimated_delivery'>, nowMs: number): PromiseState | null => {
  const { estimated_delivery: at } = order
  if (!isUnderWay(order.status) || at === null) return null
  const leftMs = Date.parse(at) - nowMs
  if (leftMs < 0) return { kind: 'late', minutes: Math.ceil(-leftMs / MINUTE_MS), at }
  const minutes = Math.ceil(leftMs / MINUTE_MS)
  return { kind: minutes <= SOON_MINUTES ? 'soon' : 'in_time', minutes, at }
}

/** True when an accepted order is later than the shop promised. */
export const isBehindPromise = (order: Pick<Order, 'status' | 'estimated_delivery'>, nowMs: number): boolean =>
  promiseStateOf(order, nowMs)?.kind === 'late'
