import { CUSTOMER_OTP_DIGITS, OTP_RESEND_SECONDS, OTP_VALID_MS } from '@jhola/contract/constants'
import type { Language } from '@jhola/contract/shared/wire'
import type { Sql } from '../../../platform/db/sql.ts'
import type { AuthDeps } from '../deps.ts'
import { type CodeAddress, endOpenCodes, insertCode, lockRecipient, readSentCodes } from './codes.repo.ts'
import { CODE_DIGITS, type CodeRole, codeAddress, hashCode, makeCode, passcodeAddress } from './one-time-codes.ts'
import { countedSince, requireCooldown } from './send-throttle.ts'

type Sending = { message: string; resend_after_seconds: number }

const MINUTES = OTP_VALID_MS / 60_000

/** Creates a code for an address; it replaces the earlier one. Throws `request.rate_limited` during the cooldown. */
const issueCode = async (deps: AuthDeps, tx: Sql, address: CodeAddress, digits: number): Promise<string> => {
  const now = deps.clock.now()
  const pepper = await deps.secrets.get('code_pepper')
  await lockRecipient(tx, address.recipient)
  if (deps.isRateLimited) requireCooldown(await readSentCodes(tx, address.recipient, countedSince(now)), now)
  await endOpenCodes(tx, address, now)
  const code_id = deps.ids.uuid()
  const code = makeCode(digits)
  const code_hash = hashCode(pepper, code_id, code)
  await insertCode(tx, { ...address, code_id, code_hash, createdAt: now, expiresAt: new Date(now.getTime() + OTP_VALID_MS) })
  return code
}

/**
 * Sends a one-time code to a number, whether or not it has an account, in the caller's transaction with its message. Throws
 * `request.rate_limited` during the number's cooldown (30 s, 5 an hour, 10 a day).
 */
export const sendCode = async (
  deps: AuthDeps,
  tx: Sql,
  { phone, role, language }: { phone: string; role: CodeRole; language: Language },
): Promise<Sending> => {
  const code = await issueCode(deps, tx, codeAddress(phone, role), CODE_DIGITS[role])
  const text = deps.texts.message(language, 'auth.code_sms', { code, minutes: MINUTES })
  await deps.gateway.send(tx, { to: phone, channel: 'sms', template: `otp_${role}`, text, code, language })
  return { message: deps.texts.message(language, 'auth.code_sent'), resend_after_seconds: OTP_RESEND_SECONDS }
}

/** Sends a 6-digit passcode by email, whether or not the address has an account. Throws `request.rate_limited`. */
export const sendPasscode = async (
  deps: AuthDeps,
  tx: Sql,
  { email, language }: { email: string; language: Language },
): Promise<Sending> => {
  const code = await issueCode(deps, tx, passcodeAddress(email), CUSTOMER_OTP_DIGITS)
  await deps.gateway.send(tx, {
    to: email,
    channel: 'email',
    template: 'passcode',
    subject: deps.texts.message(language, 'auth.mail.passcode.subject', { code }),
    text: deps.texts.message(language, 'auth.mail.passcode.text', { code, minutes: MINUTES }),
    language,
    code,
  })
  return { message: deps.texts.message(language, 'auth.passcode_sent'), resend_after_seconds: OTP_RESEND_SECONDS }
}
