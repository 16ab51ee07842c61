import { createECDH, createHash } from 'node:crypto'

/** The key pair that identifies us to push services (RFC 8292), base64url. */
export type VapidKeys = { publicKey: string; privateKey: string }

/**
 * Derives the pair from a secret that is the same on every node. One secret in 2^32 is not a valid key of the curve: its hash
 * is used.
 */
export const vapidKeysFrom = (secret: Buffer): VapidKeys => {
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(secret)
  } catch {
    return vapidKeysFrom(createHash('sha256').update(secret).digest())
  }
  return { publicKey: curve.getPublicKey('base64url'), privateKey: secret.toString('base64url') }
}
