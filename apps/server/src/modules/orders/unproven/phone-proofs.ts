import { createHmac, createSecretKey } from 'node:crypto'
import { PHONE_PROOF_HEADER, PHONE_PROOF_VALID_MS } from '@jhola/contract/constants'
import { readCookie } from '../../../platform/http/caller/session-cookie.ts'
import { isSameBytes } from '../access/order-tokens.ts'

type Headers = Readonly<Record<string, unknown>>

/** Proofs that a number was confirmed by a code on this device. */
export type PhoneProofs = {
  issue(phone: string, nowMs: number): { proof: string; validUntil: Date }
  /** Whether a request carries a valid proof of this number: in its cookie, or for programs in a header. */
  hasValid(headers: Headers, phone: string, nowMs: number): boolean
  /** The Set-Cookie header that adds a proof to those that the browser has. */
  cookieWith(headers: Headers, proof: string): string
}

const COOKIE = 'jhola_proofs'
/** How many numbers a browser keeps. */
const MOST_KEPT = 5
const LONGEST = 400

const cookieProofs = ({ cookie }: Headers): string[] => {
  const value = typeof cookie === 'string' ? readCookie(cookie, COOKIE) : null
  return value === null || value.length > LONGEST ? [] : value.split('~').slice(-MOST_KEPT)
}

/**
 * A proof is signed, not stored: `<valid until>.<signature>`, for its number only. Browsers keep them in a cookie that scripts
 * cannot read and that goes with orders only.
 */
export const createPhoneProofs = (secret: Buffer, { isSecure }: { isSecure: boolean }): PhoneProofs => {
  const key = createSecretKey(secret)
  const sign = (phone: string, until: string) => createHmac('sha256', key).update(`phone:${until}:${phone}`).digest('base64url')
  const isValid = (phone: string, proof: string, nowMs: number): boolean => {
    const [until = '', signature = ''] = proof.split('.')
    if (!/^[0-9a-z]{1,12}$/.test(until) || Number.parseInt(until, 36) <= nowMs) return false
    return isSameBytes(Buffer.from(signature), Buffer.from(sign(phone, until)))
  }
  return {
    issue: (phone, nowMs) => {
      const untilMs = nowMs + PHONE_PROOF_VALID_MS
      const until = untilMs.toString(36)
      return { proof: `${until}.${sign(phone, until)}`, validUntil: new Date(untilMs) }
    },
    hasValid: (headers, phone, nowMs) => {
      const given = headers[PHONE_PROOF_HEADER]
      const proofs = typeof given === 'string' ? [given.slice(0, LONGEST)] : cookieProofs(headers)
      return proofs.some((proof) => isValid(phone, proof, nowMs))
    },
    cookieWith: (headers, proof) => {
      const kept = [...cookieProofs(headers).slice(1 - MOST_KEPT), proof].join('~')
      const attributes = `Path=/api/v1/orders; HttpOnly; SameSite=Lax; Max-Age=${PHONE_PROOF_VALID_MS / 1000}`
      return `${COOKIE}=${kept}; ${attributes}${isSecure ? '; Secure' : ''}`
    },
  }
}
