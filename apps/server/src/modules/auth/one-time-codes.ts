import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { CUSTOMER_OTP_DIGITS, STORE_OTP_DIGITS } from '@jhola/contract/constants'
import type { CodeAddress } from './codes.repo.ts'

/** Who signs in: with which role a code was asked for. */
export type CodeRole = 'customer' | 'store_owner'

const DIGITS: Record<CodeRole, number> = { customer: CUSTOMER_OTP_DIGITS, store_owner: STORE_OTP_DIGITS }

/** A fresh code, every one as likely as the next, leading zeros included. */
export const makeCode = (role: CodeRole): string => String(randomInt(10 ** DIGITS[role])).padStart(DIGITS[role], '0')

/** A code of one role opens nothing of the other. */
export const codeAddress = (phone: string, role: CodeRole): CodeAddress => ({ recipient: phone, purpose: `sign_in:${role}` })

/** What is stored of a code: without the pepper all codes could be tried out on a stolen table in a blink. */
export const hashCode = (pepper: Buffer, codeId: string, code: string): Buffer =>
  createHmac('sha256', pepper).update(`${codeId}:${code}`).digest()

/** Compares without telling by time how much matched. A code that does not exist takes as long as a wrong one. */
export const isRightCode = (pepper: Buffer, open: { code_id: string; code_hash: Buffer } | undefined, code: string): boolean => {
  const asked = hashCode(pepper, open?.code_id ?? '', code)
  const expected = open?.code_hash ?? Buffer.alloc(asked.length)
  return timingSafeEqual(asked, expected) && open !== undefined
}
