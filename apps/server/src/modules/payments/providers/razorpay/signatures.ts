import { createHmac, timingSafeEqual } from 'node:crypto'

const hmac = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest()

/** Compares without telling by time how much matched; the SDK's own comparison does tell. */
const isHmac = (secret: string, text: string, given: unknown): boolean =>
  typeof given === 'string' && /^[0-9a-f]{64}$/.test(given) && timingSafeEqual(Buffer.from(given, 'hex'), hmac(secret, text))

/** Did their checkout sign this payment for this order of theirs? The order is the one that we keep, not the one that is claimed. */
export const isCheckoutSignature = (keySecret: string, order: string, payment: string, signature: unknown): boolean =>
  isHmac(keySecret, `${order}|${payment}`, signature)

/** Is this report signed over these very bytes, by the present secret or one before? */
export const isWebhookSignature = (secrets: readonly string[], rawBody: string, signature: unknown): boolean =>
  secrets.some((secret) => isHmac(secret, rawBody, signature))
