import { CUSTOMER_OTP_DIGITS, OTP_RESEND_SECONDS, OTP_VALID_MS } from '@jhola/contract/constants'
import type { Language } from '@jhola/contract/shared/wire'
import type { Sql } from '../../../platform/db/sql.ts'
import type { Asker } from '../../../platform/http/caller/device-cookie.ts'
import type { AuthDeps } from '../deps.ts'
import { askerKeys } from '../devices/asker-keys.ts'
import { findStanding } from '../devices/known-devices.repo.ts'
import { type CodeAddress, endOpenCodes, insertCode, kindOfCode, lockRecipient, readSentCodes } from './codes.repo.ts'
import { type CodeRole, codeAddress, hashCode, makeCode, passcodeAddress } from './one-time-codes.ts'
import { requireAllowance, requireSent } from './sent-codes.ts'

type Asked = { message: string; resend_after_seconds: number }

const MINUTES = OTP_VALID_MS / 60_000

/** A code, and how its message counts: a stranger may have asked on an unknown device. */
type IssuedCode = { code: string; cause: 'stranger' | 'account' }

/**
 * Creates a code for an address and the device that asks; it replaces the earlier one of this device. Throws
 * `request.rate_limited` when the device's allowance is used up.
 */
const issueCode = async (deps: AuthDeps, tx: Sql, address: CodeAddress, digits: number, asker: Asker): Promise<IssuedCode> => {
  const now = deps.clock.now()
  const { recipient } = address
  const pepper = await deps.secrets.get('code_pepper')
  const keys = await askerKeys(deps.secrets, asker)
  const { device_key, network_key } = keys
  await lockRecipient(tx, recipient)
  const found = await findStanding(tx, recipient, { ...keys, userId: asker.userId }, now)
  const sent = await readSentCodes(tx, recipient, keys, now)
  const standing = requireAllowance({ kind: kindOfCode(address), standing: found, sent }, { ...deps, now })
  await endOpenCodes(tx, { ...address, device_key }, now)
  const code_id = deps.ids.uuid()
  const code = makeCode(digits)
  const code_hash = hashCode(pepper, code_id, code)
  const expiresAt = new Date(now.getTime() + OTP_VALID_MS)
  await insertCode(tx, { ...address, code_id, code_hash, createdAt: now, expiresAt, device_key, network_key, standing })
  return { code, cause: standing === 'unknown' ? 'stranger' : 'account' }
}

/**
 * Sends a one-time code to a number, whether or not it has an account, in the caller's transaction with its message. Only the
 * device that asked can use it. Throws `request.rate_limited`, by the same rules whether or not the number has an account.
 */
export const sendCode = async (
  deps: AuthDeps,
  tx: Sql,
  { phone, role, language }: { phone: string; role: CodeRole; language: Language },
  asker: Asker,
): Promise<Asked> => {
  const digits = role === 'store_owner' ? deps.storeCodeDigits : CUSTOMER_OTP_DIGITS
  const { code, cause } = await issueCode(deps, tx, codeAddress(phone, role), digits, asker)
  const text = deps.texts.message(language, 'auth.code_sms', { code, minutes: MINUTES })
  requireSent(await deps.gateway.send(tx, { to: phone, channel: 'sms', template: `otp_${role}`, text, code, language, cause }))
  return { message: deps.texts.message(language, 'auth.code_sent'), resend_after_seconds: OTP_RESEND_SECONDS }
}

/** Sends a 6-digit passcode by email, whether or not the address has an account. Throws `request.rate_limited`. */
export const sendPasscode = async (
  deps: AuthDeps,
  tx: Sql,
  { email, language }: { email: string; language: Language },
  asker: Asker,
): Promise<Asked> => {
  const { code, cause } = await issueCode(deps, tx, passcodeAddress(email), CUSTOMER_OTP_DIGITS, asker)
  const sending = await deps.gateway.send(tx, {
    to: email,
    channel: 'email',
    template: 'passcode',
    subject: deps.texts.message(language, 'auth.mail.passcode.subject', { code }),
    text: deps.texts.message(language, 'auth.mail.passcode.text', { code, minutes: MINUTES }),
    language,
    code,
    cause,
  })
  requireSent(sending)
  return { message: deps.texts.message(language, 'auth.passcode_sent'), resend_after_seconds: OTP_RESEND_SECONDS }
}
