import { createHmac, timingSafeEqual } from 'node:crypto'

/** Maximum age of a webhook; an older one may be a replay. */
const BELIEVED_MS = 5 * 60_000

export const SIGNATURE_HEADER = 'x-test-bank-signature'

const sign = (secret: Buffer, atMs: number, body: string): string =>
  createHmac('sha256', secret).update(`${atMs}.${body}`).digest('hex')

/** The header of a webhook: the time of signing, and HMAC-SHA256 over that time and the body's bytes. */
export const signWebhook = (secret: Buffer, atMs: number, body: string): string => `t=${atMs},v1=${sign(secret, atMs, body)}`

/** True when the header is a recent signature of this body. Compares in constant time. */
export const isSignedWebhook = (secret: Buffer, header: unknown, body: string, nowMs: number): boolean => {
  const parts = typeof header === 'string' ? /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(header) : null
  if (!parts) return false
  const atMs = Number(parts[1])
  if (Math.abs(nowMs - atMs) > BELIEVED_MS) return false
  return timingSafeEqual(Buffer.from(parts[2] ?? '', 'hex'), Buffer.from(sign(secret, atMs, body), 'hex'))
}
