import { OTP_RESEND_SECONDS } from '@jhola/contract/constants'
import { AppError } from '../../../platform/errors.ts'
import type { Sent } from './sent.sql.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MAX_PER_HOUR = 5
const MAX_PER_DAY = 10

/** The start times of the limits' windows. */
export const countedSince = (now: Date): { hour: Date; day: Date } => ({
  hour: new Date(now.getTime() - HOUR_MS),
  day: new Date(now.getTime() - DAY_MS),
})

/** Milliseconds until this recipient may get the next message; zero or less: now. */
const cooldownMs = (sent: Sent, nowMs: number): number => {
  const until = (from: Date | null, lengthMs: number) => (from ? from.getTime() + lengthMs - nowMs : 0)
  return Math.max(
    until(sent.newest, OTP_RESEND_SECONDS * 1000),
    sent.hour >= MAX_PER_HOUR ? until(sent.oldest_of_hour, HOUR_MS) : 0,
    sent.day >= MAX_PER_DAY ? until(sent.oldest_of_day, DAY_MS) : 0,
  )
}

/**
 * A number or address has a cooldown of 30 s after a message, and limits of 5 an hour and 10 a day. Throws
 * `request.rate_limited`.
 */
export const requireCooldown = (sent: Sent, now: Date): void => {
  const leftMs = cooldownMs(sent, now.getTime())
  if (leftMs > 0) throw new AppError('request.rate_limited', { seconds: Math.ceil(leftMs / 1000) })
}
