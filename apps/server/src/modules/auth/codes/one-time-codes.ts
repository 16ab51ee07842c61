import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { CodeAddress } from './codes.repo.ts'

/** The role for which a code was requested. */
export type CodeRole = 'customer' | 'store_owner'

/** A new random code, evenly distributed, leading zeros included. */
export const makeCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0')

/** A code of one role is not valid for the other. */
export const codeAddress = (phone: string, role: CodeRole): CodeAddress => ({
  channel: 'sms',
  recipient: phone,
  purpose: `sign_in:${role}`,
})

/** The address of an emailed passcode: it signs in to a shop, or verifies the email for a new password. */
export const passcodeAddress = (email: string): CodeAddress => ({ channel: 'email', recipient: email, purpose: 'sign_in:email' })

/** The stored hash of a code. Without the pepper, all codes of a stolen table could be found by brute force. */
export const hashCode = (pepper: Buffer, codeId: string, code: string): Buffer =>
  createHmac('sha256', pepper).update(`${codeId}:${code}`).digest()

/** Compares in constant time. A missing code takes as long as a wrong one. */
export const isRightCode = (pepper: Buffer, open: { code_id: string; code_hash: Buffer } | undefined, code: string): boolean => {
  const typedHash = hashCode(pepper, open?.code_id ?? '', code)
  const expected = open?.code_hash ?? Buffer.alloc(typedHash.length)
  return timingSafeEqual(typedHash, expected) && open !== undefined
}
