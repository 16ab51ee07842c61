import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

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

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares without telling by time how much matched. */
export const isSameBytes = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b)

export const createOrderTokens = (secret: Buffer): OrderTokens => {
  const derive = (purpose: string, orderId: string) =>
    createHmac('sha256', secret).update(`${purpose}:${orderId}`).digest('base64url')
  return {
    track: (orderId) => derive('track', orderId),
    share: (orderId) => derive('share', orderId),
    hash: sha256,
    isShare: (orderId, token) => isSameBytes(sha256(token), sha256(derive('share', orderId))),
  }
}
