import { createHmac, timingSafeEqual } from 'node:crypto'

const hmac = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest()

/** Compares in constant time; the SDK's own comparison does not. */
const isHmac = (secret: string, text: string, given: unknown): boolean =>
  typeof given === 'string' && /^[0-9a-f]{64}$/.test(given) && timingSafeEqual(Buffer.from(given, 'hex'), hmac(secret, text))

/** True when the Razorpay checkout signed this payment for this order. Pass the stored order, not the claimed one. */
export const isCheckoutSignature = (keySecret: string, order: string, payment: string, signature: unknown): boolean =>
  isHmac(keySecret, `${order}|${payment}`, signature)

/** True when a webhook is signed over exactly these bytes, with the current or a previous secret. */
export const isWebhookSignature = (secrets: readonly string[], rawBody: string, signature: unknown): boolean =>
  secrets.some((secret) => isHmac(secret, rawBody, signature))
