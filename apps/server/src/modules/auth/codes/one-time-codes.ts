import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { CUSTOMER_OTP_DIGITS, STORE_OTP_DIGITS } from '@jhola/contract/constants'
import type { CodeAddress } from './codes.repo.ts'

/** Who signs in: with which role a code was asked for. */
export type CodeRole = 'customer' | 'store_owner'

/** Digits of the code that goes to a number. */
export const CODE_DIGITS: Record<CodeRole, number> = { customer: CUSTOMER_OTP_DIGITS, store_owner: STORE_OTP_DIGITS }

/** A fresh code, every one as likely as the next, leading zeros included. */
export const makeCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0')

/** A code of one role opens nothing of the other. */
export const codeAddress = (phone: string, role: CodeRole): CodeAddress => ({
  channel: 'sms',
  recipient: phone,
  purpose: `sign_in:${role}`,
})

/** Of a passcode that is e-mailed: it signs in to a shop, or proves the address for a new password. */
export const passcodeAddress = (email: string): CodeAddress => ({ channel: 'email', recipient: email, purpose: 'sign_in:email' })

/** What is stored of a code: without the pepper all codes could be tried out on a stolen table in a blink. */
export const hashCode = (pepper: Buffer, codeId: string, code: string): Buffer =>
  createHmac('sha256', pepper).update(`${codeId}:${code}`).digest()

/** Compares without telling by time how much matched. A code that does not exist takes as long as a wrong one. */
export const isRightCode = (pepper: Buffer, open: { code_id: string; code_hash: Buffer } | undefined, code: string): boolean => {
  const asked = hashCode(pepper, open?.code_id ?? '', code)
  const expected = open?.code_hash ?? Buffer.alloc(asked.length)
  return timingSafeEqual(asked, expected) && open !== undefined
}
