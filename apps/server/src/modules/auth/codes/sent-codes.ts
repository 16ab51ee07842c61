import { type CodeKind, decideCode, type SentCode, type Standing } from '@jhola/contract/auth/code-limits'
import { AppError } from '../../../platform/errors.ts'
import type { Sending } from '../../../platform/messaging/index.ts'

/** The standing by which a new code counts. Throws `request.rate_limited`, `auth.wait_minutes`, `auth.wait_hours`. */
export const requireAllowance = (
  asking: { kind: CodeKind; standing: Standing; sent: readonly SentCode[] },
  { isRateLimited, now }: { isRateLimited: boolean; now: Date },
): Standing => {
  if (!isRateLimited) return asking.standing
  const { standing, waitMs } = decideCode(asking, now.getTime())
  if (waitMs > 0) throw waitError(Math.ceil(waitMs / 1000))
  return standing
}

/** Rolls a code back whose message was held back. Throws like `requireAllowance`. */
export const requireSent = (sending: Sending): void => {
  if (!sending.isSent) throw waitError(sending.seconds)
}

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 3600

/** The refusal that tells a person how long to wait, in the unit that they would use. */
const waitError = (seconds: number): AppError<'request.rate_limited' | 'auth.wait_minutes' | 'auth.wait_hours'> => {
  if (seconds <= 2 * MINUTE_SECONDS) return new AppError('request.rate_limited', { seconds })
  if (seconds <= 2 * HOUR_SECONDS)
    return new AppError('auth.wait_minutes', { minutes: Math.ceil(seconds / MINUTE_SECONDS), seconds })
  return new AppError('auth.wait_hours', { hours: Math.ceil(seconds / HOUR_SECONDS), seconds })
}
