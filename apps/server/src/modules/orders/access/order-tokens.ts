import { createHmac, createSecretKey, hash, timingSafeEqual } from 'node:crypto'

/**
 * Tokens of an order, 256 bits, derived from one secret of the product: `track` opens and cancels it, `share` only shows
 * a masked view. Deriving them means that a repeated request gets its first token again although only a hash is stored.
 */
export type OrderTokens = {
  track(orderId: string): string
  share(orderId: string): string
  hash(token: string): Buffer
  isShare(orderId: string, token: string): boolean
}

const sha256 = (text: string): Buffer => hash('sha256', text, 'buffer')

/** Compares without telling by time how much matched. */
export const isSameBytes = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b)

export const createOrderTokens = (secret: Buffer): OrderTokens => {
  // Made once: from bytes Node would make the key anew at every order, which costs more than the rest of it.
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
