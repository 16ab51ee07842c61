import { createHmac, createSecretKey, hash, timingSafeEqual } from 'node:crypto'

/**
 * Tokens of an order, 256 bits, derived from one secret of the product. `track` gives access and may cancel; `share` shows a
 * masked view only. They are derived so that a repeated request gets its first token again although only a hash is stored.
 */
export type OrderTokens = {
  track(orderId: string): string
  share(orderId: string): string
  hash(token: string): Buffer
  isShare(orderId: string, token: string): boolean
}

const sha256 = (text: string): Buffer => hash('sha256', text, 'buffer')

/** Compares in constant time. */
export const isSameBytes = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b)

export const createOrderTokens = (secret: Buffer): OrderTokens => {
  // Created once: from bytes, Node would create the key again for every order, which costs more than the rest.
  const key = createSecretKey(secret)
  const derive = (purpose: string, orderId: string) =>
    createHmac('sha256', key).update(`${purpose}:${orderId}`).digest('base64url')
  return {
    track: (orderId) => derive('track', orderId),
    share: (orderId) => derive('share', orderId),
    hash: sha256,
    isShare: (orderId, token) => isSameBytes(sha256(token), sha256(derive('share', orderId))),
  }
}
