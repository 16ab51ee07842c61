import { createHmac, timingSafeEqual } from 'node:crypto'

/** A report that is older than this when it comes is not believed: somebody recorded and repeated it. */
const BELIEVED_MS = 5 * 60_000

export const SIGNATURE_HEADER = 'x-test-bank-signature'

const sign = (secret: Buffer, atMs: number, body: string): string =>
  createHmac('sha256', secret).update(`${atMs}.${body}`).digest('hex')

/** The header that goes with a report: when it was signed, and HMAC-SHA256 over that moment and the body's bytes. */
export const signWebhook = (secret: Buffer, atMs: number, body: string): string => `t=${atMs},v1=${sign(secret, atMs, body)}`

/** Is this header a fresh signature of this body? Compares without telling by time how much matched. */
export const isSignedWebhook = (secret: Buffer, header: unknown, body: string, nowMs: number): boolean => {
  const parts = typeof header === 'string' ? /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(header) : null
  if (!parts) return false
  const atMs = Number(parts[1])
  if (Math.abs(nowMs - atMs) > BELIEVED_MS) return false
  return timingSafeEqual(Buffer.from(parts[2] ?? '', 'hex'), Buffer.from(sign(secret, atMs, body), 'hex'))
}
