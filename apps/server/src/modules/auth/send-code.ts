import { OTP_RESEND_SECONDS, OTP_VALID_MS } from '@jhola/contract/constants'
import type { Language } from '@jhola/contract/shared/wire'
import type { Sql } from '../../platform/db/sql.ts'
import { AppError } from '../../platform/errors.ts'
import { endOpenCodes, insertCode, lockRecipient, readSentCodes, type SentCodes } from './codes.repo.ts'
import type { AuthDeps } from './deps.ts'
import { type CodeRole, codeAddress, hashCode, makeCode } from './one-time-codes.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MOST_PER_HOUR = 5
const MOST_PER_DAY = 10

/** Milliseconds until this number may be sent a code again; zero or less when it may now. */
const waitMs = (sent: SentCodes, nowMs: number): number => {
  const until = (from: Date | null, lengthMs: number) => (from ? from.getTime() + lengthMs - nowMs : 0)
  return Math.max(
    until(sent.newest, OTP_RESEND_SECONDS * 1000),
    sent.hour >= MOST_PER_HOUR ? until(sent.oldest_of_hour, HOUR_MS) : 0,
    sent.day >= MOST_PER_DAY ? until(sent.oldest_of_day, DAY_MS) : 0,
  )
}

const requireRest = async (tx: Sql, phone: string, now: Date): Promise<void> => {
  const sent = await readSentCodes(tx, phone, {
    hour: new Date(now.getTime() - HOUR_MS),
    day: new Date(now.getTime() - DAY_MS),
  })
  const leftMs = waitMs(sent, now.getTime())
  if (leftMs > 0) throw new AppError('request.rate_limited', { seconds: Math.ceil(leftMs / 1000) })
}

/**
 * Sends a one-time code to a number, whether or not anybody is known by it, in the caller's transaction with its message. A
 * new code ends the earlier one. Throws `request.rate_limited` while the number rests (30 s, 5 an hour, 10 a day).
 */
export const sendCode = async (
  deps: AuthDeps,
  tx: Sql,
  { phone, role, language }: { phone: string; role: CodeRole; language: Language },
): Promise<{ message: string; resend_after_seconds: number }> => {
  const now = deps.clock.now()
  const address = codeAddress(phone, role)
  const pepper = await deps.secrets.get('code_pepper')
  await lockRecipient(tx, phone)
  if (deps.isRateLimited) await requireRest(tx, phone, now)
  await endOpenCodes(tx, address, now)
  const code_id = deps.ids.uuid()
  const code = makeCode(role)
  const code_hash = hashCode(pepper, code_id, code)
  await insertCode(tx, { ...address, code_id, code_hash, createdAt: now, expiresAt: new Date(now.getTime() + OTP_VALID_MS) })
  const text = deps.texts.message(language, 'auth.code_sms', { code, minutes: OTP_VALID_MS / 60_000 })
  await deps.gateway.send(tx, { to: phone, channel: 'sms', template: `otp_${role}`, text, code })
  return { message: deps.texts.message(language, 'auth.code_sent'), resend_after_seconds: OTP_RESEND_SECONDS }
}
